/// What lets one page be loaded after the other: a load that was cancelled still has to end.
@MainActor final class PageTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Loads when nothing else is being loaded; nothing where the task is cancelled until then.
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
