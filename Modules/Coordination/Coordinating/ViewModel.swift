public import Observation

/// What a screen shows, without a view: a shell draws it, a test reads it.
///
/// Acts are methods named after what a person did. A view model knows no coordinator.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// What the screen is called, and the label of Back on the screen above.
  var title: String { get }
  /// How the screen reads from top to bottom; none unless a view model says so.
  var elements: [Screen.Element] { get }
  /// The question that is up. Set it to ask; the window sets it to `nil` when it is answered.
  var alert: Screen.Alert? { get set }
  /// Whether a person's act that would remove the screen asks `Discard?` first.
  var hasUnsavedInput: Bool { get }
}

extension ViewModel {
  public var elements: [Screen.Element] { [] }
  public var alert: Screen.Alert? {
    get { nil }
    set {}
  }
  public var hasUnsavedInput: Bool { false }
}
