import Foundation
import Observation

/// A network of the demos' own, that a person can leave to see what becomes of what needs it.
@Observable @MainActor final class DemoNetwork {
  /// Whether anything can be fetched.
  var isOnline = true
  @ObservationIgnored private let pause: @Sendable (Duration) async throws -> Void

  init(_ setup: DemoSetup) { pause = setup.pause }

  /// Takes its time in steps, as a fetch does, and says how much is done after each.
  ///
  /// - Throws: ``Offline`` where the network is left before the end; what cancelling throws.
  func fetch(
    steps: Int = 4, every duration: Duration = .milliseconds(150),
    progress: (Double) -> Void = { _ in }
  ) async throws {
    for step in 1...max(steps, 1) {
      guard isOnline else { throw Offline() }
      try await pause(duration)
      try Task.checkCancellation()
      guard isOnline else { throw Offline() }
      progress(Double(step) / Double(max(steps, 1)))
    }
  }
}

/// Nothing can be fetched.
struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline" }
}
