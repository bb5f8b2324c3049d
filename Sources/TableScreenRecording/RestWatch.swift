package import TableScreen

/// A wait until a window has settled: no action or update runs, or what runs below a modal waits for the person's answer.
@MainActor package struct RestWatch {
  /// The number of quiet turns after which nothing follows any more: an observed change takes a turn to be seen, another to
  /// be read, another to reach the host.
  private static let quiet = 4
  /// The number of polls after which work below a modal is taken to wait for an answer.
  private static let longestMoment = 100

  private let window: TableNavigator

  /// Watches a window.
  package init(_ window: TableNavigator) { self.window = window }

  /// Waits, and returns whether the window has settled; false if the task was cancelled, or the time was up.
  ///
  /// - Parameters:
  ///   - patience: the time to wait at most, or nil.
  ///   - endsBelowModals: whether work below a modal has to end, too, although it may wait for an answer.
  /// - Returns: whether the window has settled.
  package func hasSettled(
    within patience: Duration? = nil, endingBelowModals endsBelowModals: Bool = false
  ) async -> Bool {
    let end = patience.map { ContinuousClock.now + $0 }
    var (quietTurns, polls, turn) = (0, 0, Duration.microseconds(200))
    while quietTurns < Self.quiet {
      await Self.letOthersGo()
      if Task.isCancelled { return false }
      guard !window.isAtRest else {
        quietTurns += 1
        continue
      }
      quietTurns = 0
      if let end, end <= .now { return false }
      polls = !endsBelowModals && isWaitingForAnswer ? polls + 1 : 0
      if polls == Self.longestMoment { return true }
      try? await Task.sleep(for: turn)
      // Long work is polled less often.
      turn = min(turn * 2, polls > 0 ? .milliseconds(1) : .milliseconds(50))
      if let end { turn = min(turn, max(end - .now, .zero)) }
    }
    return true
  }

  /// True if work runs only below the modal in view.
  package var isWaitingForAnswer: Bool {
    guard !window.modals.isEmpty else { return false }
    return !window.stack.screens.contains { $0.hasTasks || $0.isReadingSources }
  }

  private static func letOthersGo() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
