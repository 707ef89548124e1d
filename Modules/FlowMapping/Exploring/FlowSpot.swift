public import Coordination

/// Where a person is: the place on a map, and what else decides what can happen there.
@MainActor
public struct FlowSpot {
  /// The place, in words that are the same in every run.
  public let place: FlowMap.Place.Kind
  /// As what the front screen is shown.
  public let form: FlowMap.Place.Form
  /// Equal for two spots at which the same can be done, as far as a person sees.
  public let key: String
  let tab: String?
  private let front: Int?
  private let alert: String?
  private let modals: Int
  /// The first screen of each stack under the modals.
  private let roots: [Int]
  /// Every screen there is, also in other tabs.
  private let screens: Set<Int>

  /// Looks at what is there now.
  public init(_ window: AppWindow) {
    let screen = window.front
    let owner = window.coordinators.last { coordinator in
      coordinator.screens.contains { $0.number == screen?.number }
    }
    alert = window.alert?.title
    place = FlowMap.Place.Kind(
      screen: Self.kind(of: screen?.segment.parts ?? []), owner: owner?.name ?? "", alert: alert)
    front = screen?.number
    modals = window.modals.count
    tab = window.tabBar?.selected.id
    roots = Self.roots(of: window)
    screens = Set(window.stacks.flatMap { $0.screens.map(\.number) })
    let isFirst = window.frontNavigator?.screens.count == 1
    form =
      alert != nil
      ? .alert : !isFirst ? .page : modals > 0 ? .modal : tab != nil ? .tab : .root
    key = [
      "\(place)", form.rawValue, tab ?? "", "\(modals > 0)",
      "\(screen?.viewModel.hasUnsavedInput ?? false)", Self.uses(of: screen),
      window.alert?.buttons.map(\.id).joined(separator: ",") ?? "",
    ].joined(separator: "|")
  }

  /// What can be used, with what is in it: rows of one list count once.
  private static func uses(of screen: Screen?) -> String {
    var uses: [String] = []
    for element in screen?.viewModel.elements ?? [] where element.kind != .text {
      let id = element.kind == .row ? FlowAct.general(element.id) : element.id
      let use = "\(id)\(element.isEnabled ? "" : "-")\(element.value.map { "=\($0)" } ?? "")"
      if uses.last != use { uses.append(use) }
    }
    return uses.joined(separator: ",")
  }

  /// `product/1` is one of `product/N`.
  private static func kind(of parts: [String]) -> String {
    (parts.prefix(1) + parts.dropFirst().map { _ in "N" }).joined(separator: "/")
  }

  /// What has happened since another spot.
  public func move(since old: FlowSpot) -> FlowMap.Move {
    if roots != old.roots { return .replaces }
    if front == old.front {
      return alert == old.alert ? .stays : alert == nil ? .closes : .asks
    }
    if let front, old.screens.contains(front) { return tab == old.tab ? .leaves : .switches }
    if modals > old.modals { return .presents }
    return old.front.map(screens.contains) ?? false ? .pushes : .swaps
  }

  /// The screens that have come since another spot, unless a root was replaced.
  static func arrivals(since old: FlowSpot, in window: AppWindow) -> [Screen] {
    guard roots(of: window) == old.roots, let last = old.screens.max() else { return [] }
    return window.stacks.flatMap { $0.screens.reversed().prefix { $0.number > last } }
  }

  private static func roots(of window: AppWindow) -> [Int] {
    window.stacks.dropLast(window.modals.count).compactMap { $0.screens.first?.number }
  }
}
