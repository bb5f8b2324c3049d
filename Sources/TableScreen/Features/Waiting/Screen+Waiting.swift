import TableCore

extension Screen {
  /// Runs work that the screen needs before it can show rows, and shows a text meanwhile.
  ///
  /// The work belongs to the screen: closing the screen cancels it, and a person can. If it fails,
  /// and there are no rows, the failure takes their place and offers to retry; otherwise the error
  /// is shown for a moment. While it runs, another wait with the same text is ignored. A child
  /// screen's wait shows in the screen around it, if the whole table has no rows.
  ///
  /// Work that ``onLoad()`` has begun, which runs once, begins again when the screen is opened again, if the closing has
  /// cancelled it, or its failure stood in place of the rows; capture the screen weakly, so that it can be freed meanwhile.
  ///
  /// ```swift
  /// override func onLoad() {
  ///   wait(for: "Reading the names…") { [weak self] in self?.names = try await Names.read() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - what: the text while there are no rows.
  ///   - work: the work.
  public func wait(for what: String, _ work: @escaping @MainActor () async throws -> Void) {
    start(Wait(what: what) { _ in try await work() })
  }

  /// Runs work that reports its progress, and shows it.
  ///
  /// ```swift
  /// wait(for: "Reading the names…") { [weak self] progress in
  ///   for part in 0..<10 {
  ///     try await self?.read(part)
  ///     progress(Double(part + 1) / 10)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - what: the text while there are no rows.
  ///   - work: the work; it receives a function to which it reports its progress, from 0 to 1.
  public func wait(
    for what: String,
    _ work:
      @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async throws -> Void
  ) {
    start(Wait(what: what, fraction: 0, work: work))
  }

  /// Cancels the screen's longest wait; if there are no rows, a person can retry it.
  ///
  /// If this was the last wait and there are no rows, a running refresh, which would bring rows, is
  /// cancelled, too. The screen's own waits are cancelled before those of its children.
  public func cancelWaiting() {
    withChildren.first { !$0.waitSession.waits.isEmpty }?.cancelOwnWait()
  }

  private func cancelOwnWait() {
    guard let wait = waitSession.waits.first else { return }
    tasks.cancel(wait.key)
    waitSession.waits.removeFirst()
    if wait.deletion != nil { takeBackWaiting() }
    let isLast = outermost.withChildren.allSatisfy(\.waitSession.waits.isEmpty)
    if isLast, showsNothing { (outermost as? TableScreen)?.cancelRefresh() }
    fail(in: windowWords.cancelled, wait.what) { [weak self] in
      self?.start(wait, again: true)
    }
    refreshChrome()
  }

  /// Retries the work whose failure shows in place of the rows.
  public func retry() {
    takeFailure()?.retry()
    refreshChrome()
  }

  func start(_ wait: Wait, again: Bool = false) {
    var wait = wait
    wait.number = waitSession.nextNumber()
    let (key, number, work) = (wait.key, wait.number, wait.work)
    let isStarted = tasks.start(key) { [weak self, wait] in
      var failure: (any Error)?
      do {
        try await work { self?.progress($0, of: number) }
      } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      tasks.end(key)
      // What the work has brought shows with its end: a table that has its rows in the next turn only says nothing before.
      if failure == nil { (outermost as? TableScreen)?.readChanges() }
      waitSession.waits.removeAll { $0.number == number }
      if failure == nil { waitSession.ofLoading.removeAll { $0.what == wait.what } }
      if let failure {
        fail(in: words(for: failure), wait.what) { [weak self] in self?.start(wait, again: true) }
        if !(failure is CancellationError) { onError(failure) }
      }
      if wait.deletion != nil { takeBackWaiting() }
      refreshChrome()
    }
    guard isStarted else { return }
    wait.deletion?.follow(key)
    // A retry keeps the other failures; a new wait removes them.
    if !again { failures = [] }
    if waitSession.isLoading { waitSession.ofLoading.append(wait) }
    waitSession.waits.append(wait)
    refreshChrome()
  }

  /// Runs `onLoad()`, noting the waits that it begins.
  func runOnLoad() {
    waitSession.isLoading = true
    defer { waitSession.isLoading = false }
    onLoad()
  }

  /// Begins the waits of `onLoad()` again that have not brought what they were for before the screen was closed.
  func goOnWaiting() {
    for wait in waitSession.ofLoading { start(wait, again: true) }
  }

  /// Shows the progress of a wait; one that has ended, or was replaced by a retry, shows none.
  private func progress(_ fraction: Double, of number: Int) {
    guard let index = waitSession.waits.firstIndex(where: { $0.number == number }) else { return }
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : nil
    guard waitSession.waits[index].fraction != fraction else { return }
    waitSession.waits[index].fraction = fraction
    refreshChrome()
  }

  /// Adds a failure with its retry, if it can show in place of the rows; of several, the last shows
  /// first, and each stays until it was retried.
  func fail(in text: String, _ wait: String? = nil, _ retry: @escaping @MainActor () -> Void) {
    guard lacksRows else { return }
    failures = failures.filter { $0.wait != wait } + [Failure(text: text, wait: wait, retry: retry)]
  }

  /// The failure in place of the rows, of the screen or else of a child; or nil.
  var failure: Failure? { withChildren.firstNonNil(\.failures.last) }

  /// The failures in place of the rows; setting them dismisses the notice of the last one.
  var failures: [Failure] {
    get { waitSession.failures }
    set {
      let old = waitSession.failures.last
      waitSession.failures = newValue
      dropNotice(of: old)
    }
  }

  /// Removes the failure of work that is no wait, as a refresh or a page, since it begins again, or has ended well.
  func dropFailureBesideWaits() {
    if failures.contains(where: { $0.wait == nil }) { failures.removeAll { $0.wait == nil } }
  }

  /// Removes the failures once there are rows.
  func dropFailures() {
    guard failure != nil, !showsNothing else { return }
    for screen in withChildren { screen.failures = [] }
  }

  /// Removes all waits and failures, as the screen is closed.
  func endWaits() {
    let unfinished = Set(waitSession.waits.map(\.what) + failures.compactMap(\.wait))
    waitSession.ofLoading.removeAll { !unfinished.contains($0.what) }
    waitSession.waits = []
    failures = []
  }

  /// Describes the screen's longest wait, or an undo that takes its time, or the screen's failure, if that shows in place of
  /// the rows.
  func describeWaiting(in chrome: inout ScreenChrome) {
    let waits = withChildren.flatMap(\.waitSession.waits)
    // Where a screen has a view of its own, that would be covered.
    let slowWord = self is TableScreen ? outermost.undoHistory.slowWord : nil
    chrome.waiting = waits.first?.what ?? slowWord
    chrome.waitingFraction = waits.first?.fraction
    chrome.canCancelWaiting = !waits.isEmpty
    if waits.isEmpty, showsNothing { chrome.show(failure: failure) }
  }
}

extension ScreenChrome {
  /// Sets the failure in place of the rows, and removes a notice with the same text.
  mutating func show(failure: Failure?) {
    self.failure = failure?.text
    if let failure, notice?.isError == true, notice?.text == failure.text { notice = nil }
  }
}
