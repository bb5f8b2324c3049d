import TableCore

extension TableScreen {
  /// Loads the next rows by `onEndReached()`, as when the last row comes into view; also retries after a failure.
  ///
  /// Nothing happens without the setting `.pageable()`, while rows are being loaded, during a search or a refresh, and when
  /// all rows are loaded. A child without the setting loads those of the screen around it.
  public func loadMore() {
    if let around = pagedAround { return around.loadMore() }
    guard settingValues.pageable != nil, !model.isClosed, !isFiltered, !isRefreshing,
      pageSession.isReady
    else { return }
    let isStarted = tasks.start(Paging()) { [weak self, pageTurns] in
      var (last, count) = (NodeID?.none, 0)
      let answer: Result<Bool, any Error>? = await pageTurns.run {
        (last, count) = (self?.layout.lastRow, self?.layout.rowCount ?? 0)
        do { return .success(try await self?.onEndReached() ?? false) } catch {
          return .failure(error)
        }
      }
      // Changes of observed objects are read first, so that the end of the table is where the new rows end.
      await Task.yield()
      guard let self, let answer, !Task.isCancelled else { return }
      switch answer {
      case .success(let hasMore): pageSession.phase = hasMore ? .idle : .finished
      case .failure(is CancellationError): pageSession.phase = .idle
      case .failure(let error):
        let text = words(for: error)
        pageSession.phase = .failed(text)
        // An empty table has no last row below which it shows.
        fail(in: text) { [weak self] in self?.loadMore() }
      }
      refreshChrome()
      // A page without rows does not load the next one, or the loads would never end. Rows above may have come or gone
      // meanwhile, as those of a row that was expanded.
      let hasGrown = layout.lastRow != last || layout.rowCount > count
      Task { if hasGrown { self.loadMoreAtEnd() } }
    }
    guard isStarted else { return }
    pageSession.phase = .loading
    dropFailureBesideWaits()
    refreshChrome()
  }

  /// Resets paging, as after all rows were loaded; a load that runs is cancelled.
  ///
  /// The next load waits until the cancelled one has ended.
  public func resetPaging() {
    if let around = pagedAround { return around.resetPaging() }
    endPaging()
    refreshChrome()
    loadMoreAtEnd()
  }

  /// The screen around a child whose rows are loaded with those of that one.
  private var pagedAround: TableScreen? {
    settingValues.pageable == nil ? container as? TableScreen : nil
  }

  /// Cancels the load that runs, and resets paging without starting a new load.
  func endPaging() {
    tasks.cancel(Paging())
    pageSession.phase = .idle
  }

  /// Notes the last row in view, and loads more rows if it is near the end.
  func noteEnd(_ last: TablePath) {
    pageSession.shown = last
    loadMoreAtEnd()
  }

  /// Loads more rows if the last row in view is near the end.
  func loadMoreAtEnd() {
    guard let pageable = settingValues.pageable, pageSession.phase == .idle,
      let last = pageSession.shown, layout.isNearEnd(last, distance: pageable.distance)
    else { return }
    loadMore()
  }

  /// Loads more rows if deletions may have brought the end into view.
  func loadMoreAtEnd(after changes: ChangeSet) {
    if !changes.deletedRows.isEmpty || !changes.deletedSections.isEmpty { loadMoreAtEnd() }
  }

  /// Describes the state of loading rows beyond the last one.
  func describePaging(in chrome: inout ScreenChrome) {
    chrome.paging = settingValues.pageable == nil || isFiltered ? .off : pageSession.phase
  }

  /// Describes that the first rows are being loaded, where there are none yet, if no other wait shows.
  func describePagingWithoutRows(in chrome: inout ScreenChrome) {
    guard chrome.paging == .loading, chrome.waiting == nil else { return }
    chrome.waiting = TableWords.current.loading
  }

  /// True while a search, or one of its scopes, filters the rows.
  private var isFiltered: Bool { isSearching || model.rowFilter != .off }

  private struct Paging: Hashable, CustomStringConvertible {
    var description: String { "the next rows" }
  }
}

extension PageSession {
  /// True if a load may start: none is running, and there may be more rows.
  fileprivate var isReady: Bool {
    switch phase {
    case .idle, .failed: true
    case .off, .loading, .finished: false
    }
  }
}
