import Foundation

/// What is prepared before a process starts.
struct Spawning {
  static let lock = NSLock()

  #if canImport(Darwin)
  private static let newSession = Int16(POSIX_SPAWN_SETSID)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  /// `POSIX_SPAWN_SETSID`, which the module of the C library leaves out.
  private static let newSession: Int16 = 0x80
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  private(set) var ends: [Int32: Descriptor] = [:]
  /// What the process gets is open here until it has started.
  private var given: [Descriptor] = []
  private var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
  }

  mutating func give(
    _ stream: Child.Stream, as number: Int32, _ terminal: PseudoTerminal?
  ) throws {
    let isInput = number == 0
    switch stream {
    case .nothing: open("/dev/null", as: number)
    case .file(let url): open(url.path, as: number, isInput ? O_RDONLY : O_WRONLY)
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .output: posix_spawn_file_actions_adddup2(&actions, 1, number)
    case .terminal:
      // The first that the leader of a session opens becomes its terminal.
      flags |= Self.newSession
      if let terminal { open(terminal.path, as: number) }
    case .pipe, .smallPipe, .broken:
      let pipe = try Descriptor.pipe()
      let (theirs, ours) = isInput ? (pipe.reading, pipe.writing) : (pipe.writing, pipe.reading)
      posix_spawn_file_actions_adddup2(&actions, theirs.number, number)
      given.append(theirs)
      if case .broken = stream { return }
      if case .smallPipe = stream { ours.holdLittle() }
      ends[number] = ours
    }
  }

  /// The end of a pipe that can be read when the process has ended.
  mutating func bell() throws -> Descriptor {
    let pipe = try Descriptor.pipe()
    // Out of the way of what a test closes and opens.
    posix_spawn_file_actions_adddup2(&actions, pipe.writing.number, 99)
    given.append(pipe.writing)
    return pipe.reading
  }

  mutating func start(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> pid_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, flags)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let pairs = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for word in words + pairs { free(word) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var id: pid_t = 0
    let error = posix_spawn(&id, path, &actions, &attributes, words, pairs)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    return id
  }

  private mutating func open(_ path: String, as number: Int32, _ flags: Int32 = O_RDWR) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0)
  }
}
