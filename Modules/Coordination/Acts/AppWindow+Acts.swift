/// What a person can do. A shell calls these; each changes the tree, or is refused and changes
/// nothing but the log.
extension AppWindow {
  /// Taps a button or a row of a screen, which must be the front one.
  public func tap(_ id: String, on screen: Screen) throws(Refusal) {
    try act { () throws(Refusal) in
      let (elements, index) = try find(id, on: screen)
      guard let tap = elements[index].onTap else { throw .notTappable(id) }
      tap()
    }
  }

  /// Replaces the text of a field of a screen, which must be the front one; nothing clears it. Of a
  /// picker, chooses one of its options.
  public func enter(_ text: String, into id: String, on screen: Screen) throws(Refusal) {
    try act { () throws(Refusal) in
      let (elements, index) = try find(id, on: screen)
      guard let type = elements[index].onType else { throw .notTypable(id) }
      let (kind, options) = (elements[index].kind, elements[index].options)
      if kind == .picker, !options.contains(text) {
        throw .noSuchOption(text, of: id, options: options)
      }
      type(text)
    }
  }

  /// Runs an act of a view model, if its screen is the front one; see also ``act(on:)``.
  public func perform(on screen: Screen, _ body: () -> Void) throws(Refusal) {
    try act { () throws(Refusal) in
      try requireFront(screen)
      body()
    }
  }

  /// Gives one of the answers of the alert that is up: of this one, when a shell says which it shows.
  public func answer(_ id: String, of shown: Screen.Alert? = nil) throws(Refusal) {
    try act { () throws(Refusal) in
      guard let alert = frontAlert else { throw .noAlert }
      if let shown, shown.number != alert.number { throw .otherAlert(title: alert.title) }
      guard let button = alert.buttons.first(where: { $0.id == id }) else {
        throw .noSuchAnswer(id, answers: alert.buttons.map(\.id))
      }
      press(button)
    }
  }

  /// Goes back in the innermost layer: the alert, the stack in front, the modal.
  ///
  /// Refused at a root, and at the first screen of a ``Presentation/Style/cover``. Asks `Discard?`
  /// first when unsaved input would be lost.
  public func back() throws(Refusal) {
    try act { () throws(Refusal) in
      if let alert = frontAlert {
        guard let button = alert.backButton else {
          throw .needsAnswer(title: alert.title, answers: alert.buttons.map(\.id))
        }
        return press(button)
      }
      let stack = try requireFrontStack()
      if stack.isModal, stack.storedScreens.count == 1 { try requireSheet(stack) }
      try requireMore(than: stack.isModal ? 0 : 1, on: stack)
      leaveOrAsk(stack, keeping: stack.storedScreens.count - 1)
    }
  }

  /// Goes back some screens of the stack in front, or is refused whole when there are fewer.
  public func back(_ count: Int) throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      let stack = try requireFrontStack()
      let available = stack.storedScreens.count - 1
      guard count > 0, count <= available else {
        throw .tooFewScreens(asked: count, available: available)
      }
      leaveOrAsk(stack, keeping: stack.storedScreens.count - count)
    }
  }

  /// Goes back to the root of the stack in front. Refused when that is where the person is.
  public func backToRoot() throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      let stack = try requireFrontStack()
      try requireMore(than: 1, on: stack)
      leaveOrAsk(stack, keeping: 1)
    }
  }

  /// Pulls the top modal down, which must be a sheet.
  public func dismiss() throws(Refusal) {
    try act { () throws(Refusal) in
      try requireNoAlert()
      guard let modal = storedModals.last else { throw .noModal }
      try requireSheet(modal)
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
      let stack = tabBar.tabs[index].navigator
      guard stack === tabBar.frontStack else { return select(index, of: tabBar) }
      leaveOrAsk(stack, keeping: 1)
    }
  }
}
