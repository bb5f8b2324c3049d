extension TableScreen {
  /// The screen's clock.
  public var tableClock: TableClock {
    get { refreshSession.clock ?? TableClock() }
    set { refreshSession.clock = newValue }
  }

  /// Indicates whether a refresh runs.
  ///
  /// Of a child without the setting `.refreshable()`, that of the screen around it.
  public var isRefreshing: Bool {
    refreshedAround?.isRefreshing ?? refreshSession.isRefreshing
  }

  /// Refreshes the table by `onRefresh()`, as a pull does.
  ///
  /// Nothing happens while a refresh runs, nor without the setting `.refreshable()`; a child without it refreshes the screen
  /// around it.
  public func refresh() {
    if let around = refreshedAround { return around.refresh() }
    guard settingValues.refreshable != nil, !refreshSession.isRefreshing else { return }
    let isStarted = tasks.start(Refreshing()) { [weak self] in
      var failure: (any Error)?
      do { try await self?.onRefresh() } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      tasks.end(Refreshing())
      if let failure {
        // Where it has emptied the table, the failure stands in place of the rows.
        outermostTable.readChanges()
        refreshSession.end(at: nil)
        let text = words(for: failure)
        refreshSession.failure = text
        fail(in: text) { [weak self] in self?.refresh() }
        onError(failure)
      } else {
        endWell()
        failures = []
      }
      refreshChrome()
      loadMoreAtEnd()
    }
    if isStarted { startRefreshing() }
  }

  /// Shows that a refresh runs, which the app has started by itself; needs the setting `.refreshable()`.
  public func startRefreshing() {
    if let around = refreshedAround { return around.startRefreshing() }
    guard settingValues.refreshable != nil else { return }
    refreshSession.begin()
    // A page that is still being loaded belongs to the rows before the refresh.
    endPaging()
    refreshChrome()
  }

  /// Shows that the refresh ended.
  public func endRefreshing() {
    if let around = refreshedAround { return around.endRefreshing() }
    guard refreshSession.isRefreshing else { return }
    endWell()
    refreshChrome()
    loadMoreAtEnd()
  }

  /// The screen around a child that is not refreshed by itself, which shows the refresh.
  private var refreshedAround: TableScreen? {
    settingValues.refreshable == nil ? container as? TableScreen : nil
  }

  /// Notes that a refresh has succeeded: what was said of the failure of an earlier one is outdated.
  private func endWell() {
    refreshSession.end(at: tableClock.now())
    dropFailureBesideWaits()
    dropNotice(ofError: refreshSession.failure)
    refreshSession.failure = nil
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
