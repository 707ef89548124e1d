import Terminal

/// A value of JSON. Keys are written in order, whatever the order in which they were given.
enum JSON {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  /// So many, each made when it is written: there may be very many.
  case array(count: Int, (Int) -> JSON)
  case object([String: JSON])

  init(_ string: String?) {
    self = string.map(JSON.string) ?? .null
  }

  init(_ number: Int?) {
    self = number.map(JSON.number) ?? .null
  }

  init(_ strings: [String]) {
    self = .array(of: strings, JSON.string)
  }

  static func array<Value>(of values: [Value], _ json: @escaping (Value) -> JSON) -> JSON {
    .array(count: values.count) { json(values[$0]) }
  }

  /// In one line. Our values nest a few levels, so this may call itself.
  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let count, let value):
      text += "["
      for index in 0..<count {
        if index > 0 { text += "," }
        value(index).write(to: &text)
      }
      text += "]"
    case .object(let values):
      text += "{"
      for (index, pair) in values.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(pair.key, to: &text)
        text += ":"
        pair.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
