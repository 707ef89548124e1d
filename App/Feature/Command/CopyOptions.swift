/// What is to be copied, and where to.
struct CopyOptions: Equatable {
  var features: [String] = []
  var folder = ""
  var withTests = false
  var withAddresses = true
  var isOneTarget = false

  init(_ words: inout Options.Words) throws(Objection) {
    while let word = words.next() {
      switch word {
      case "--to": folder = try words.value(of: word, such: "../TheirApp")
      case "--tests": withTests = true
      case "--one-target": isOneTarget = true
      case "--without":
        let what = try words.value(of: word, such: "addresses")
        guard what == "addresses" else {
          throw Objection("only addresses can be left out, as “--without addresses”, not “\(what)”")
        }
        withAddresses = false
      case _ where word.hasPrefix("-"): throw words.unknown(word)
      case _ where !features.contains(word): features.append(word)
      default: break
      }
    }
    guard !features.isEmpty else {
      throw Objection("say which features to copy: “copy First Second --to ../TheirApp”")
    }
    guard withAddresses || !withTests else {
      throw Objection("the tests look at addresses; leave out “--tests”, or “--without addresses”")
    }
    guard !folder.isEmpty else {
      throw Objection("say where to: “copy \(features.joined(separator: " ")) --to ../TheirApp”")
    }
  }
}
