/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
///
/// What has no meaning here is left out whole, so that no part of it looks like typing.
public nonisolated struct KeyReader: Sendable {
  /// What the next bytes are.
  enum Found {
    case key(Key)
    case nothing
    /// More has to come before that can be told.
    case beginning
  }

  static let escape: UInt8 = 0x1B

  /// What is not used up yet.
  var bytes: ArraySlice<UInt8> = []
  /// The text of a paste that has not ended, and how much of it was searched for its end.
  var pasted: [UInt8]?
  var searched = 0

  public init() {}

  /// Whether only silence can tell what the last bytes are: Escape, or the beginning of more.
  public var isUndecided: Bool { pasted == nil && bytes.elementsEqual([Self.escape]) }

  public mutating func read(_ more: some Sequence<UInt8>) -> [Key] {
    bytes = bytes + more
    var keys: [Key] = []
    while !bytes.isEmpty {
      switch next() {
      case .key(let key): keys.append(key)
      case .nothing: break
      case .beginning: return keys
      }
    }
    return keys
  }

  /// Nothing more has come for a while.
  public mutating func decide() -> [Key] {
    guard isUndecided else { return [] }
    bytes = []
    return [.escape]
  }

  private mutating func next() -> Found {
    if pasted != nil { return paste() }
    guard let first = bytes.first else { return .beginning }
    switch first {
    case Self.escape: return sequence()
    case 0x0A, 0x0D: return take(1, .enter)
    case 0x09: return take(1, .tab)
    case 0x7F, 0x08: return take(1, .backspace)
    case 0x01...0x1A: return take(1, .control(Character(Unicode.Scalar(first + 0x60))))
    case 0x00, 0x1C..<0x20: return take(1, nil)
    case 0x20..<0x7F: return take(1, .text(String(Unicode.Scalar(first))))
    default: return scalar(first)
    }
  }

  mutating func take(_ count: Int, _ key: Key?) -> Found {
    bytes = bytes.dropFirst(count)
    return key.map(Found.key) ?? .nothing
  }

  private mutating func scalar(_ first: UInt8) -> Found {
    let length =
      switch first {
      case 0xF0...0xF4: 4
      case 0xE0...0xEF: 3
      case 0xC2...0xDF: 2
      default: 1
      }
    let rest = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    if rest.count < length - 1, bytes.count == rest.count + 1 { return .beginning }
    let text = String(decoding: bytes.prefix(1 + rest.count), as: UTF8.self)
    return take(
      1 + rest.count, text.unicodeScalars.contains(where: \.isControl) ? nil : .text(text))
  }
}
