extension Screen {
  /// Asynchronous work that belongs to a screen and ends with it.
  ///
  /// When the screen leaves, work under way is cancelled and what was to follow never runs.
  @MainActor
  public final class Work {
    /// Outlives whoever shows the screen, so that what is dropped after that is logged too.
    private let handle: WindowHandle?
    private let busy: Busy?
    private weak var owner: CoordinatorNode?
    private let segment: Segment?
    /// The screen's, once it is there.
    var number: Int?
    private var running: [Int: Task<Void, Never>] = [:]
    private var started = 0
    /// The screen has left, or was never shown.
    private var isOver = false

    /// For a view model that is tested alone. On a tree, ``Coordinator/show(_:_:)-(Presentation,_)`` makes it.
    public init() {
      handle = nil
      busy = nil
      segment = nil
    }

    init(of owner: CoordinatorNode, busy: Busy, at segment: Segment) {
      handle = owner.handle
      self.busy = busy
      self.owner = owner
      self.segment = segment
    }

    deinit {
      for number in running.keys.sorted() { running[number]?.cancel() }
      guard let busy, !running.isEmpty else { return }
      // Nobody waits for them any more.
      Task { @MainActor [busy, count = running.count] in busy.end(count) }
    }

    /// Whether something is under way.
    public var isRunning: Bool { !running.isEmpty }

    /// Starts an operation, and hands its result to the owner while the screen is there.
    ///
    /// `then` gets the owner as its first argument, so that it need not capture it.
    public func run<Owner: AnyObject, Value, Failure>(
      for owner: Owner,
      _ operation: @escaping @MainActor () async throws(Failure) -> Value,
      then: @escaping @MainActor (Owner, Result<Value, Failure>) -> Void
    ) {
      guard !isOver else { return concluding { logDropped() } }
      started += 1
      busy?.begin()
      running[started] = Task { [weak self, weak owner, started] in
        let result: Result<Value, Failure>
        do throws(Failure) {
          result = .success(try await operation())
        } catch {
          result = .failure(error)
        }
        guard let self, end(started) else { return }
        concluding { if let owner { then(owner, result) } else { self.logDropped() } }
      }
    }

    /// Drops everything under way, each with an event. A dropped result reaches nobody.
    public func cancel() {
      concluding { for task in drop() { task.cancel() } }
    }

    /// Part of a change: the screen has left.
    func close(then changes: Changes) {
      isOver = true
      for task in drop() { changes.cancel(task) }
    }

    private func drop() -> [Task<Void, Never>] {
      guard !running.isEmpty else { return [] }
      return running.sorted { $0.key < $1.key }.map { number, task in
        _ = end(number)
        logDropped()
        return task
      }
    }

    /// What runs here of the app's code may change the tree.
    private func concluding(_ body: () -> Void) {
      guard let window = handle?.window else {
        body()
        busy?.wakeIfDone()
        return
      }
      window.concluding { _ in body() }
    }

    private func logDropped() {
      handle?.window?.record(.dropped, owner, segment: segment, screen: number)
    }

    /// Returns when nothing is under way. For tests of a view model alone; see ``AppWindow/settled()``.
    public func settled() async {
      while let task = running.first?.value { await task.value }
    }

    /// Returns whether it was still under way.
    private func end(_ number: Int) -> Bool {
      guard running.removeValue(forKey: number) != nil else { return false }
      busy?.end()
      return true
    }
  }
}
