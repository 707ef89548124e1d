/// What all of an app's coordinators, stacks and work share: the way to their window.
///
/// Made by the root of the app, and empty when that goes. So whatever has left, and is kept by
/// somebody, finds the window to log what it tries, and keeps no app alive.
nonisolated final class WindowHandle {
  var window: AppWindow?

  init(_ window: AppWindow) { self.window = window }
}
