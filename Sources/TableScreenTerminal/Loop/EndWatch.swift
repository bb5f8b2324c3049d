#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import TableScreen

/// A watch that ends the program where the main actor does not take a signal that should end it.
///
/// The event loop, which hears signals, runs on the main actor; while that is busy, only SIGKILL would end the program.
final class EndWatch: Sendable {
  /// How long the main actor has to take a signal.
  static let patience = Duration.seconds(5)

  private let signals: Int32
  private let patience: Duration
  private let queue: DispatchQueue
  private let isAnswered = Locked(false)

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - signals: a pipe that brings each signal as one byte; the watch ends with it, and closes it.
  ///   - patience: how long the main actor has to answer.
  ///   - queue: the queue that waits, and has nothing else to do meanwhile.
  init(
    signals: Int32, patience: Duration = EndWatch.patience,
    on queue: DispatchQueue = DispatchQueue(label: "TableScreen.EndWatch")
  ) {
    (self.signals, self.patience, self.queue) = (signals, patience, queue)
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - terminal: the terminal whose end is watched, too, as SIGHUP reaches only programs that it controls.
  ///   - end: ends the program by a signal.
  func begin(terminal: Int32?, end: @escaping @Sendable (Int32) -> Void) {
    guard signals >= 0 else { return }
    queue.async {
      defer { close(self.signals) }
      guard let signal = self.unanswered(terminal) else { return }
      // Inside of the lock: a main actor that answers now waits, and does not restore the terminal at the same time.
      self.isAnswered.withLock { if !$0 { end(signal) } }
    }
  }

  /// Says that the main actor ends the program itself.
  func answer() { isAnswered.withLock { $0 = true } }

  /// Waits for a signal, and then until the main actor should have answered.
  ///
  /// - Returns: the signal, or nil once the pipe has ended.
  private func unanswered(_ terminal: Int32?) -> Int32? {
    var ending: (signal: Int32, due: SuspendingClock.Instant)?
    // Of a terminal only its end is asked for, which needs no event: keys would wake the watch again and again. Darwin tells
    // nothing then, but sends SIGHUP.
    var requests = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal ?? -1, events: 0, revents: 0),
    ]
    while true {
      let left = ending.map { max(.zero, SuspendingClock.now.duration(to: $0.due)) }
      let milliseconds = left.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
      for place in requests.indices { requests[place].revents = 0 }
      guard poll(&requests, nfds_t(requests.count), milliseconds) >= 0 || errno == EINTR else {
        return nil
      }
      var came: Int32?
      if requests[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(signals, &bytes, bytes.count)
        guard count != 0 else { return nil }
        came = bytes.prefix(max(0, count)).map(Int32.init).first { Signals.ending.contains($0) }
      }
      if requests[1].revents != 0 {
        // It stays so, and is asked no more.
        requests[1].fd = -1
        came = came ?? SIGHUP
      }
      if let came, ending == nil { ending = (came, .now + patience) }
      if let ending, ending.due <= .now { return ending.signal }
    }
  }
}
#endif
