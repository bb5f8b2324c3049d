extension TableScreen {
  /// What time it is for the screen.
  public var tableClock: TableClock {
    get { refreshSession.clock }
    set { refreshSession.clock = newValue }
  }

  /// Whether a refresh runs.
  public var isRefreshing: Bool { refreshSession.isRefreshing }

  /// Refreshes the table by `onRefresh()`, as a pull does; one that runs already goes on alone.
  public func refresh() {
    guard settingValues.refreshable != nil, !refreshSession.isRefreshing else { return }
    startRefreshing()
    tasks.start(Refreshing()) { [weak self] in
      var failure: (any Error)?
      do { try await self?.onRefresh() } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      refreshSession.end(at: failure == nil ? tableClock.now() : nil)
      if let failure {
        let text = words(for: failure)
        refreshSession.failure = text
        fail(in: text) { [weak self] in self?.refresh() }
        onError(failure)
      } else {
        failures = []
        // What was said of the last one is not true any more.
        dropNotice(ofError: refreshSession.failure)
        refreshSession.failure = nil
      }
      refreshChrome()
      loadMoreAtEnd()
    }
  }

  /// Shows that a refresh runs that the app started by itself.
  public func startRefreshing() {
    guard settingValues.refreshable != nil else { return }
    refreshSession.begin()
    // What is still loaded belongs to the rows before the refresh.
    endPaging()
    refreshChrome()
  }

  /// Shows that the refresh ended.
  public func endRefreshing() {
    guard refreshSession.isRefreshing else { return }
    refreshSession.end(at: tableClock.now())
    refreshChrome()
    loadMoreAtEnd()
  }

  /// Ends a refresh by `onRefresh()`, which brings nothing any more; what the app does by itself goes on.
  func cancelRefresh() {
    guard tasks.isRunning(Refreshing()) else { return }
    tasks.cancel(Refreshing())
    refreshSession.end(at: nil)
  }

  /// Forgets that a refresh ran, as the screen is opened again.
  func forgetRefresh() { refreshSession.isRefreshing = false }

  private struct Refreshing: Hashable {}
}
