/// What an act asks for before it is taken.
extension AppWindow {
  /// Logs the refusal of an act, and concludes what was taken.
  func act(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    try concluding { window throws(Refusal) in
      do throws(Refusal) {
        try body()
      } catch {
        window.record(.refused, window.frontScreen?.owner, detail: error.description)
        throw error
      }
    }
  }

  func requireFront(_ screen: Screen) throws(Refusal) {
    guard !screen.hasLeft else { throw .gone(title: screen.viewModel.title) }
    guard screen === frontScreen else { throw .covered(title: screen.viewModel.title) }
    if let alert = alert(over: screen) { throw .alertUp(title: alert.title) }
  }

  // Neither keeps the front screen, which may be about to leave: it would have to be watched.
  func requireFrontStack() throws(Refusal) -> Navigator {
    guard let stack = frontStack, !stack.storedScreens.isEmpty else { throw .nothingShown }
    return stack
  }

  func requireMore(than count: Int, on stack: Navigator) throws(Refusal) {
    guard stack.storedScreens.count > count else {
      throw .atRoot(title: stack.storedScreens.last?.viewModel.title ?? "")
    }
  }

  func requireNoAlert() throws(Refusal) {
    if let alert = frontAlert { throw .alertUp(title: alert.title) }
  }

  /// A cover cannot be pulled down.
  func requireSheet(_ modal: Navigator) throws(Refusal) {
    if modal.style == .cover, let front = frontScreen { throw .cover(title: front.viewModel.title) }
  }

  // An element is a handful of references, so it is not copied.
  func find(
    _ id: String, on screen: Screen
  ) throws(Refusal) -> (elements: [Screen.Element], index: Int) {
    try requireFront(screen)
    let elements = screen.viewModel.elements
    var found: Int?
    for index in elements.indices where elements[index].id == id {
      precondition(found == nil, "Two elements of a screen have the id “\(id)”: rename one.")
      found = index
    }
    guard let found else { throw .noSuchElement(id, title: screen.viewModel.title) }
    guard elements[found].isEnabled else { throw .disabled(id) }
    return (elements, found)
  }
}
