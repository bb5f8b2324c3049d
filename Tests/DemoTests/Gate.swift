import Foundation
import TableScreen
import TableScreenTesting
import TestSupport

/// Where the time of a demo passes: a test closes it, and lets steps through one by one.
@MainActor final class Gate: Sendable {
  private var isOpen = true
  private var letThrough = 0
  private var arrived = 0

  func close() { (isOpen, arrived, letThrough) = (false, 0, 0) }
  func open() { isOpen = true }
  func letOne() { letThrough += 1 }

  /// Waits at the gate.
  func pass() async throws {
    arrived += 1
    let place = arrived
    while !isOpen, letThrough < place {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Waits until so many steps came to the gate since it was closed.
  func wait(for count: Int) async throws { try await until { arrived >= count } }
}

extension HeadlessHost {
  /// Taps the row of that title, and does not wait for what that starts.
  func press(row title: String) {
    guard let path = path(of: title), let row = layout.row(at: path)?.id else { return }
    visibleScreen.send(.tap(row))
  }
}
