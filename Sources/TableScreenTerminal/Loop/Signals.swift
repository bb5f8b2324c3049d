import CTerminal
import Foundation

/// The signals that a terminal program answers, made readable for a loop that waits for descriptors.
@MainActor final class Signals {
  /// The signals that end the program.
  static let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  private static let all = ending + [SIGWINCH, SIGTSTP, SIGCONT]

  /// The descriptor that can be read when signals have come.
  let descriptor: Int32
  /// The end of the pipe that the answers to signals write to, or -1 when it is closed.
  private var handlerEnd: Int32
  private var previous: [Int32: sigaction] = [:]

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    handlerEnd = ends[1]
    ct_signals_go_to(handlerEnd)
    Self.all.forEach { install($0) }
    unblock()
  }

  /// A program inherits which signals are held back; from a thread of a server that may be all.
  private func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.all { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private func install(_ signal: Int32) {
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = ct_signal_came
    #else
      action.__sigaction_u.__sa_handler = ct_signal_came
    #endif
    action.sa_flags = Int32(SA_RESTART)
    var old = sigaction()
    sigaction(signal, &action, &old)
    if previous[signal] == nil { previous[signal] = old }
    // Who started the program under `nohup` wants it to go on.
    if signal == SIGHUP, old.isIgnoring { sigaction(signal, &old, nil) }
  }

  /// Takes the signals that have come since the last time, each once.
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

  /// Stops the program until it is continued, as if nobody answered the signal.
  ///
  /// - Parameter isWholeJob: whether the other programs of the job stop too, as they do on a key.
  func stop(isWholeJob: Bool) {
    if isWholeJob {
      // This program stops by the second signal, so that it surely has before this method returns.
      Foundation.signal(SIGTSTP, SIG_IGN)
      kill(0, SIGTSTP)
    }
    Foundation.signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    install(SIGTSTP)
    _ = take()
  }

  /// Ends the program by a signal, as if nobody answered it: its parent learns why it ended.
  func end(by signal: Int32) -> Never {
    close()
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }

  /// Leaves the signals to those who answered them before.
  func close() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = [:]
    guard handlerEnd >= 0 else { return }
    ct_signals_go_to(-1)
    Foundation.close(handlerEnd)
    Foundation.close(descriptor)
    handlerEnd = -1
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  fileprivate var isIgnoring: Bool {
    #if os(Linux)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
