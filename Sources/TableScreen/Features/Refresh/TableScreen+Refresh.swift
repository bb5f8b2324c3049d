extension TableScreen {
  /// The screen's clock.
  public var tableClock: TableClock {
    get { refreshSession.clock ?? TableClock() }
    set { refreshSession.clock = newValue }
  }

  /// Indicates whether a refresh runs.
  public var isRefreshing: Bool { refreshSession.isRefreshing }

  /// Refreshes the table by `onRefresh()`, as a pull does; nothing happens while a refresh runs.
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
        // The notice of an earlier refresh's error is outdated.
        dropNotice(ofError: refreshSession.failure)
        refreshSession.failure = nil
      }
      refreshChrome()
      loadMoreAtEnd()
    }
  }

  /// Shows that a refresh runs, which the app has started by itself.
  public func startRefreshing() {
    guard settingValues.refreshable != nil else { return }
    refreshSession.begin()
    // A page that is still being loaded belongs to the rows before the refresh.
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

  /// Cancels a refresh by `onRefresh()`; one that the app has started by itself goes on.
  func cancelRefresh() {
    guard tasks.isRunning(Refreshing()) else { return }
    tasks.cancel(Refreshing())
    refreshSession.end(at: nil)
  }

  /// Forgets that a refresh ran, as the screen is opened again.
  func forgetRefresh() { refreshSession.isRefreshing = false }

  private struct Refreshing: Hashable, CustomStringConvertible {
    var description: String { "a refresh" }
  }
}
