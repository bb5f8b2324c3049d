#if Postgres
import CPostgres
import Dispatch

/// A connection of libpq, closed with its last owner.
///
/// Unchecked, since no pointer is sendable. libpq lets one thread at a time use a connection: each handle belongs to one
/// actor, which alone calls it. It is sent to it once, by the thread that has opened it, and freed when nobody has it any more.
final class PostgresHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { PQfinish(pointer) }
}

/// A request to end the statement of a connection, which another thread may send.
///
/// Unchecked, since no pointer is sendable: libpq copies into it all that it needs, and lets any thread use it.
final class PostgresCanceller: @unchecked Sendable {
  private let pointer: OpaquePointer?

  init(_ handle: PostgresHandle) { pointer = PQgetCancel(handle.pointer) }

  deinit { PQfreeCancel(pointer) }

  /// Asks the server to end the statement; returns false if that has not come to its end within some seconds.
  ///
  /// A request ends whatever the connection does when it comes: until its end is known, nothing else may be sent there.
  func send(seconds: Double) async -> Bool {
    let request = DispatchGroup()
    // Both wait for the network, on threads that no task needs.
    DispatchQueue.global().async(group: request) { self.request() }
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: request.wait(timeout: .now() + seconds) == .success)
      }
    }
  }

  private func request() {
    var message = [CChar](repeating: 0, count: 256)
    _ = PQcancel(pointer, &message, Int32(message.count))
  }
}
#endif
