import TableCore

/// Something that a screen waits for.
struct Wait {
  /// What a person reads meanwhile.
  let what: String
  /// How much is done, from 0 to 1, or nil where that is not known.
  var fraction: Double?
  /// Does it.
  let work: @MainActor (@escaping @MainActor (Double) -> Void) async throws -> Void

  /// What the tasks of a screen know it by.
  struct Key: Hashable {
    let what: String
  }
}

extension Screen {
  /// Runs work that the screen has nothing to show without, and says meanwhile what it waits for.
  ///
  /// The work belongs to the screen: closing the screen cancels it, and a person can. Where it fails, and
  /// there are no rows, the failure takes their place and offers to try again; else it is shown for a moment.
  /// While it runs, another wait for the same is ignored.
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
  public func cancelWaiting() {
    guard let wait = waiting.first else { return }
    tasks.cancel(Wait.Key(what: wait.what))
    waiting.removeFirst()
    if waiting.isEmpty, showsNothing { (self as? TableScreen)?.cancelRefresh() }
    fail(in: Words.current.cancelled, wait.what) { [weak self] in self?.start(wait, again: true) }
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
      waiting.removeAll { $0.what == what }
      if let failure {
        fail(in: words(for: failure), wait.what) { [weak self] in self?.start(wait, again: true) }
        if !(failure is CancellationError) { onError(failure) }
      }
      refreshChrome()
    }
    guard isStarted else { return }
    // Tried again, it leaves the other failures where they are.
    if !again { failures = [] }
    waiting.append(wait)
    refreshChrome()
  }

  private func progress(_ fraction: Double, of what: String) {
    guard let index = waiting.firstIndex(where: { $0.what == what }) else { return }
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : nil
    guard waiting[index].fraction != fraction else { return }
    waiting[index].fraction = fraction
    refreshChrome()
  }

  /// Keeps what went wrong, and how to try again, where it shows in place of the rows; of several failures the last
  /// shows first, and each until it was tried again.
  func fail(in text: String, _ wait: String? = nil, _ retry: @escaping @MainActor () -> Void) {
    guard showsNothing else { return }
    let others = wait == nil ? [] : failures.filter { $0.wait != wait }
    failures = others + [Failure(text: text, wait: wait, retry: retry)]
  }
}

/// What went wrong and is shown in place of the rows.
struct Failure {
  let text: String
  /// What was waited for, or nil for something else, as a refresh.
  var wait: String?
  /// Tries again.
  let retry: @MainActor () -> Void
}
