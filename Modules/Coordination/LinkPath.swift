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
  init?(_ window: Window, of link: LinkUnderWay) {
    guard let root = window.storedRoot else { return nil }
    let first = root.stacks.first { navigator in
      navigator.storedScreens.first.map { LinkUnderWay(link.address, then: { _ in }).pass($0) }
        ?? false
    }
    guard let first else { return nil }
    stacks = [first] + (first === root.frontStack ? window.storedModals : [])
    walk: for (level, navigator) in stacks.enumerated() {
      keptModals = level
      for (index, screen) in navigator.storedScreens.enumerated() {
        keptScreens = index
        guard link.pass(screen) else { break walk }
      }
      keptScreens = navigator.storedScreens.count
    }
    surplus =
      stacks[keptModals].storedScreens[keptScreens...]
      + stacks[(keptModals + 1)...].flatMap(\.storedScreens)
    if first !== root.frontStack { surplus += window.storedModals.flatMap(\.storedScreens) }
  }
}
