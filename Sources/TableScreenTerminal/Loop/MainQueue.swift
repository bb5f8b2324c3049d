import Dispatch
import Foundation
import TableScreen

/// Lets tasks, sleeps and observation of the main actor run inside a loop that waits for descriptors.
@MainActor struct MainQueue {
  /// Waits until one of the descriptors has something to say, the main actor has work, or the time is
  /// over, and does that work.
  ///
  /// - Returns: for each descriptor what it has to say, as `poll` does.
  func wait(for descriptors: [Int32], timeout: Duration?) -> [Int16] {
    #if os(Linux)
      let handle = MainQueueHandle.descriptor
      let answers = poll(descriptors + [handle], timeout)
      if let last = answers.last, last & Int16(POLLIN) != 0 {
        MainQueueHandle.drain()
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
