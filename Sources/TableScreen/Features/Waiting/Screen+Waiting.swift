import TableCore

extension Screen {
  /// Runs work that the screen has nothing to show without, and says meanwhile what it waits for.
  ///
  /// The work belongs to the screen: closing the screen cancels it, and a person can. Where it fails, and
  /// there are no rows, the failure takes their place and offers to try again; else it is shown for a moment.
  /// While it runs, another wait for the same is ignored. What a screen inside another one waits for shows there, where
  /// the whole table has no rows.
  ///
  /// ```swift
  /// override func onLoad() {
  ///   wait(for: "Reading the names…") { [weak self] in self?.names = try await Names.read() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - what: what a person reads while there are no rows.
  ///   - work: what has to be done.
  public func wait(for what: String, _ work: @escaping @MainActor () async throws -> Void) {
    start(Wait(what: what) { _ in try await work() })
  }

  /// Runs work that says how far it has come, and shows it.
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
  ///   - what: what a person reads while there are no rows.
  ///   - work: what has to be done; it gets a function that takes how much is done, from 0 to 1.
  public func wait(
    for what: String,
    _ work:
      @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async throws -> Void
  ) {
    start(Wait(what: what, fraction: 0, work: work))
  }

  /// Ends what the screen has waited for longest; where there are no rows, a person can start it again.
  ///
  /// Where nothing else is waited for then, and there are no rows, a refresh ends with it, which would bring them, too.
  /// What screens inside this one wait for is cancelled after its own.
  public func cancelWaiting() {
    withChildren.first { !$0.waitSession.waits.isEmpty }?.cancelOwnWait()
  }

  private func cancelOwnWait() {
    guard let wait = waitSession.waits.first else { return }
    tasks.cancel(Wait.Key(what: wait.what))
    waitSession.waits.removeFirst()
    let isLast = outermost.withChildren.allSatisfy(\.waitSession.waits.isEmpty)
    if isLast, showsNothing { (outermost as? TableScreen)?.cancelRefresh() }
    fail(in: TableWords.current.cancelled, wait.what) { [weak self] in
      self?.start(wait, again: true)
    }
    refreshChrome()
  }

  /// Tries again what failed and is shown in place of the rows.
  public func retry() {
    takeFailure()?.retry()
    refreshChrome()
  }

  private func start(_ wait: Wait, again: Bool = false) {
    let (what, work) = (wait.what, wait.work)
    let isStarted = tasks.start(Wait.Key(what: what)) { [weak self] in
      var failure: (any Error)?
      do {
        try await work { self?.progress($0, of: what) }
      } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      waitSession.waits.removeAll { $0.what == what }
      if let failure {
        fail(in: words(for: failure), wait.what) { [weak self] in self?.start(wait, again: true) }
        if !(failure is CancellationError) { onError(failure) }
      }
      refreshChrome()
    }
    guard isStarted else { return }
    // Tried again, it leaves the other failures where they are.
    if !again { failures = [] }
    waitSession.waits.append(wait)
    refreshChrome()
  }

  private func progress(_ fraction: Double, of what: String) {
    guard let index = waitSession.waits.firstIndex(where: { $0.what == what }) else { return }
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : nil
    guard waitSession.waits[index].fraction != fraction else { return }
    waitSession.waits[index].fraction = fraction
    refreshChrome()
  }

  /// Keeps what went wrong, and how to try again, where it shows in place of the rows; of several failures the last
  /// shows first, and each until it was tried again.
  func fail(in text: String, _ wait: String? = nil, _ retry: @escaping @MainActor () -> Void) {
    guard showsNothing else { return }
    let others = wait == nil ? [] : failures.filter { $0.wait != wait }
    failures = others + [Failure(text: text, wait: wait, retry: retry)]
  }

  /// What went wrong with the screen, or else with one inside it, and is shown in place of the rows; or nil.
  var failure: Failure? { withChildren.firstNonNil(\.failures.last) }

  /// What went wrong in place of the rows; what was said of it goes with it.
  var failures: [Failure] {
    get { waitSession.failures }
    set {
      let old = waitSession.failures.last
      waitSession.failures = newValue
      dropNotice(of: old)
    }
  }

  /// Forgets what went wrong, where there are rows by now.
  func dropFailures() {
    guard failure != nil, !showsNothing else { return }
    for screen in withChildren { screen.failures = [] }
  }

  /// Forgets what is waited for, and what went wrong, as the screen is closed.
  func endWaits() {
    waitSession.waits = []
    failures = []
  }

  /// Describes what the screen waits for, and what went wrong, where that shows in place of the rows.
  func describeWaiting(in chrome: inout ScreenChrome) {
    let waits = withChildren.flatMap(\.waitSession.waits)
    chrome.waiting = waits.first?.what
    chrome.waitingFraction = waits.first?.fraction
    chrome.canCancelWaiting = !waits.isEmpty
    if waits.isEmpty, showsNothing { chrome.show(failure: failure) }
  }
}

extension ScreenChrome {
  /// Shows what went wrong in place of the rows; what stands there need not be said twice.
  mutating func show(failure: Failure?) {
    self.failure = failure?.text
    if let failure, notice?.isError == true, notice?.text == failure.text { notice = nil }
  }
}
