import Testing
import WebService

struct WebServiceErrorTests {
  @Test(arguments: WebServiceError.allCases)
  func `an error is one sentence for the person who asked`(error: WebServiceError) {
    #expect(error.message.first?.isUppercase == true)
    #expect(error.message.hasSuffix("."))
    #expect(error.message.count { $0 == "." } == 1)
  }

  @Test func `no two errors say the same`() {
    let messages = Set(WebServiceError.allCases.map(\.message))
    #expect(messages.count == WebServiceError.allCases.count)
  }

  @Test func `no error repeats what was typed`() async {
    let service = InMemoryWebService()
    let typed = "open-sesame-4711"
    let refusals = [
      await #expect(throws: WebServiceError.self) {
        try await service.logIn(username: typed, password: typed)
      },
      await #expect(throws: WebServiceError.self) {
        try await service.logIn(username: "", password: typed)
      },
      await #expect(throws: WebServiceError.self) {
        try await service.createAccount(username: "demo", password: typed)
      },
    ]
    #expect(refusals == [.wrongCredentials, .emptyCredentials, .nameTaken])
    for refusal in refusals.compactMap({ $0 }) {
      #expect(!refusal.message.contains(typed))
      #expect(!String(reflecting: refusal).contains(typed))
    }
  }
}
