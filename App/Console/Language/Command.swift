/// One line of the grammar that people and programs share.
enum Command: Hashable {
  enum Back: Hashable {
    case once
    case screens(Int)
    case root
  }

  /// A name or number alone: what it means depends on what is there.
  case bare(String)
  /// What becomes of what the app asks of its service from now on.
  enum Service: Hashable {
    case hold
    /// Those of a name, or all that are held.
    case release(String?)
    case fail
    case ok
    /// Whoever is logged in has to log in again.
    case expire
  }

  case service(Service)
  /// By its number.
  case window(Int)
  case tap(String)
  case type(field: String, text: String)
  case answer(String)
  case back(Back)
  case dismiss
  case tab(String)
  case open(String)
  case screen
  case tree
  case location
  case events
  case map
  case help(String?)
  case expect(Expectation)
  case quit

  /// Whether it acts on the app, as a person does.
  var isAct: Bool {
    switch self {
    case .tap, .type, .answer, .back, .dismiss, .tab, .open: true
    case .bare, .service, .window, .screen, .tree, .location, .events, .map, .help, .expect, .quit:
      false
    }
  }

  /// Whether it may look at all of the app, and not only at what a person sees.
  var looksAtAll: Bool {
    switch self {
    case .location, .tree, .expect(.address), .expect(.coordinator), .expect(.noCoordinator),
      .expect(.leaks), .expect(.refused):
      true
    default: false
    }
  }

  /// What it types, also if it is only expected to be refused.
  var typing: (field: String, text: String)? {
    switch self {
    case .type(let field, let text): (field, text)
    case .expect(.refused(let command)): command.typing
    default: nil
    }
  }
}
