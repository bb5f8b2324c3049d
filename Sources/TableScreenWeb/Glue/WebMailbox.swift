#if Web
import CWeb
import TableScreen

/// The orders of the main actor that wait for a ``WebLoop``.
final class WebMailbox: Sendable {
  private struct State: Sendable {
    var orders: [WebOrder] = []
    /// The way to wake the loop; nil while it does not run.
    var waker: WebWaker?
    var hasEnded = false
  }

  private let state = Locked(State())

  /// Puts an order into the box, and wakes the loop.
  func put(_ order: WebOrder) {
    state.withLock {
      $0.orders.append(order)
      $0.waker?.wake()
    }
  }

  /// Takes all orders out of the box.
  func take() -> [WebOrder] {
    state.withLock { state in
      defer { state.orders = [] }
      return state.orders
    }
  }

  /// Notes that the loop runs.
  func open(_ waker: WebWaker) {
    state.withLock {
      $0.waker = waker
      waker.wake()
    }
  }

  /// True once the thread of the loop has nothing more to do.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Notes that the thread of the loop has nothing more to do.
  func noteEnd() { state.withLock { $0.hasEnded = true } }

  /// Notes that the loop has ended, so that nobody wakes it any more.
  func close() { state.withLock { $0.waker = nil } }
}

/// The one call of libwebsockets that is taken from any thread.
///
/// Unchecked, since no pointer is sendable; whoever has this one can only wake the loop, and the lock of the mailbox keeps it
/// from being used once the loop has ended.
struct WebWaker: @unchecked Sendable {
  let context: OpaquePointer

  func wake() { lws_cancel_service(context) }
}
#endif
