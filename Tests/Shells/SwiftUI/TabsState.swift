@_spi(User) @MainActor
public final class TabsState {
  public internal(set) var selected: AnyHashable?
  var visited: Set<AnyHashable> = []
  var write: @MainActor (AnyHashable) -> Void = { _ in }
}
