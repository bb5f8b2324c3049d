extension Screen {
  /// Runs work that the screen has nothing to show without, and says meanwhile what it waits for.
  ///
  /// The work belongs to the screen: closing the screen cancels it, and what it throws is shown. While
  /// it runs, another wait for the same is ignored.
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
    let isStarted = tasks.start(Waiting(what: what)) { [weak self] in
      var failure: (any Error)?
      do { try await work() } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      waiting.removeAll { $0 == what }
      if let failure, !(failure is CancellationError) { onError(failure) }
      refreshChrome()
    }
    guard isStarted else { return }
    waiting.append(what)
    refreshChrome()
  }

  private struct Waiting: Hashable {
    let what: String
  }
}
