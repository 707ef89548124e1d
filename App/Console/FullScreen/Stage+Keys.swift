import Coordination
import Terminal

/// What comes from a person.
extension Stage {
  mutating func take(_ key: Key) -> Effect {
    hint = nil
    switch mode {
    case .reading(let title, let lines, let from): return read(key, title, lines, from)
    case .typing(let field, let editor): return type(key, field, editor)
    case .command: return write(key)
    case .browsing: break
    }
    if !isNow, key != .text("["), key != .text("]") {
      place = moments.count - 1
      hint = Line("Now again.")
      return .nothing
    }
    if case .text(let text) = key, text.utf8.count == 1, ("0"..."9").contains(text) {
      return take(digit: text)
    }
    if !digits.isEmpty, key == .escape {
      digits = ""
      return .nothing
    }
    digits = ""
    if case .paste = key {
      hint = Line("Pasted text goes into a field: choose one, Enter, and paste again.")
    }
    guard let binding = Binding.all.first(where: { $0.keys.contains(key) }) else { return .nothing }
    return perform(binding.act)
  }

  /// A click on something that has a number.
  mutating func point(at index: Int) -> Effect {
    guard case .browsing = mode, isNow, index < number else { return take(.escape) }
    (hint, digits, chosen) = (nil, "", index)
    return tap(index)
  }

  /// A click on a tab.
  mutating func point(atTab id: String) -> Effect {
    guard case .browsing = mode, isNow else { return take(.escape) }
    (hint, digits) = (nil, "")
    return run("tab \(id)", .tab(id))
  }

  private mutating func perform(_ act: Binding.Act) -> Effect {
    switch act {
    case .up: move(-1)
    case .down: move(1)
    case .tap: return tap(chosen)
    case .back: return run("back", .back(.once))
    case .dismiss: return run("dismiss", .dismiss)
    case .nextTab: return select(1)
    case .previousTab: return select(-1)
    case .earlier: place = max(0, place - 1)
    case .later: place = min(moments.count - 1, place + 1)
    case .command:
      dialog.begin()
      mode = .command
    case .help: mode = .reading(title: "Keys", Binding.help(self), from: 0)
    case .tree: turnsTree.toggle()
    case .events: turnsEvents.toggle()
    case .pageUp: scroll -= 5
    case .pageDown: scroll += 5
    case .quit: return .quit
    case .redraw: break
    }
    return .nothing
  }

  /// A line that a person could have written.
  mutating func run(_ line: String, _ command: Command) -> Effect {
    count += 1
    return .run(Entry(count, line, command))
  }

  private mutating func move(_ step: Int) {
    let next = chosen + step
    guard (0..<number).contains(next) else {
      contentScroll += step
      return
    }
    (chosen, contentScroll) = (next, 0)
  }

  /// Acts at once if no longer number can begin with this.
  private mutating func take(digit: String) -> Effect {
    digits += digit
    guard let wanted = Int(digits), (1...max(1, number)).contains(wanted), number > 0 else {
      hint = Line("Nothing here has the number \(digits).", .alarm)
      digits = ""
      return .nothing
    }
    (chosen, contentScroll) = (wanted - 1, 0)
    guard wanted * 10 > number else {
      hint = Line("\(digits)… and another digit, or Enter")
      return .nothing
    }
    digits = ""
    return tap(chosen)
  }

  private mutating func tap(_ index: Int) -> Effect {
    if let alert = state.alert {
      guard alert.buttons.indices.contains(index) else { return .nothing }
      return run("answer \(alert.buttons[index].id)", .answer(alert.buttons[index].id))
    }
    guard state.numbered.indices.contains(index) else { return .nothing }
    let element = state.numbered[index]
    guard element.isTypable, element.isEnabled else {
      return run("tap \(element.id)", .tap(element.id))
    }
    if element.kind == .picker {
      // What it takes is listed there.
      dialog.begin()
      dialog.editor = LineEditor("type \(element.id) ")
      mode = .command
    } else {
      edit(element)
    }
    return .nothing
  }

  private mutating func select(_ step: Int) -> Effect {
    guard let tabs = state.tabs, let index = tabs.firstIndex(where: \.isSelected) else {
      hint = Line("There are no tabs here.", .alarm)
      return .nothing
    }
    let id = tabs[(index + step + tabs.count) % tabs.count].id
    return run("tab \(id)", .tab(id))
  }

  private mutating func read(
    _ key: Key, _ title: String, _ lines: [Line], _ from: Int
  ) -> Effect {
    let step: Int
    switch key {
    case .down, .text("j"), .mouse(.wheelDown): step = 1
    case .up, .text("k"), .mouse(.wheelUp): step = -1
    case .pageDown, .text(" "): step = 10
    case .pageUp: step = -10
    case .home: step = -lines.count
    case .end: step = lines.count
    default:
      mode = .browsing
      return .nothing
    }
    mode = .reading(title: title, lines, from: max(0, min(from + step, lines.count - 1)))
    return .nothing
  }
}
