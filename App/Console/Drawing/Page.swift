import Coordination
import Terminal

/// The front screen as lines, with what is around it, as a person sees it.
struct Page {
  /// How many columns a screen has at least beside the tree.
  private static let leastContent = 43

  private let state: AppState
  /// Without a limit the page is made for 80 columns, and nothing is cut off.
  private let limit: Int?
  private var width: Int { limit ?? 80 }
  private var isWide: Bool { limit.map { $0 >= 80 } ?? false }

  init(_ state: AppState, limit: Int?) {
    self.state = state
    self.limit = limit
  }

  var lines: [Line] {
    let tree = state.outline.lines(columns: limit)
    // Beside the screen the tree is whole, or it is below.
    let room = width - 3 - (tree.map(\.columns).max() ?? 0)
    guard isWide, room >= Self.leastContent else {
      return [header] + content(limit) + [Line()] + tree
    }
    let captions = state.elements.filter(\.takesActs).map { 4 + $0.caption.escaped.columns }
    let left = min(room, max(min(60, max(Self.leastContent, width / 2)), captions.max() ?? 0))
    let screen = content(left)
    return [header]
      + (0..<max(screen.count, tree.count)).map { row in
        let line = row < screen.count ? screen[row] : Line()
        guard row < tree.count else { return line }
        return line.truncated(to: left).padded(to: left) + Line(" │ ", .faint) + tree[row]
      }
  }

  /// A long title leaves half of the room to the address, and the other way round.
  private var header: Line {
    let room = max(0, width - 10)
    var title = (state.title ?? "Nothing is shown").escaped
    let address = state.address.escaped.tail(columns: max(room - title.columns, room / 2))
    if limit != nil { title = title.truncated(to: max(0, room - address.columns)) }
    let line = max(2, width - title.columns - address.columns - 8)
    return Line("── ", .faint) + Line(title, .strong)
      + Line(" " + String(repeating: "─", count: line) + " ", .faint) + Line(address)
      + Line(" ──", .faint)
  }

  private func content(_ limit: Int?) -> [Line] {
    way(limit) + notices(limit) + elements(limit) + alert(limit) + tabBar(limit)
  }

  private func notices(_ limit: Int?) -> [Line] {
    state.notices.flatMap { $0.escaped.wrapped(to: limit.map { max(1, $0 - 2) }) }
      .map { Line("… ", .accent) + Line($0) }
  }

  private func way(_ limit: Int?) -> [Line] {
    let back = state.backTitle.map { "‹ \($0)" }
    let under = state.modals.count - 1
    let layer =
      under < 0 ? nil : under == 0 ? "a modal" : "a modal, with \(under.grouped) more under it"
    let parts = [back, layer].compactMap(\.self)
    let line = Line(parts.joined(separator: "  "), .faint)
    let fits = limit.map { line.columns <= $0 } ?? true
    return parts.isEmpty ? [] : fits ? [line] : parts.map { Line($0, .faint) }
  }

  private func elements(_ limit: Int?) -> [Line] {
    let choices = state.elements.filter(\.takesActs)
    let column = column(for: choices.map(\.caption), choices.map(\.id), limit)
    var number = 0
    return state.elements.flatMap { element in
      guard element.takesActs else {
        return element.label.escaped.wrapped(to: limit.map { max(1, $0 - 4) }).map {
          Line("    " + $0)
        }
      }
      number += 1
      let label = Line(element.caption, element.isEnabled ? .plain : .faint)
      return [choice(state.alert == nil ? number : nil, label, element.id, column, limit)]
    }
  }

  private func alert(_ limit: Int?) -> [Line] {
    guard let alert = state.alert else { return [] }
    let words = [alert.title, alert.message].filter { !$0.isEmpty }
    let labels = alert.buttons.map { button in
      "[\(button.label)]" + (button.role == .default ? "" : " (\(button.role))")
    }
    let column = column(for: labels, alert.buttons.map(\.id), limit)
    return [Line()]
      + words.flatMap { $0.escaped.wrapped(to: limit.map { max(1, $0 - 4) }) }
      .map { Line("  ! ", .alarm) + Line($0, .strong) }
      + zip(alert.buttons, labels).enumerated().map { index, button in
        choice(index + 1, Line(button.1), button.0.id, column, limit)
      }
  }

  /// In as few lines as all of the tabs fit into.
  private func tabBar(_ limit: Int?) -> [Line] {
    let names = (state.tabs ?? []).enumerated().map { index, tab in
      tab.isSelected
        ? Line(" [\(index + 1) \(tab.title)] ", .strong)
        : Line("  \(index + 1) \(tab.title)  ", .faint)
    }
    return names.reduce(into: state.tabs == nil ? [] : [Line(), Line()]) { lines, name in
      let longer = lines[lines.count - 1] + name
      if let limit, longer.columns > limit, lines[lines.count - 1].columns > 0 {
        lines.append(name)
      } else {
        lines[lines.count - 1] = longer
      }
    }
  }

  /// A number, what it stands for, and the id to write in scripts if there is room for it.
  private func choice(
    _ number: Int?, _ label: Line, _ id: String, _ column: Int, _ limit: Int?
  ) -> Line {
    let digits = number.map { String($0) } ?? ""
    let margin = String(repeating: " ", count: max(0, 2 - digits.count)) + digits + "  "
    guard label.columns <= column else {
      return Line(margin, .accent) + label.truncated(to: limit.map { max(0, $0 - 4) })
    }
    return Line(margin, .accent) + label.padded(to: column) + Line("  " + id, .faint)
  }

  /// How wide the labels are that leave room for every id.
  private func column(for labels: [String], _ ids: [String], _ limit: Int?) -> Int {
    let room = limit.map { $0 - 6 - (ids.map(\.escaped.columns).max() ?? 0) } ?? .max
    return labels.map(\.escaped.columns).filter { $0 <= room }.max() ?? 0
  }
}

extension AppState.Element {
  /// What a person reads: the input of a field too.
  fileprivate var caption: String {
    let caption =
      switch kind {
      case .text: label
      case .button: "[\(label)]"
      case .row: "\(label) ›"
      case .toggle: "\(label): \(value ?? "")"
      case .field, .secureField, .picker: "\(label): \(value == "" ? "(empty)" : value ?? "")"
      }
    return isEnabled ? caption : caption + " (disabled)"
  }
}
