/// How what has left still finds its window, to log what it tries: through the app's root.
///
/// Kept by all of them, and keeps none. A weak reference for each would cost more than the anchor.
nonisolated final class Anchor {
  weak var root: AnyLifetime?

  var window: Window? { root?.window }
}
