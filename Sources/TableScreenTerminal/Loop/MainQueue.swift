import Dispatch
import Foundation

// On Linux the main actor is the main queue of libdispatch, and a program with a loop of its own has to
// drain it. libdispatch exports two symbols for that, which Foundation's run loop is built on; they have
// no header, so they are declared here and nowhere else.
#if os(Linux)
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueHandle() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_: UnsafeMutableRawPointer?)
#endif

/// Lets tasks, sleeps and observation of the main actor run inside a loop that waits for descriptors.
@MainActor struct MainQueue {
  /// Waits until one of the descriptors has something to say, the main actor has work, or the time is
  /// over, and does that work.
  ///
  /// - Returns: for each descriptor what it has to say, as `poll` does.
  func wait(for descriptors: [Int32], timeout: Duration?) -> [Int16] {
    #if os(Linux)
      let handle = mainQueueHandle()
      let answers = poll(descriptors + [handle], timeout)
      if let last = answers.last, last & Int16(POLLIN) != 0 {
        // The handle stays readable until it is read: without this the loop would spin.
        var count: UInt64 = 0
        _ = read(handle, &count, 8)
        drainMainQueue(nil)
      }
      return answers.dropLast()
    #else
      // The run loop drains the main queue; empty sources on that queue let descriptors wake it.
      let sources = descriptors.map {
        DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main)
      }
      for source in sources {
        source.setEventHandler {}
        source.resume()
      }
      CFRunLoopRunInMode(
        .defaultMode, timeout.map { $0 / .seconds(1) } ?? .greatestFiniteMagnitude, true)
      for source in sources { source.cancel() }
      return poll(descriptors, .zero)
    #endif
  }

  private func poll(_ descriptors: [Int32], _ timeout: Duration?) -> [Int16] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Rounded up: a deadline that is almost there must not make the loop turn idly.
    let milliseconds =
      timeout.map { Int32(min(max(0, ($0 / .milliseconds(1)).rounded(.up)), 1e9)) } ?? -1
    guard Foundation.poll(&requests, nfds_t(requests.count), milliseconds) > 0 else {
      return descriptors.map { _ in 0 }
    }
    return requests.map(\.revents)
  }
}
