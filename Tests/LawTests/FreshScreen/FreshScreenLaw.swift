import Foundation
import TableScreen
import TestSupport
import Testing

/// After every event, what shows is what a screen made anew over the same data would show, with the same search, scope,
/// masks, expansion and selection put on it.
@MainActor @Suite struct FreshScreenLaw {
  /// How many programs are run; `TABLESCREEN_PROGRAMS` names another number.
  private static let count =
    ProcessInfo.processInfo.environment["TABLESCREEN_PROGRAMS"].flatMap { Int($0) }
    ?? Effort.rounds(60)
  private static let length = 200

  @Test func `what shows is what a new screen would show`() async throws {
    for number in 0..<Self.count {
      let seed = Seed.value &+ UInt64(number)
      var program = try await Program(seed: seed)
      for _ in 0..<Self.length {
        guard let difference = try await program.step() else { continue }
        Issue.record(
          """
          seed \(Seed.value), program \(number) (seed \(seed)):
          \(program.steps.enumerated().map { "\($0): \($1)" }.joined(separator: "\n"))
          \(difference)
          """)
        return
      }
      program.end()
    }
  }
}
