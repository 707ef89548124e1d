/// Something that a test waited for did not come.
public struct Silence: Error, CustomStringConvertible {
  public let description: String

  init(_ expected: String, after seen: String = "") {
    description = "waited for \(expected)" + (seen.isEmpty ? "" : "; what came was: \(seen)")
  }
}
