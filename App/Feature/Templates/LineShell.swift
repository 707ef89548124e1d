import Coordination

/// The app in a terminal, until it has a shell with views: shows the front screen, and takes a line
/// at a time. An id taps, an id and words type, `back` goes back, `/…` opens an address.
@MainActor
struct LineShell {
  let window: AppWindow
  /// Where the front screen is; nothing in an app without addresses.
  var address: (@MainActor () -> String)?
  /// Opens an address; without it, none can be.
  var open: (@MainActor (String) async throws -> Void)?
  var line: @MainActor () -> String? = { readLine() }
  var say: @MainActor (String) -> Void = { print($0) }

  /// Returns when there are no more lines, or at `quit`.
  func run() async {
    await draw()
    while let line = line(), line != "quit" {
      do {
        try await act(line)
      } catch {
        say("refused: \(error)")
      }
      await draw()
    }
  }

  private func act(_ line: String) async throws {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = words.first, let front = window.front else { return }
    if word.hasPrefix("/"), let open {
      try await open(word)
    } else if window.alert != nil, word != "back" {
      try window.answer(word)
    } else if window.tabBar?.tabs.contains(where: { $0.id == word }) == true {
      try window.select(word)
    } else if words.count == 2 {
      try window.enter(words[1], into: word, on: front)
    } else if word == "back" {
      try window.back()
    } else {
      try window.tap(word, on: front)
    }
  }

  private func draw() async {
    await window.settled()
    say("\n\(window.front?.viewModel.title ?? "nothing")" + (address.map { " · \($0())" } ?? ""))
    if let alert = window.alert {
      return say("  \(alert.title) " + alert.buttons.map(\.id).joined(separator: ", "))
    }
    if let tabs = window.tabBar?.tabs { say("  tabs: " + tabs.map(\.id).joined(separator: ", ")) }
    for element in window.front?.viewModel.elements ?? [] {
      // What is typed unseen is not shown.
      let value = element.kind == .secureField ? nil : element.value
      say("  \(element.id)  \(element.label)" + (value.map { "  \($0)" } ?? ""))
    }
  }
}
