#if Postgres
/// The order in which those who share a thing may use it: one at a time, first come, first served.
///
/// It belongs to an actor, whose methods may be entered again while one of them waits.
struct Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Notes somebody who waits, or lets them begin.
  mutating func begin(_ continuation: CheckedContinuation<Void, Never>) {
    if isTaken { return waiting.append(continuation) }
    isTaken = true
    continuation.resume()
  }

  /// Lets the next one begin.
  mutating func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
#endif
