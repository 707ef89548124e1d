public import Foundation
internal import WebService

/// Where a person was: enough to bring them back there, and nothing that is secret.
///
/// Flat: the user's id, the selected tab, and an address for each tab. The address of the selected
/// one includes its modals. At Welcome there is just the one address.
public nonisolated struct Snapshot: Codable, Hashable, Sendable {
  /// The format that this app writes. It reads no newer one.
  public static let currentVersion = 1

  public let version: Int
  /// Nobody for a guest, and at Welcome.
  public let user: Int?
  /// None at Welcome.
  public let selected: String?
  public let addresses: [String]

  /// The user, as far as they are known without asking: no name is saved.
  var person: User? {
    user.map { User(id: $0, name: "Member \($0)") }
  }

  /// Describes a place in the format of this app.
  public init(user: Int?, selected: String?, addresses: [String]) {
    version = Self.currentVersion
    self.user = user
    self.selected = selected
    self.addresses = addresses
  }

  /// Reads a snapshot; one of another version may hold anything, so of that only the version.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    let isKnown = version == Self.currentVersion
    user = isKnown ? try values.decodeIfPresent(Int.self, forKey: .user) : nil
    selected = isKnown ? try values.decodeIfPresent(String.self, forKey: .selected) : nil
    addresses = isKnown ? try values.decode([String].self, forKey: .addresses) : []
  }

  /// Reads what ``json`` wrote. Throws one sentence about whatever is not a snapshot.
  public init(json: Data) throws(Unreadable) {
    do {
      self = try JSONDecoder().decode(Snapshot.self, from: json)
    } catch {
      throw Unreadable()
    }
  }

  /// The keys in a snapshot's JSON that this app gives no meaning: a slip, or somebody's data.
  public static func strangers(in json: Data) -> [String] {
    let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    return (object ?? [:]).keys.filter { CodingKeys(stringValue: $0) == nil }.sorted()
  }

  /// One line of JSON with sorted keys: the same place gives the same bytes.
  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// The snapshot is of a format that this app does not write.
  struct OtherVersion: Error, CustomStringConvertible {
    let description = "the place was saved by another version of the app"
  }

  /// The bytes are no snapshot.
  public struct Unreadable: Error, CustomStringConvertible {
    public let description = "it is not a saved place: JSON with a version and addresses"
  }
}
