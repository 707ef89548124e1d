/// What a person can do. A shell calls these; each changes the tree, or is refused and changes
/// nothing but the log.
extension AppWindow {
  /// Taps a button or a row of a screen, which must be the front one.
  public func tap(_ id: String, on screen: Screen) throws(Refusal) {
    try act { () throws(Refusal) in
      let element = try element(id, on: screen)
      guard let tap = element.onTap else { throw .notTappable(id) }
      tap()
    }
  }

  /// Replaces the text of a field of a screen, which must be the front one. Nothing clears it.
  public func enter(_ text: String, into id: String, on screen: Screen) throws(Refusal) {
    try act { () throws(Refusal) in
      let element = try element(id, on: screen)
      guard let type = element.onType else { throw .notTypable(id) }
      type(text)
    }
  }

  /// Runs an act of a view model, if its screen is the front one. For a shell with views of its own.
  public func perform(on screen: Screen, _ body: () -> Void) throws(Refusal) {
    try act { () throws(Refusal) in
      try requireFront(screen)
      body()
    }
  }

  /// Gives one of the answers of the alert that is up.
  public func answer(_ id: String) throws(Refusal) {
    try act { () throws(Refusal) in
      guard let alert = frontAlert else { throw .noAlert }
      guard let button = alert.buttons.first(where: { $0.id == id }) else {
        throw .noSuchAnswer(id, answers: alert.buttons.map(\.id))
      }
      press(button)
    }
  }

  /// Goes back in the innermost layer: the alert, the stack in front, the modal.
  ///
  /// Refused at a root. Asks `Discard?` first when unsaved input would be lost.
  public func back() throws(Refusal) {
    try act { () throws(Refusal) in
      if let alert = frontAlert {
        guard let button = alert.backButton else {
          throw .needsAnswer(title: alert.title, answers: alert.buttons.map(\.id))
        }
        return press(button)
      }
      let navigator = try requireFrontStack()
      try requireMore(than: storedModals.isEmpty ? 1 : 0, on: navigator)
      leaveOrAsk(navigator, keeping: navigator.storedScreens.count - 1)
    }
  }

  /// Goes back some screens of the stack in front, or is refused whole when there are fewer.
  public func back(_ count: Int) throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      let navigator = try requireFrontStack()
      let available = navigator.storedScreens.count - 1
      guard count > 0, count <= available else {
        throw .tooFewScreens(asked: count, available: available)
      }
      leaveOrAsk(navigator, keeping: navigator.storedScreens.count - count)
    }
  }

  /// Goes back to the root of the stack in front. Refused when that is where the person is.
  public func backToRoot() throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      let navigator = try requireFrontStack()
      try requireMore(than: 1, on: navigator)
      leaveOrAsk(navigator, keeping: 1)
    }
  }

  /// Pulls the top modal down.
  public func dismiss() throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      guard let modal = storedModals.last else { throw .noModal }
      leaveOrAsk(modal, keeping: 0)
    }
  }

  /// Selects a tab; the selected one goes back to its root.
  public func select(_ id: String) throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      guard let tabBar = shownBar else { throw .noTabs }
      guard let index = tabBar.index(of: id) else {
        throw .noSuchTab(id, tabs: tabBar.tabs.map(\.id))
      }
      if let front = frontScreen, !storedModals.isEmpty {
        throw .modalUp(title: front.viewModel.title)
      }
      let navigator = tabBar.tabs[index].navigator
      guard navigator === tabBar.frontStack else { return tabBar.select(id) }
      leaveOrAsk(navigator, keeping: 1)
    }
  }

  /// Whether ``back()`` would be taken.
  public var canGoBack: Bool {
    if let alert { return alert.backButton != nil }
    return !modals.isEmpty || (frontNavigator?.screens.count ?? 0) > 1
  }
}

extension AppWindow {
  /// Logs the refusal of an act, and concludes what was taken.
  private func act(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    defer { conclude() }
    do {
      try body()
    } catch {
      record(.refused, frontScreen?.owner, detail: error.description)
      throw error
    }
  }

  private func requireFront(_ screen: Screen) throws(Refusal) {
    guard !screen.hasLeft else { throw .gone(title: screen.viewModel.title) }
    guard screen === frontScreen else { throw .covered(title: screen.viewModel.title) }
    try requireNoAlert()
  }

  // Neither keeps the front screen, which may be about to leave: it would have to be watched.
  private func requireFrontStack() throws(Refusal) -> Navigator {
    guard let navigator = frontStack, !navigator.storedScreens.isEmpty else { throw .nothingShown }
    return navigator
  }

  private func requireMore(than count: Int, on navigator: Navigator) throws(Refusal) {
    guard navigator.storedScreens.count > count else {
      throw .atRoot(title: navigator.storedScreens.last?.viewModel.title ?? "")
    }
  }

  private func requireNoAlert() throws(Refusal) {
    if let alert = frontAlert { throw .alertUp(title: alert.title) }
  }

  private func element(_ id: String, on screen: Screen) throws(Refusal) -> Screen.Element {
    try requireFront(screen)
    for element in screen.viewModel.elements where element.id == id {
      guard element.isEnabled else { throw .disabled(id) }
      return element
    }
    throw .noSuchElement(id, title: screen.viewModel.title)
  }

  /// One question for the whole act, however many screens hold unsaved input.
  private func leaveOrAsk(_ navigator: Navigator, keeping count: Int) {
    guard navigator.hasUnsavedInput(above: count), let front = frontScreen else {
      return leave(navigator, keeping: count)
    }
    let question = Screen.Alert.discard { [weak self, weak navigator] in
      if let navigator { self?.leave(navigator, keeping: count) }
    }
    ask(question, over: front)
  }

  private func press(_ button: Screen.Alert.Button) {
    guard let front = frontScreen else { return }
    record(.answered, front.owner, front, detail: button.id)
    alerted = nil
    if front.question == nil { front.viewModel.alert = nil } else { ask(nil, over: front) }
    button.action()
  }
}
