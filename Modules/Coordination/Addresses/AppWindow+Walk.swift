/// How an address is opened: what it begins with stays, what is above it leaves, and one step after
/// the other is taken.
extension AppWindow {
  /// Keeps what the address begins with and removes what is above, in one change.
  func begin(_ link: LinkUnderWay) {
    let older = links.underWay
    links.underWay = link
    busy.begin()
    // Whoever hears this may open yet another one.
    if let older { drop(older) }
    guard link === links.underWay else { return }
    guard let front = frontScreen, let row else {
      return fail(link, .unknown(link.address, step: link.step))
    }
    guard let kept = keep(link, in: row) else {
      // Nothing of it is there: the root of the app is asked first, for another root.
      step(link, asking: rootCoordinator, from: front)
      return advance(link)
    }
    let level = if case .modal(let level) = kept.stack.place { level + 1 } else { 0 }
    // The stack may be covered, and then lose nothing itself.
    let isFront = kept.count == kept.stack.storedScreens.count && level == storedModals.count
    let isElsewhere = level == 0 && kept.stack !== row.frontStack
    if !isFront || isElsewhere {
      let surplus = storedModals.dropFirst(level).flatMap(\.storedScreens) + kept.surplus
      if asks(link, about: surplus) { return }
      changes.begin()
      closeModals(above: level)
      cut(kept.stack, keeping: kept.count)
      if isElsewhere, let index = row.index(of: kept.stack) { choose(index, of: row) }
    }
    // Whatever was closed is heard of before the walk goes on, unless something is heard already.
    concluding { $0.closeAlert(over: front) }
    advance(link)
  }

  /// Follows the address over the screens that are there: from the root of the tab that it names, to
  /// the next one on the same stack, or to a modal that was opened from this one.
  private func keep(_ link: LinkUnderWay, in row: TabBar) -> Kept? {
    guard var stack = rootStacks.first(where: { $0.storedScreens.first.map(link.pass) ?? false })
    else { return nil }
    var (count, level) = (1, 0)
    while !link.rest.isEmpty {
      let screen = stack.storedScreens[count - 1]
      let above = screen.openModals == 0 ? [] : storedModals.dropFirst(level).reversed()
      let opened = above.first { $0.presenter === screen && link.pass($0.storedScreens[0]) }
      if let opened, case .modal(let next) = opened.place {
        (stack, count, level) = (opened, 1, next + 1)
      } else if count < stack.storedScreens.count, link.pass(stack.storedScreens[count]) {
        count += 1
      } else {
        break
      }
    }
    return Kept(stack: stack, count: count)
  }

  /// How much of what is there the address begins with.
  @MainActor
  private struct Kept {
    let stack: Navigator
    let count: Int
    var surplus: ArraySlice<Screen> { stack.storedScreens.dropFirst(count) }
  }

  /// Asks `Discard?` when one of these holds unsaved input, and says whether it did.
  func asks(_ link: LinkUnderWay, about screens: [Screen]) -> Bool {
    guard link.mayAsk, let front = frontScreen,
      screens.contains(where: \.viewModel.hasUnsavedInput)
    else { return false }
    let address = link.address
    let question = Screen.Alert.discard(words) { [weak self] in
      self?.begin(LinkUnderWay(address, mayAsk: false))
    }
    ask(question, over: front)
    end(link, .success(.asked))
    return true
  }
}
