nonisolated extension FlowMap {
  /// One object; the same map is the same bytes.
  public var json: String {
    let places = places.map { place in
      Self.object([
        ("name", Self.string(place.name)), ("coordinator", Self.string(place.kind.owner)),
        ("forms", Self.array(place.forms.map(\.rawValue))),
        ("situations", Self.array(Array(place.situations))),
        ("address", Self.string(place.address)), ("script", Self.script(place.script)),
      ])
    }
    let ways = ways.map { way in
      Self.object([
        ("from", Self.string(way.from)), ("act", Self.string(way.act)),
        ("move", Self.string(way.move.rawValue)), ("to", way.to.map(Self.string) ?? "null"),
        ("becomes", way.becomes.map(Self.string) ?? "null"),
        ("situations", Self.array(Array(way.situations))), ("script", Self.script(way.script)),
      ])
    }
    return "{\"schema\":1,\n\"places\":[\n\(places.joined(separator: ",\n"))\n],\n"
      + "\"ways\":[\n\(ways.joined(separator: ",\n"))\n],\n\"gaps\":\(Self.list(gaps))}\n"
  }

  private static func object(_ values: [(String, String)]) -> String {
    "{" + values.map { string($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }

  /// In alphabetical order, as a set has none.
  private static func array(_ values: [String]) -> String { list(values.sorted()) }

  private static func script(_ acts: [FlowAct]) -> String { list(acts.map(\.description)) }

  private static func list(_ values: [String]) -> String {
    "[" + values.map(string).joined(separator: ",") + "]"
  }

  private static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
