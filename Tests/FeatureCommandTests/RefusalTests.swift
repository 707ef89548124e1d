import Testing

@testable import Feature

/// What the command does not do, it says in one sentence, with what would be right.
struct RefusalTests {
  let desk = Desk()

  @Test(arguments: [
    ("coppy First --to THERE", "“coppy” is no command; did you mean “copy”?"),
    ("paint", "“paint” is no command; there are “copy” and “new”"),
    ("copy", "say which features to copy: “copy First Second --to ../TheirApp”"),
    ("copy First", "say where to: “copy First --to ../TheirApp”"),
    ("copy First --to", "“--to” needs a word after it, such as “--to ../TheirApp”"),
    ("copy First --to --tests", "“--to” needs a word after it, such as “--to ../TheirApp”"),
    ("copy First --to THERE --test", "“--test” is no flag of “copy”; did you mean “--tests”?"),
    (
      "copy First --to THERE --without elements",
      "only addresses can be left out, as “--without addresses”, not “elements”"
    ),
    (
      "copy First --to THERE --tests --without addresses",
      "the tests look at addresses; leave out “--tests”, or “--without addresses”"
    ),
    ("copy Frist --to THERE", "there is no feature “Frist”; did you mean “First”?"),
    ("copy First --to App", "“App” is in this workspace; name a folder outside of it"),
    ("copy First --to .", "“.” is in this workspace; name a folder outside of it"),
    (
      "copy First --to /dev/null",
      "“/dev/null” is a file; name a folder, which need not be there yet"
    ),
    ("new", "say what it is called: “new Settings --from First --push settings”"),
    ("new X --push x", "say which feature leads there: “new X --from First --push settings”"),
    ("new X --from First", "say how it is shown: “--push x”, or “--modal x”"),
    (
      "new X --from First --push x --modal x",
      "a feature is pushed or modal; leave out “--push” or “--modal”"
    ),
    ("new X Y --from First --push x", "one feature at a time: “X”, and then “Y”"),
    (
      "new X --from First --push x --style delegates",
      "“--style delegates” is none that this can write; there are delegate, closures"
    ),
    (
      "new X --from First --push x --result User",
      "“--result User” is none that this can write; there are Bool, Int, String"
    ),
    (
      "new X --from First --tab x",
      "“--tab” is no flag of “new”; there are --from, --push, --modal, --result, --style, --dry-run"
    ),
    (
      "new x --from First --push x",
      "“x” is no name of a module; begin with a capital, and use a–z, A–Z and 0–9"
    ),
    (
      "new Default --from First --push x",
      "“Default” means something else in Swift; choose another name"
    ),
    (
      "new second --from First --push x",
      "“second” is no name of a module; begin with a capital, and use a–z, A–Z and 0–9"
    ),
    ("new HOME --from First --push x", "a target Home is there already; choose another name"),
    (
      "new CreateAccount --from First --push x",
      "Modules/Welcome/CreateAccountCoordinator.swift is there already; choose another name"
    ),
    ("new X --from Frist --push x", "there is no feature “Frist”; did you mean “First”?"),
    (
      "new X --from First --push X",
      "“X” is no segment; use a–z and 0–9, with hyphens between words"
    ),
    ("new X --from First --push red", "First has a “red” already; choose another segment"),
    ("new X --from Home --push log-in", "Home has a “log-in” already; choose another segment"),
    ("new Next --from First --push x", "First has a “next” already; choose another name"),
    (
      "copy ProductDetail --to THERE",
      "an app cannot begin with ProductDetail, which has to be told what to show "
        + "(of product: Product); copy one that leads there too: Home, UserInfo"
    ),
  ])
  func `one sentence says what would be right`(words: String, sentence: String) {
    #expect(desk.refusal(words) == sentence)
    #expect(desk.count == 0)
  }

  @Test func `in another folder it says where to run it`() {
    #expect(throws: Objection.self) {
      try FeatureProgram.answer(to: ["copy", "First", "--to", "x"], at: desk.folder)
    }
  }

  @Test func `a manifest and one target do not go together`() throws {
    try desk.write("Package.swift", "")
    let refusal = desk.refusal("copy First --to THERE --one-target")
    #expect(refusal?.contains("move Sources/App from there into your target") == true)
  }

  @Test func `what cannot be written leaves nothing behind`() throws {
    try desk.write("Package.swift", "// theirs\n")
    try desk.write("Sources/Composition", "a file where a folder has to be\n")
    let count = desk.count
    #expect(desk.refusal("copy First --to THERE")?.contains("cannot be written") == true)
    #expect(desk.count == count)
  }
}
