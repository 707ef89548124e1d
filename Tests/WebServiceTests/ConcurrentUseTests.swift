import Testing
import WebService

struct ConcurrentUseTests {
  let service = InMemoryWebService()

  @Test func `of many tasks that want one name, one gets it`() async {
    let users = await inParallel(100) { [service] task in
      try? await service.createAccount(username: "mina", password: "secret \(task)")
    }
    #expect(users.compactMap(\.self) == [User(id: 4, name: "mina")])
  }

  @Test func `accounts opened at once get different numbers without a gap`() async {
    let users = await inParallel(200) { [service] task in
      try? await service.createAccount(username: "user \(task)", password: "secret")
    }
    #expect(users.compactMap { $0?.id }.sorted() == Array(4...203))
    #expect(Set(users.compactMap { $0?.name }).count == 200)
  }

  @Test func `readers see the whole catalog while accounts are opened`() async {
    let catalog = await service.products()
    let answers = await inParallel(200) { [service] task in
      if task.isMultiple(of: 2) {
        _ = try? await service.createAccount(username: "user \(task)", password: "secret")
      }
      return await service.products()
    }
    #expect(answers.allSatisfy { $0 == catalog })
  }

  private func inParallel<Answer: Sendable>(
    _ count: Int, _ request: @escaping @Sendable (Int) async -> Answer
  ) async -> [Answer] {
    await withTaskGroup(of: Answer.self) { group in
      for task in 0..<count {
        group.addTask { await request(task) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
