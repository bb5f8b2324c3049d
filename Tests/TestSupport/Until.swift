/// What a test waited for never came.
package struct NeverCame: Error {
  package let what: String
}

/// Waits, turn by turn, until something is so.
///
/// What comes takes moments; after ten minutes a test fails, where it would otherwise wait for ever.
@MainActor package func until(
  _ what: String = #function, _ isSo: @MainActor () throws -> Bool
) async throws {
  let start = ContinuousClock.now
  var turns = 0
  while try !isSo() {
    guard ContinuousClock.now - start < .seconds(600) else { throw NeverCame(what: what) }
    turns += 1
    // What takes longer than turns of the main actor leaves the processor to others.
    if turns < 1_000 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
  }
}
