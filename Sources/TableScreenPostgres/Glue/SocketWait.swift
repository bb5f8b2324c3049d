#if Postgres
import Dispatch
import Foundation

/// The end of a wait for a socket.
enum SocketEvent: Sendable {
  case ready
  case timedOut
  case cancelled
}

/// Waits for sockets without holding a thread meanwhile.
enum SocketWait {
  /// What is waited for.
  enum Purpose: Sendable {
    case reading
    case writing
  }

  private static let queue = DispatchQueue(label: "TableScreenPostgres.sockets")

  /// Waits until a socket may be read or written, for some seconds at most, or until the task is cancelled.
  static func wait(
    for socket: Int32, _ purpose: Purpose, seconds: Double? = nil, untilCancelled: Bool = true
  ) async -> SocketEvent {
    // A connection that has just failed has none; who asks for its state finds that out.
    guard socket >= 0 else {
      try? await Task.sleep(for: .milliseconds(10))
      return .ready
    }
    let wait = Wait(socket, purpose, on: queue)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait.begin($0, seconds: seconds) }
    } onCancel: {
      if untilCancelled { wait.end(.cancelled) }
    }
  }

  /// One wait.
  ///
  /// Unchecked, since the sources of Dispatch are not declared as sendable: all of it runs on one serial queue.
  private final class Wait: @unchecked Sendable {
    private let queue: DispatchQueue
    private let source: any DispatchSourceProtocol
    private var continuation: CheckedContinuation<SocketEvent, Never>?
    private var result: SocketEvent?
    private var hasBegun = false

    init(_ socket: Int32, _ purpose: Purpose, on queue: DispatchQueue) {
      self.queue = queue
      source =
        switch purpose {
        case .reading: DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        case .writing: DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
        }
    }

    func begin(_ continuation: CheckedContinuation<SocketEvent, Never>, seconds: Double?) {
      queue.async { [self] in
        self.continuation = continuation
        source.setEventHandler { self.finish(.ready) }
        // Who is told may close the socket, so the source has to let go of it before.
        source.setCancelHandler {
          self.continuation?.resume(returning: self.result ?? .cancelled)
          self.continuation = nil
        }
        source.activate()
        hasBegun = true
        if result != nil { source.cancel() }
      }
      if let seconds {
        queue.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.finish(.timedOut) }
      }
    }

    func end(_ event: SocketEvent) { queue.async { self.finish(event) } }

    private func finish(_ event: SocketEvent) {
      guard result == nil else { return }
      result = event
      if hasBegun { source.cancel() }
    }
  }
}
#endif
