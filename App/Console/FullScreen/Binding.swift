import Coordination
import Terminal

/// The keys of the full screen: the footer and the help are made from this table.
struct Binding: Sendable {
  enum Act: Hashable, Sendable {
    case up, down, tap, back, dismiss, nextTab, previousTab, earlier, later
    case command, help, tree, events, pageUp, pageDown, quit, redraw
  }

  let act: Act
  let keys: Set<Key>
  /// As the help has it; nothing for what stands in the line of another one.
  var caps = ""
  var help = ""
  /// As the footer has it: the caps, one word, and what goes first where there is little room.
  var short: (caps: String, rank: Int, word: @Sendable (Stage) -> String)?
  /// Whether it would be taken now.
  var isOn: @Sendable (Stage) -> Bool = { _ in true }

  static let all: [Binding] = [
    Binding(
      act: .up, keys: [.up, .text("k")], caps: "↑ ↓  k j", help: "choose",
      short: ("↑↓", 5, { _ in "choose" }), isOn: { $0.number > 1 }),
    Binding(act: .down, keys: [.down, .text("j")]),
    Binding(
      act: .tap, keys: [.enter, .right], caps: "Enter → 1…9", help: "tap, type or answer",
      short: ("enter", 0, \.tapWord),
      isOn: { $0.number > 0 }),
    Binding(
      act: .back, keys: [.escape, .left, .backspace, .text("b")], caps: "Esc ←  b",
      help: "back; never quits",
      short: ("esc", 1, { $0.state.alert == nil ? "back" : "cancel" }),
      isOn: { $0.state.canGoBack }),
    Binding(
      act: .dismiss, keys: [.text("d")], caps: "d", help: "pull the modal down",
      short: ("d", 3, { _ in "pull down" }),
      isOn: { !$0.state.modals.isEmpty && $0.state.alert == nil }),
    Binding(
      act: .nextTab, keys: [.tab], caps: "Tab Shift-Tab", help: "next tab, tab before",
      short: ("tab", 4, { _ in "next tab" }),
      isOn: { $0.state.tabs != nil && $0.state.modals.isEmpty && $0.state.alert == nil }),
    Binding(act: .previousTab, keys: [.backTab]),
    Binding(
      act: .earlier, keys: [.text("[")], caps: "[ ]",
      help: "look back, and come forward",
      short: ("[ ]", 7, { _ in "look back" }), isOn: { $0.moments.count > 1 }),
    Binding(act: .later, keys: [.text("]")]),
    Binding(
      act: .tree, keys: [.text("t")], caps: "t", help: "coordinators, in and out",
      short: ("t", 6, { _ in "tree" })),
    Binding(
      act: .events, keys: [.text("e")], caps: "e", help: "events, in and out",
      short: ("e", 6, { _ in "events" })),
    Binding(
      act: .pageUp, keys: [.pageUp], caps: "PgUp PgDn", help: "scroll both"),
    Binding(act: .pageDown, keys: [.pageDown]),
    Binding(
      act: .command, keys: [.text(":")], caps: ":",
      help: "a command: Tab completes, ↑ ↓ before",
      short: (":", 4, { _ in "command" })),
    Binding(
      act: .help, keys: [.text("?")], caps: "?", help: "this", short: ("?", 2, { _ in "help" })),
    Binding(act: .redraw, keys: [.control("l")], caps: "Ctrl-L", help: "draw again"),
    Binding(
      act: .quit, keys: [.text("q"), .control("d")], caps: "q Ctrl-C Ctrl-D", help: "leave",
      short: ("q", 2, { _ in "quit" })),
  ]

  static func help(_ stage: Stage) -> [Line] {
    let shown = all.filter { !$0.help.isEmpty }
    let width = shown.map(\.caps.columns).max() ?? 0
    return shown.map { binding in
      let isOn = binding.isOn(stage)
      return Line(binding.caps, isOn ? .accent : .faint).padded(to: width + 2)
        + Line(binding.help + (isOn ? "" : " (not now)"), isOn ? .plain : .faint)
    } + [
      Line(), Line("While typing", .strong),
      Line("Enter keeps, Tab keeps and types on, Esc gives up;"),
      Line("← → Home End Ctrl-A E K U W as in a shell."),
      Line(), Line("Marks", .strong),
      Line("+ ", .fresh) + Line("started, ") + Line("− ended", .gone) + Line(" by the last act; ")
        + Line("←", .strong) + Line(" in front"),
    ]
  }
}

extension Stage {
  fileprivate var tapWord: String {
    if state.alert != nil { return "answer" }
    guard state.numbered.indices.contains(chosen) else { return "tap" }
    return state.numbered[chosen].isTypable ? "type" : "tap"
  }
}
