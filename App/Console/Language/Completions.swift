/// What a shell has to be told to complete the flags of the program, made from their table.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func text(for shell: String) -> String {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    default: fish
    }
  }

  private static var words: String {
    (Flag.words.map(\.name) + Flag.all.map(\.name)).joined(separator: " ")
  }

  private static var bash: String {
    let cases = Flag.all.compactMap { flag -> String? in
      switch flag.value {
      case .none, .address, .url: nil
      case .file: "    \(flag.name)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
      case .choice(let names):
        "    \(flag.name)) COMPREPLY=($(compgen -W \"\(names.joined(separator: " "))\" -- \"$word\"));"
          + " return ;;"
      }
    }
    return """
      # bash: source <(demo --completions bash)
      _demo() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
        case "$before" in
      \(cases.joined(separator: "\n"))
          help) COMPREPLY=($(compgen -W "\(Manual.names.joined(separator: " "))" -- "$word")); return ;;
        esac
        COMPREPLY=($(compgen -W "\(words)" -- "$word"))
      }
      complete -F _demo demo

      """
  }

  private static var zsh: String {
    let flags = Flag.all.map { flag in
      let value =
        switch flag.value {
        case .none: ""
        case .file: ":FILE:_files"
        case .address: ":ADDRESS:"
        case .url: ":URL:_urls"
        case .choice(let names): ":choice:(\(names.joined(separator: " ")))"
        }
      return "    '\(flag.name)[\(flag.summary)]\(value)'"
    }
    let words = Flag.words.map { "\($0.name)\\:\"\($0.summary)\"" }
    return """
      #compdef demo
      # zsh: a file _demo in a folder of $fpath, or: source <(demo --completions zsh)
      _demo() {
        _arguments -S \\
      \(flags.joined(separator: " \\\n")) \\
          '1:word:((\(words.joined(separator: " "))))' \\
          '2:command:(\(Manual.names.joined(separator: " ")))'
      }
      compdef _demo demo

      """
  }

  private static var fish: String {
    let words = Flag.words.map {
      "complete -c demo -f -n __fish_use_subcommand -a \($0.name) -d '\($0.summary)'"
    }
    let flags = Flag.all.map { flag in
      let value =
        switch flag.value {
        case .none: ""
        case .file: " -r -F"
        case .address, .url: " -x"
        case .choice(let names): " -x -a '\(names.joined(separator: " "))'"
        }
      return "complete -c demo -l \(flag.name.dropFirst(2))\(value) -d '\(flag.summary)'"
    }
    let help =
      "complete -c demo -f -n '__fish_seen_subcommand_from help' -a '"
      + Manual.names.joined(separator: " ") + "'"
    return (["# fish: demo --completions fish | source"] + words + flags + [help, ""])
      .joined(separator: "\n")
  }
}
