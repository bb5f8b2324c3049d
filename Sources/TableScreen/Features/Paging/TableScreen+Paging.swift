import TableCore

extension TableScreen {
  /// Loads the next rows by `onEndReached()`, as the sight of the last row does; also after a failure.
  ///
  /// Nothing happens while rows are loaded, during a search or a refresh, and where there are no more.
  public func loadMore() {
    guard settingValues.pageable != nil, !model.isClosed, !isFiltered, !isRefreshing,
      pageSession.isReady
    else { return }
    let isStarted = tasks.start(Paging()) { [weak self, pageTurns] in
      var count: Int?
      let answer: Result<Bool, any Error>? = await pageTurns.run {
        count = self?.layout.rowCount
        do { return .success(try await self?.onEndReached() ?? false) } catch {
          return .failure(error)
        }
      }
      // What was observed meanwhile is read first, so that the end is known to be elsewhere.
      await Task.yield()
      guard let self, let answer, !Task.isCancelled else { return }
      switch answer {
      case .success(let hasMore): pageSession.phase = hasMore ? .idle : .finished
      case .failure(is CancellationError): pageSession.phase = .idle
      case .failure(let error): pageSession.phase = .failed(words(for: error))
      }
      refreshChrome()
      // A page without rows asks for no other by itself, or there would be no end of it.
      let hasGrown = layout.rowCount != count
      Task { if hasGrown { self.loadMoreAtEnd() } }
    }
    guard isStarted else { return }
    pageSession.phase = .loading
    refreshChrome()
  }

  /// Forgets that all rows were loaded; what is being loaded is cancelled.
  ///
  /// The next load waits until that has ended.
  public func resetPaging() {
    endPaging()
    refreshChrome()
    loadMoreAtEnd()
  }

  /// Lets paging begin anew at the next occasion.
  func endPaging() {
    tasks.cancel(Paging())
    pageSession.phase = .idle
  }

  /// Notes how far down the rows are in view.
  func noteEnd(_ last: TablePath) {
    pageSession.shown = last
    loadMoreAtEnd()
  }

  /// Loads more where the end is in view.
  func loadMoreAtEnd() {
    guard let pageable = settingValues.pageable, pageSession.phase == .idle,
      let last = pageSession.shown, layout.isNearEnd(last, distance: pageable.distance)
    else { return }
    loadMore()
  }

  /// Loads more where rows that went have brought the end into view.
  func loadMoreAtEnd(after changes: ChangeSet) {
    if !changes.deletedRows.isEmpty || !changes.deletedSections.isEmpty { loadMoreAtEnd() }
  }

  /// Describes what stands below the last row.
  func describePaging(in chrome: inout ScreenChrome) {
    chrome.paging = settingValues.pageable == nil || isFiltered ? .off : pageSession.phase
  }

  /// Whether a search, or a scope of it, decides what shows.
  private var isFiltered: Bool { isSearching || model.rowFilter != .off }

  private struct Paging: Hashable {}
}

extension PageSession {
  /// Whether more may be asked for.
  fileprivate var isReady: Bool {
    switch phase {
    case .idle, .failed: true
    case .off, .loading, .finished: false
    }
  }
}
