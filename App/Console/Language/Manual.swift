/// What the demo says about one of its commands.
struct Manual {
  let name: String
  /// What else it may be called.
  var aliases: [String] = []
  let usage: String
  let example: String
  let summary: String
  var details: [String] = []

  static let names = all.map(\.name)

  static func entry(for name: String) -> Manual? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  static let all = [
    Manual(
      name: "tap", usage: "tap ELEMENT", example: "tap log-in",
      summary: "taps a button or a row, by id, label or number"),
    Manual(
      name: "type", usage: "type FIELD TEXT", example: "type username demo",
      summary: "types into a field: the rest of the line as it is, or nothing to clear it",
      details: ["On a terminal, “type password” asks for a secret and does not show it."]),
    Manual(
      name: "answer", usage: "answer BUTTON", example: "answer cancel",
      summary: "answers the alert that is up, by id, label or number"),
    Manual(
      name: "back", aliases: ["b"], usage: "back [N|root]", example: "back",
      summary: "goes back: one step, N screens, or to the root of the stack; so does b"),
    Manual(
      name: "dismiss", usage: "dismiss", example: "dismiss",
      summary: "pulls the top modal down"),
    Manual(
      name: "tab", usage: "tab TAB", example: "tab first",
      summary: "selects a tab, by id, title or number; the selected one goes to its root"),
    Manual(
      name: "open", usage: "open ADDRESS", example: "open /home/product/1",
      summary: "opens a place: a path, demo://home/product/1 or https://…/home/product/1",
      details: ["At Welcome, a place inside is kept, and opens right after the log-in."]),
    Manual(
      name: "screen", usage: "screen", example: "screen", summary: "shows the screen again"),
    Manual(
      name: "tree", usage: "tree", example: "tree",
      summary: "shows every coordinator, with the screens it owns"),
    Manual(
      name: "where", usage: "where", example: "where",
      summary: "shows the whole address and every stack"),
    Manual(
      name: "events", usage: "events", example: "events",
      summary: "shows the last few thousand events"),
    Manual(
      name: "map", usage: "map", example: "map",
      summary: "shows what each act leads to from here, as the app was explored",
      details: ["“demo map” shows the whole of it, also as a picture."]),
    Manual(
      name: "help", aliases: ["?"], usage: "help [COMMAND]", example: "help expect",
      summary: "shows what can be done here, or how a command works; so does ?"),
    Manual(
      name: "expect", usage: "expect …", example: "expect address /home",
      summary: "fails unless something is so",
      details: forms),
    Manual(
      name: "service", usage: "service hold|release|fail|ok|expire", example: "service hold",
      summary: "holds what the app asks of its web service, lets it through, or has it fail",
      details: [
        "service hold: what is asked from now on waits, so that loading can be seen.",
        "service release [products|product|user|log-in|create-account]: lets through what waits.",
        "service fail: what is asked from now on fails; service ok: it is answered again.",
        "service expire: the session is over, as the next answer says; a log-in begins another one.",
      ]),
    Manual(
      name: "window", usage: "window N", example: "window 2",
      summary: "goes to another window of the app; the next number opens one",
      details: ["All windows have one session. “--state” keeps the place of the first one."]),
    Manual(
      name: "quit", aliases: ["q", "exit"], usage: "quit", example: "quit",
      summary: "leaves the demo; so do q and exit"),
  ]

  static let forms = [
    "expect address /a/b", "expect title TEXT", "expect text TEXT",
    "expect element ID [enabled|disabled]", "expect no element ID", "expect alert [TEXT]",
    "expect no alert", "expect modals N", "expect coordinator NAME",
    "expect no coordinator NAME", "expect leaks 0", "expect refused COMMAND",
  ]
}
