import Coordination
import Observation

/// The view model of every screen here, on both sides. It counts what happens to it.
@MainActor
@Observable
final class Page: ViewModel {
  /// What a person can tap.
  enum Action {
    case start(on: Int)
    case another
    case present
    case close
    case note
  }

  /// How many pages were made so far.
  static var made = 0
  /// How often a page was read, by the core or by whoever draws it.
  static var visits = 0
  /// How many taps led to a coordinator and back.
  static var notes = 0

  private(set) var text = 0
  @ObservationIgnored private weak var delegate: (any PageDelegate)?

  init(delegate: any PageDelegate) {
    self.delegate = delegate
    Self.made += 1
  }

  func tapped(_ action: Action) {
    delegate?.page(self, didTap: action)
  }

  func change() { text += 1 }
  func note() { Self.notes += 1 }
}

/// What the core reads, and a shell.
extension Page {
  var title: String {
    Self.visits += 1
    return "Page"
  }

  var elements: [Screen.Element] {
    Self.visits += 1
    return [
      .button("note", "Note") { self.tapped(.note) },
      .button("close", "Close") { self.tapped(.close) },
    ]
  }

  var alert: Screen.Alert? {
    get {
      Self.visits += 1
      return nil
    }
    set {}
  }

  var hasUnsavedInput: Bool {
    Self.visits += 1
    return false
  }
}
