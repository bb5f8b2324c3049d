#if Web
import Foundation
import TableScreen

/// The thread in which a ``WebLoop`` serves.
struct WebServerThread: Sendable {
  /// The port that the server listens on.
  let port: Int
  private let mailbox: WebMailbox

  /// Listens, and begins to serve.
  ///
  /// - Parameters:
  ///   - address: the address to listen on.
  ///   - port: the port to listen on; zero lets the system pick one.
  ///   - limits: the bounds of messages.
  ///   - mayOpen: returns who opens a line, or why nobody does; called in the thread.
  ///   - mayBring: returns the place of a file that a request may bring; called in the thread.
  ///   - report: takes what happens to requests and lines; called in the thread.
  /// - Throws: ``WebError/cannotListen(_:_:)``.
  init(
    _ address: String, _ port: Int, limits: WebLimits,
    mayOpen: @escaping @Sendable (WebRequest) -> WebAdmission,
    mayBring: @escaping @Sendable (WebRequest) -> WebUpload?,
    report: @escaping @Sendable (WebReport) -> Void
  ) throws {
    let (mailbox, answer) = (WebMailbox(), PortAnswer())
    let thread = Thread {
      let loop = WebLoop(
        mailbox, limits: limits, mayOpen: mayOpen, mayBring: mayBring, report: report)
      let own = loop.listen(address, port)
      answer.give(own)
      if own != nil { loop.run() }
      mailbox.noteEnd()
    }
    thread.name = "web"
    thread.start()
    // The main actor waits, so that it has its lines and sessions before the first request comes.
    guard let own = answer.wait() else { throw WebError.cannotListen(address, port) }
    (self.port, self.mailbox) = (own, mailbox)
  }

  /// True once the loop has ended, and the port is free.
  var hasEnded: Bool { mailbox.hasEnded }

  /// Gives an order; after the end of the loop it does nothing.
  func order(_ order: WebOrder) { mailbox.put(order) }
}

/// The port that a thread listens on, for the thread that waits for it.
private final class PortAnswer: Sendable {
  private let port = Locked<Int?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func give(_ port: Int?) {
    self.port.withLock { $0 = port }
    isThere.signal()
  }

  func wait() -> Int? {
    isThere.wait()
    return port.withLock { $0 }
  }
}
#endif
