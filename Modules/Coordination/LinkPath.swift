/// The stacks that an address runs along, and how much of them it begins with.
@MainActor
struct LinkPath {
  /// The stack of the tab that the address names, or the root; then the modals over it, when the
  /// person is there.
  let stacks: [Navigator]
  /// In which of the stacks the address leaves them, and how many screens of that one stay.
  private(set) var keptModals = 0
  private(set) var keptScreens = 0
  /// The screens that have to go.
  private(set) var surplus: [Screen] = []

  /// Takes what is kept off the rest of the link. None when no root begins the address.
  init?(_ window: Window, of link: Link) {
    guard let root = window.base else { return nil }
    let first = root.stacks.first { navigator in
      navigator.stack.first.map { Link(link.address, then: { _ in }).pass($0) } ?? false
    }
    guard let first else { return nil }
    stacks = [first] + (first === root.front ? window.covers : [])
    walk: for (level, navigator) in stacks.enumerated() {
      keptModals = level
      for (index, screen) in navigator.stack.enumerated() {
        keptScreens = index
        guard link.pass(screen) else { break walk }
      }
      keptScreens = navigator.stack.count
    }
    surplus =
      stacks[keptModals].stack[keptScreens...] + stacks[(keptModals + 1)...].flatMap(\.stack)
    if first !== root.front { surplus += window.covers.flatMap(\.stack) }
  }
}
