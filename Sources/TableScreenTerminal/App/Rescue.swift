import CNCurses
import Foundation

// A crash, and `exit` called by the app, must give the terminal back too. Handlers of signals may hold
// nothing but globals and call next to nothing. Those below are written by the main actor before the
// handlers are installed, and the two descriptors as single words, hence `nonisolated(unsafe)`.
private nonisolated(unsafe) var isArmed: sig_atomic_t = 0
private nonisolated(unsafe) var terminal: Int32 = -1
private nonisolated(unsafe) var settings = termios()
private nonisolated(unsafe) var sequence: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
private nonisolated(unsafe) var previousActions: UnsafeMutablePointer<sigaction> =
  .allocate(capacity: 64)
private nonisolated(unsafe) var captureFile: Int32 = -1
private nonisolated(unsafe) var savedError: Int32 = -1

/// Gives the terminal back where the program ends without asking anybody.
@MainActor enum Rescue {
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static var isExitWatched = false

  /// Remembers the settings of a terminal before anything changes them.
  static func remember(_ descriptor: Int32) {
    terminal = descriptor
    tcgetattr(descriptor, &settings)
  }

  /// Starts to watch; the terminal is open.
  static func arm() {
    let names = ["rmkx", "sgr0", "cnorm", "rmcup"]
    var text = "\u{1B}[?1002l\u{1B}[?2004l"
    if ts_capability("kmous") == nil { text = "" }
    for name in names { if let value = ts_capability(name) { text += String(cString: value) } }
    if ts_capability("kmous") != nil { text += "\u{1B}[?1006l\u{1B}[?1000l" }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    sequence.deallocate()
    sequence = buffer
    isArmed = 1
    for signal in crashes { watch(signal) }
    if !isExitWatched { atexit { giveBack() } }
    isExitWatched = true
  }

  /// Stops to watch; the terminal was given back.
  static func disarm() {
    isArmed = 0
    for signal in crashes { sigaction(signal, previousActions + Int(signal), nil) }
  }

  /// Tells where standard error goes meanwhile, and where it belongs.
  static func setCapture(file: Int32, error: Int32) {
    captureFile = file
    savedError = error
  }

  private static func watch(_ signal: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { signal in
      giveBack()
      // The crash happens again as soon as this returns, and is then answered as without us.
      sigaction(signal, previousActions + Int(signal), nil)
    }
    #if os(Linux)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    sigaction(signal, &action, previousActions + Int(signal))
  }
}

/// Gives the terminal back by calls that a handler may make.
private func giveBack() {
  guard isArmed != 0 else { return }
  isArmed = 0
  _ = write(terminal, sequence.baseAddress, sequence.count)
  tcsetattr(terminal, TCSANOW, &settings)
  guard captureFile >= 0, savedError >= 0 else { return }
  dup2(savedError, STDERR_FILENO)
  // The last words of the program are the reason of its end.
  withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
    let end = lseek(captureFile, 0, SEEK_END)
    let count = pread(captureFile, buffer.baseAddress, buffer.count, max(0, end - 4_096))
    guard count > 0 else { return }
    for place in 0..<count where buffer[place] < 0x20 && buffer[place] != 0x0A {
      buffer[place] = 0x20
    }
    _ = write(STDERR_FILENO, buffer.baseAddress, count)
  }
}
