#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import TableScreen

/// A wait for descriptors that runs the main actor's tasks meanwhile.
@MainActor struct MainQueue {
  /// Waits until a descriptor is ready, the main actor has work, or the timeout ends, and runs the main actor's work.
  ///
  /// - Returns: the events of each descriptor, as from `poll`.
  func wait(for descriptors: [Int32], timeout: Duration?) -> [Int16] {
    #if canImport(Darwin)
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
    #else
    let handle = MainQueueHandle.descriptor
    let answers = poll(descriptors + [handle], timeout)
    if let last = answers.last, last & Int16(POLLIN) != 0 {
      MainQueueHandle.drain()
    }
    return answers.dropLast()
    #endif
  }

  private func poll(_ descriptors: [Int32], _ timeout: Duration?) -> [Int16] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Rounded up, so that the loop does not spin while less than a millisecond is left.
    let milliseconds =
      timeout.map { Int32(min(max(0, ($0 / .milliseconds(1)).rounded(.up)), 1e9)) } ?? -1
    guard Foundation.poll(&requests, nfds_t(requests.count), milliseconds) > 0 else {
      return descriptors.map { _ in 0 }
    }
    return requests.map(\.revents)
  }
}
#endif
