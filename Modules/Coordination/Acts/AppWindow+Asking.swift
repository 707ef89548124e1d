/// What an act does when something would be lost, or is asked.
extension AppWindow {
  /// One question for the whole act, however many screens hold unsaved input.
  func leaveOrAsk(_ stack: Navigator, keeping count: Int) {
    guard stack.hasUnsavedInput(above: count), let front = frontScreen else {
      return leave(stack, keeping: count)
    }
    let question = Screen.Alert.discard(words) { [weak self, weak stack] in
      if let stack { self?.leave(stack, keeping: count) }
    }
    ask(question, over: front)
  }

  func press(_ button: Screen.Alert.Button) {
    guard let front = frontScreen else { return }
    record(.answered, front.owner, front, detail: button.id)
    log.alerted = nil
    if front.question == nil { front.viewModel.alert = nil } else { ask(nil, over: front) }
    button.action()
  }
}

/// What a shell has to know before a person acts, because it moves first and tells afterwards.
extension AppWindow {
  /// Whether ``back()`` would be taken.
  public var canGoBack: Bool {
    if let alert { return alert.backButton != nil }
    guard let stack = frontNavigator else { return false }
    return stack.screens.count > 1 || stack.style == .sheet
  }

  /// Whether ``back()`` would ask `Discard?` before anything leaves.
  public var backAsks: Bool {
    alert == nil && canGoBack && front?.viewModel.hasUnsavedInput == true
  }

  /// Whether a swipe may take the front screen away: there is one below it, no alert is up, and
  /// nothing typed would be lost unasked.
  public var canSwipeBack: Bool {
    alert == nil && !backAsks && (frontNavigator?.screens.count ?? 0) > 1
  }

  /// Whether a person may pull the top modal down: it is a sheet, no alert is up, and nothing typed
  /// would be lost unasked.
  public var canBePulledDown: Bool {
    guard alert == nil, let modal = modals.last, modal.style == .sheet else { return false }
    return !modal.hasUnsavedInput
  }
}
