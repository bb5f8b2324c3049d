#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// The signals that a terminal program handles, delivered through a descriptor that an event loop can wait for.
@MainActor final class Signals {
  /// The signals that end the program.
  nonisolated static let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  private static let all = ending + [SIGWINCH, SIGTSTP, SIGCONT]

  /// The descriptor that is readable when signals have arrived.
  let descriptor: Int32
  /// The end of the pipe that the signal handlers write to, or -1 when it is closed.
  private var handlerEnd: Int32
  /// The end of another such pipe, to whose other end the watch listens.
  private let watchEnd: Int32
  /// Ends the program where the main actor is too busy to take a signal.
  private let watch: EndWatch
  private var previous: [Int32: sigaction] = [:]

  init() {
    (descriptor, handlerEnd) = Self.pipe()
    let (watched, watchEnd) = Self.pipe()
    self.watchEnd = watchEnd
    watch = EndWatch(signals: watched)
    ct_signals_go_to(handlerEnd, watchEnd)
    Self.all.forEach { install($0) }
    unblock()
    // Who has the program ignore the end of the terminal may want what it is busy with.
    let goesOn = previous[SIGHUP]?.isIgnoring == true
    watch.begin(terminal: goesOn ? nil : STDIN_FILENO) { Rescue.end(by: $0) }
  }

  /// Returns the two ends of a pipe, of which none waits and no other program gets one.
  private static func pipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Says that the program is about to end: what it has to do before may take longer than the watch waits.
  func answer() { watch.answer() }

  /// Unblocks the signals: a program inherits its parent's signal mask, which may block all of them.
  private func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.all { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private func install(_ signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = ct_signal_came
    #else
    action.__sigaction_handler.sa_handler = ct_signal_came
    #endif
    action.sa_flags = Int32(SA_RESTART)
    var old = sigaction()
    sigaction(signal, &action, &old)
    if previous[signal] == nil { previous[signal] = old }
    // An ignored SIGHUP stays ignored: a program started under `nohup` must go on.
    if signal == SIGHUP, old.isIgnoring { sigaction(signal, &old, nil) }
  }

  /// Returns the signals that have arrived since the last call, each once.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      for byte in bytes[..<count] where !signals.contains(Int32(byte)) {
        signals.append(Int32(byte))
      }
    }
    return signals
  }

  /// Stops the program until it is continued, as the default handler does.
  ///
  /// Continued in the background, it stops again: it cannot show anything there, and the system, which would stop it as
  /// soon as it takes the terminal, would let no signal end it.
  ///
  /// - Parameter isWholeJob: whether the other programs of the job stop, too, as they do on Control-Z.
  /// - Returns: a signal that has come meanwhile and ends the program, or nil.
  func stop(isWholeJob: Bool) -> Int32? {
    if isWholeJob {
      // This program ignores the signal to the job and stops by `raise`, which returns only after it was continued.
      Foundation.signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
    }
    Foundation.signal(SIGTSTP, SIG_DFL)
    var came: [Int32] = []
    var ending: Int32? { came.first { Self.ending.contains($0) } }
    repeat {
      raise(SIGTSTP)
      came = take()
      guard Self.isInBackground, ending == nil else { break }
      // A signal that another thread has heard may come a moment later.
      usleep(50_000)
      came += take()
    } while came.contains(SIGCONT) && ending == nil && Self.isInBackground
    install(SIGTSTP)
    return ending
  }

  /// True if another job of the shell has the terminal.
  private static var isInBackground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group > 0 && group != getpgrp()
  }

  /// Ends the program by a signal with its default handler, so that the parent learns the reason.
  func end(by signal: Int32) -> Never {
    close()
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }

  /// Restores the signal handlers that were installed before.
  func close() {
    answer()
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = [:]
    guard handlerEnd >= 0 else { return }
    ct_signals_go_to(-1, -1)
    Foundation.close(handlerEnd)
    // The watch closes the other end, once it has seen that.
    Foundation.close(watchEnd)
    Foundation.close(descriptor)
    handlerEnd = -1
  }
}

extension sigaction {
  /// True if the signal is ignored.
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
    unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
#endif
