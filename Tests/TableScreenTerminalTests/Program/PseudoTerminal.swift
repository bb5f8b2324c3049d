#if os(macOS) || os(Linux)
import Foundation
import TestSupport

/// A program that runs in a terminal of its own, with somebody who presses keys and reads the screen.
final class PseudoTerminal {
  /// How often it is looked for what is awaited, each 20 ms: two minutes.
  private static let patience = 6_000

  /// Where the program's standard error goes.
  enum ErrorStream {
    case terminal, closed
    /// To a pipe whose reader is gone.
    case unread
    case file(String)
  }

  let process: pid_t
  private var own: Int32
  private let theirs: Int32
  private var screen: ScreenReader
  /// All that the program has written.
  private(set) var received: [UInt8] = []
  /// The settings of the terminal before the program was started.
  let settings: termios

  /// Starts a program in a terminal of a size.
  init(
    _ program: String, _ arguments: [String] = [], columns: Int, lines: Int,
    environment: [String: String], error: ErrorStream = .terminal
  ) throws {
    var (own, theirs): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&own, &theirs, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
    _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK)
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
    (self.own, self.theirs) = (own, theirs)
    settings = Self.settings(of: theirs)
    screen = ScreenReader(columns: columns, lines: lines)
    process = try Self.spawn(program, arguments, terminal: theirs, environment, error)
  }

  /// Starts the demo, whose data is in a folder.
  static func demo(
    _ arguments: [String] = [], data: String, type: String = "xterm-256color",
    backtrace: String = "enable=no", error: ErrorStream = .terminal
  ) throws -> PseudoTerminal {
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = type
    environment["LC_ALL"] = BuiltPrograms.locale
    environment["TABLESCREEN_DEMO_DATA"] = data
    // Swift's own answer to a crash would ask the person what to look at.
    environment["SWIFT_BACKTRACE"] = backtrace
    return try PseudoTerminal(
      BuiltPrograms.url("demo").path, arguments, columns: 80, lines: 24, environment: environment,
      error: error)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], terminal: Int32, _ environment: [String: String],
    _ error: ErrorStream
  ) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A job of its own, so that it can be stopped as by a shell.
    let flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF)
    // What other tests have open is not the program's: a pipe ends only when nobody has it open. Where the system cannot
    // be told so, each is closed; elsewhere to close what is not open would be an error.
    #if canImport(Darwin)
    posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
    posix_spawnattr_setflags(&attributes, flags)
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    for stream in 0...2 { posix_spawn_file_actions_adddup2(&actions, terminal, Int32(stream)) }
    var pipe: [Int32] = [-1, -1]
    defer { if pipe[1] >= 0 { Foundation.close(pipe[1]) } }
    switch error {
    case .terminal: break
    case .closed: posix_spawn_file_actions_addclose(&actions, 2)
    case .unread:
      guard Foundation.pipe(&pipe) == 0 else { throw POSIXError(.EPIPE) }
      Foundation.close(pipe[0])
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 2, path, O_WRONLY, 0)
    }
    #if !canImport(Darwin)
    for other in 3..<Int32(256) { posix_spawn_file_actions_addclose(&actions, other) }
    #endif
    let arguments = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let status = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    return process
  }

  /// The settings of the terminal now.
  var settingsNow: termios { Self.settings(of: theirs) }

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }

  /// Types characters, control characters among them.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(own, bytes, bytes.count)
  }

  /// Types characters, and waits until the program has read them; and answered, where they end with Escape.
  ///
  /// The escape key is told from a sequence by the time that passes after it, and a program that stands still meanwhile
  /// would read what follows together with it.
  func typeAndWait(_ text: String) async throws {
    readOn()
    let before = received.count
    type(text)
    for _ in 0..<Self.patience where !isRead || text.last == "\u{1B}" && received.count == before {
      try await Task.sleep(for: .milliseconds(20))
      readOn()
    }
    try await Task.sleep(for: .milliseconds(100))
  }

  /// Types the same again and again and reads nothing, until the program waits for ever to write its answer.
  func stall(by typed: String) async throws {
    var turns = 0
    while turns < 100 {
      if isRead {
        turns = 0
        type(typed)
      }
      turns += 1
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// True where the program has read all that was typed.
  private var isRead: Bool {
    var count: Int32 = 0
    return ioctl(theirs, UInt(FIONREAD), &count) == 0 && count == 0
  }

  func resize(columns: Int, lines: Int) {
    var size = winsize(
      ws_row: UInt16(lines), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(own, UInt(TIOCSWINSZ), &size)
    screen = ScreenReader(columns: columns, lines: lines)
    // It is not the program's controlling terminal, which would tell it by itself.
    kill(process, SIGWINCH)
  }

  /// Reads on until the screen shows what is asked for; or fails after two minutes.
  ///
  /// - Returns: whether it came.
  func shows(_ isShown: (String) -> Bool) async throws -> Bool {
    for _ in 0..<Self.patience {
      if readOn(), isShown(screen.text) { return true }
      if isShown(screen.text) { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// What the screen shows.
  var text: String { screen.text }

  @discardableResult private func readOn() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var isNew = false
    while case let count = read(own, &bytes, bytes.count), count > 0 {
      received += bytes[..<count]
      screen.feed(bytes[..<count])
      isNew = true
    }
    return isNew
  }

  /// Waits until the program ends, or stops; what it writes is read meanwhile, unless that is not wanted.
  ///
  /// - Returns: its status as `wait` tells it, or nil where it did neither within two minutes.
  func status(isReading: Bool = true) async throws -> Int32? {
    for _ in 0..<Self.patience {
      if isReading { readOn() }
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG | WUNTRACED) == process {
        // Its last words may have come since.
        readOn()
        return status
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(process, SIGKILL)
    return nil
  }

  /// Takes the terminal away, as when its window is closed.
  func hangUp() {
    Foundation.close(own)
    own = -1
  }

  func close() {
    kill(process, SIGKILL)
    if own >= 0 { Foundation.close(own) }
    Foundation.close(theirs)
  }
}
#endif
