import Foundation
import TableScreen
import TestSupport
import Testing

/// After every event, what shows is what a screen made anew over the same data would show, with the same search, scope,
/// masks, expansion, selection and drafts put on it.
@MainActor @Suite struct FreshScreenLaw {
  /// How many programs are run; `TABLESCREEN_PROGRAMS` names another number.
  private static let count =
    ProcessInfo.processInfo.environment["TABLESCREEN_PROGRAMS"].flatMap { Int($0) }
    ?? Effort.rounds(40)
  private static let length = 200
  /// How many failures are looked for.
  private static let enough = 3

  @Test func `what shows is what a new screen would show`() async throws {
    var failures = 0
    for number in 0..<Self.count where failures < Self.enough {
      let seed = Seed.value &+ UInt64(number)
      var program = try await Program(seed: seed)
      defer { program.end() }
      for _ in 0..<Self.length {
        guard let difference = try await program.step() else { continue }
        failures += 1
        Issue.record(
          """
          seed \(Seed.value), program \(number) (seed \(seed)):
          \(program.steps.enumerated().map { "\($0): \($1)" }.joined(separator: "\n"))
          \(difference)
          """)
        break
      }
    }
  }
}
