#if os(macOS) || os(Linux)
import TableScreen
import TestSupport
import Testing

extension CursesTests {
  /// What a person types stands where they began to type it, or nowhere if that has gone: never elsewhere, and never as a
  /// command, whatever the app does meanwhile.
  @Suite @MainActor struct TypedTextLaw {
    @Test func `what is typed stands where it was begun`() throws {
      let first = Seed.value
      for seed in first..<first + UInt64(Effort.rounds(40)) {
        var program = try TypingProgram(seed: seed)
        let fault = program.run()
        program.end()
        if let fault {
          Issue.record("seed \(seed): \(fault)\n\(program.steps.joined(separator: "\n"))")
          return
        }
      }
    }
  }
}
#endif
