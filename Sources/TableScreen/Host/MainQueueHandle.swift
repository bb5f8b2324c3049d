#if !canImport(Darwin)
import Dispatch
import Foundation

// On Linux the main actor is the main queue of libdispatch, and a program with a loop of its own has to
// drain it. libdispatch exports two symbols for that, which Foundation's run loop is built on; they have
// no header, so they are declared here and nowhere else.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_: UnsafeMutableRawPointer?)

/// The main actor's queue, for hosts with an event loop other than Foundation's.
@MainActor package enum MainQueueHandle {
  /// The file descriptor that is readable while the main actor has work.
  package static var descriptor: Int32 { mainQueueHandle() }

  /// Runs the work in the queue.
  package static func drain() {
    // The handle stays readable until it is read: without this the loop would spin.
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    drainMainQueue(nil)
  }
}
#endif
