/// A queue that runs one page load at a time: even a cancelled load has to end before the next begins.
@MainActor final class PageTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a load once no other is running; returns nil if the task was cancelled by then.
  func run<Answer>(_ load: @MainActor () async -> Answer) async -> Answer? {
    while isTaken { await withCheckedContinuation { waiting.append($0) } }
    if Task.isCancelled { return nil }
    isTaken = true
    defer { end() }
    return await load()
  }

  private func end() {
    isTaken = false
    let next = waiting
    waiting = []
    for waiting in next { waiting.resume() }
  }
}
