import TableCore

extension TableScreen {
  /// Indicates whether the rows are filtered, by a text or by a scope alone.
  ///
  /// A child screen's search is that of the screen around it.
  public var isSearching: Bool { outermostTable.searchSession.isFiltering }

  /// The text that the rows are filtered by, trimmed and without case and accents, or nil.
  public var searchString: String? { outermostTable.searchSession.query?.normalized }

  /// The most Unicode scalars of a text that are searched for; the rest is ignored.
  package static var longestSearch: Int { SearchSession.longest }

  /// The text that the rows are filtered by, as typed, or nil.
  public var originalSearchString: String? { outermostTable.searchSession.query?.raw }

  /// The selected scope of the search, by its place among the settings' scopes.
  public var searchScope: Int { outermostTable.searchSession.scope }

  /// Applies the search settings to the model; those of a child screen are ignored.
  func applySearchSettings() {
    guard container == nil else { return }
    model.searchSubtitles(settingValues.search.searchable?.includesSubtitles ?? false)
    searchSession.isUnsettled = searchSession.isEntered
  }

  /// Continues a search by changed settings, or ends it if the screen can no longer be searched.
  func settleSearch() {
    guard searchSession.isUnsettled else { return }
    searchSession.isUnsettled = false
    inSearchTurn { $0.goOnSearching() }
  }

  private func goOnSearching() {
    guard searchSession.isEntered else { return }
    guard let searchable = settingValues.search.searchable else { return leaveSearch() }
    let scope = searchSession.place(among: searchable.scopes)
    let isOther = scope != searchSession.scope
    searchSession.change(to: scope, of: searchable.scopes)
    if isOther || !isFiltered(as: searchable.matching) { filter() }
    if isOther { onScopeChanged(scope) }
    refreshChrome()
  }

  /// Returns whether the rows are filtered in a way already; false for the app's own matching, which may have changed.
  private func isFiltered(as matching: Searchable.Matching) -> Bool {
    switch matching {
    case .standard: model.rowFilter == (searchSession.isFiltering ? .texts : .off)
    case .cells: false
    case .remote: model.rowFilter == (searchSession.isFiltering ? .elsewhere : .off)
    }
  }

  /// Runs work that calls a search hook, after any hook that is running, on the screen that searches; nothing runs
  /// while that screen is closed.
  private func inSearchTurn(_ work: @escaping @MainActor (TableScreen) -> Void) {
    let screen = outermostTable
    TableEnvironment.within(screen.environment) {
      screen.inTurn(screen.searchSession.turns, "a hook of the search") {
        if !screen.model.isClosed { work(screen) }
      }
    }
  }

  /// Enters the search field of a `.searchable()` screen; a call from a search hook takes effect after the hook.
  public func beginSearch() { inSearchTurn { $0.enterSearch() } }

  private func enterSearch() {
    guard let searchable = settingValues.search.searchable, !searchSession.isEntered else { return }
    willBeginSearch()
    searchSession.enter()
    if case .standard = searchable.matching { model.prepareSearch() }
    refreshChrome()
  }

  /// Filters the rows by a text; an empty one shows them all.
  ///
  /// Nothing happens while the screen is closed, nor without the setting `.searchable()`; for a child screen, the screen
  /// around it searches. A text of more than
  /// a thousand Unicode scalars is cut to these, and a notice tells the person so.
  /// A call from a search hook takes effect after the hook.
  public func search(_ text: String) {
    inSearchTurn { $0.change(to: text) }
  }

  private func change(to typed: String) {
    let text = SearchSession.start(of: typed)
    guard settingValues.search.searchable != nil else { return }
    if text.utf8.count < typed.utf8.count {
      show(notice: TableWords.current.searchCut(SearchSession.longest))
    }
    guard text != searchSession.text || !searchSession.isEntered else { return }
    enterSearch()
    searchSession.change(to: text)
    filter()
    onSearchChanged(text)
    refreshChrome()
  }

  /// Limits the search to a scope, by its place among the settings' scopes; a place out of range is ignored.
  ///
  /// Nothing happens while the screen is closed, nor without the setting `.searchable()`. A call from a search hook takes
  /// effect after the hook.
  public func setSearchScope(_ scope: Int) {
    inSearchTurn { $0.change(toScope: scope) }
  }

  private func change(toScope scope: Int) {
    guard let scopes = settingValues.search.searchable?.scopes, scopes.indices.contains(scope),
      scope != searchSession.scope
    else { return }
    enterSearch()
    searchSession.change(to: scope, of: scopes)
    filter()
    onScopeChanged(scope)
    refreshChrome()
  }

  /// Leaves the search; all rows show again.
  ///
  /// A call from a search hook takes effect after the hook.
  public func endSearch() {
    inSearchTurn { $0.leaveSearch() }
  }

  private func leaveSearch() {
    guard searchSession.isEntered else { return }
    willEndSearch()
    takeSearchFailure()
    searchSession.leave()
    filter()
    refreshChrome()
  }

  /// Removes the failure of the remote search, and its notice.
  ///
  /// - Returns: the removed failure, for a retry.
  @discardableResult func takeSearchFailure() -> Failure? {
    defer { searchSession.failure = nil }
    dropNotice(of: searchSession.failure)
    return searchSession.failure
  }

  /// Filters the rows by the present text and scope.
  func filter() {
    filterRows()
    // Nothing was loaded during the search, and nothing tells of rows that stay in view.
    if !searchSession.isFiltering { loadMoreAtEnd() }
  }

  private func filterRows() {
    tasks.cancel(RemoteSearch())
    searchSession.isWaiting = false
    takeSearchFailure()
    let searchable = settingValues.search.searchable
    if case .remote(let debounce, let find)? = searchable?.matching {
      model.setSearch(nil)
      // The answer to an older query must not show.
      model.showResults(searchSession.isFiltering ? [] : nil)
      return searchRemotely(after: debounce, find)
    }
    model.showResults(nil)
    let hasScope = searchSession.hasScope
    guard let searchable, searchSession.isFiltering else {
      return model.setSearch(nil)
    }
    let query = searchSession.query ?? SearchQuery("")
    // Without a text there is nothing to match: a scope alone filters the rows.
    let matcher = searchSession.query == nil ? nil : matcher(searchable)
    var state = SearchState(query: query, matcher: matcher)
    let scope = searchSession.scope
    if hasScope { state.scope = { [weak self] cell in self?.isInScope(cell, scope) ?? false } }
    model.setSearch(state)
  }

  private func matcher(
    _ searchable: Searchable
  ) -> (@MainActor (TableCell, String) -> Bool)? {
    guard case .cells(let matches) = searchable.matching else { return nil }
    let context = TableActionContext(targets: actionTargets)
    return { [weak self] cell, text in
      self?.isMatch(cell, text, context, matches) ?? false
    }
  }

  private func isMatch(
    _ cell: TableCell, _ text: String, _ context: TableActionContext,
    _ matches: @MainActor (TableActionContext, TableCell, String) throws -> Bool
  ) -> Bool {
    do {
      return try matches(context, cell, text)
    } catch {
      reportSearch(error)
      return false
    }
  }

  /// Reports, once, a search method without a target.
  func reportSearch(_ error: any Error) {
    guard !searchSession.isReported else { return }
    searchSession.isReported = true
    model.report(
      .nobodyAnswers, NobodyAnswers.what("the search names a method", error), key: "searchable")
  }
}
