import TableCore

extension TableScreen {
  /// Whether the rows are filtered, by what was typed or by a scope alone.
  ///
  /// The search of a screen inside another one is that of the screen around it.
  public var isSearching: Bool { outermostTable.searchSession.isFiltering }

  /// What the rows are filtered by, trimmed and without case and accents, or nil.
  public var searchString: String? { outermostTable.searchSession.query?.normalized }

  /// How many scalars of what is typed are looked for.
  package static var longestSearch: Int { SearchSession.longest }

  /// What the rows are filtered by, as typed, or nil.
  public var originalSearchString: String? { outermostTable.searchSession.query?.raw }

  /// The scope that the search is limited to, by its place among the settings' scopes.
  public var searchScope: Int { outermostTable.searchSession.scope }

  /// Says to the table what a search looks at; inside another screen that is the other's to say.
  func applySearchSettings() {
    guard container == nil else { return }
    model.searchSubtitles(settingValues.search.searchable?.includesSubtitles ?? false)
    searchSession.isUnsettled = searchSession.isEntered
  }

  /// Lets a search go on as the settings say by now, or ends it where they say of none.
  func settleSearch() {
    guard searchSession.isUnsettled else { return }
    searchSession.isUnsettled = false
    inSearchTurn { $0.goOnSearching() }
  }

  private func goOnSearching() {
    guard searchSession.isEntered else { return }
    guard let searchable = settingValues.search.searchable else { return leaveSearch() }
    let scope = searchSession.scope
    let isScopeGone = scope > 0 && !searchable.scopes.indices.contains(scope)
    if isScopeGone { searchSession.change(to: 0) }
    if isScopeGone || !isFiltered(as: searchable.matching) { filter() }
    if isScopeGone { onScopeChanged(0) }
    refreshChrome()
  }

  /// Whether the rows are filtered in that way already; what the app decides may be something else each time.
  private func isFiltered(as matching: Searchable.Matching) -> Bool {
    switch matching {
    case .standard: model.rowFilter == (searchSession.isFiltering ? .texts : .off)
    case .cells: false
    case .remote: model.rowFilter == (searchSession.isFiltering ? .elsewhere : .off)
    }
  }

  /// Does something around which a hook of the search runs, to the search that finds the rows; a screen that is closed has
  /// none until it is opened again.
  private func inSearchTurn(_ work: @escaping @MainActor (TableScreen) -> Void) {
    let screen = outermostTable
    screen.inTurn(screen.searchSession.turns, "a hook of the search") {
      if !screen.model.isClosed { work(screen) }
    }
  }

  /// Enters the search field; within a hook of the search, when that has ended.
  public func beginSearch() { inSearchTurn { $0.enterSearch() } }

  private func enterSearch() {
    guard let searchable = settingValues.search.searchable, !searchSession.isEntered else { return }
    willBeginSearch()
    searchSession.enter()
    if case .standard = searchable.matching { model.prepareSearch() }
    refreshChrome()
  }

  /// Filters the rows by what was typed; an empty text shows them all.
  ///
  /// Nothing happens while the screen is closed; inside another one it is that screen which searches. Of more than a
  /// thousand characters the first ones count, and the person is told so.
  /// Within a hook of the search, it follows when that has ended.
  public func search(_ text: String) {
    inSearchTurn { $0.change(to: text) }
  }

  private func change(to typed: String) {
    let text = SearchSession.start(of: typed)
    if text.utf8.count < typed.utf8.count {
      show(notice: TableWords.current.searchCut(SearchSession.longest))
    }
    guard settingValues.search.searchable != nil,
      text != searchSession.text || !searchSession.isEntered
    else { return }
    enterSearch()
    searchSession.change(to: text)
    filter()
    onSearchChanged(text)
    refreshChrome()
  }

  /// Limits the search to a scope, by its place among the settings' scopes; another place is ignored.
  ///
  /// Nothing happens while the screen is closed. Within a hook of the search, it follows when that has ended.
  public func setSearchScope(_ scope: Int) {
    inSearchTurn { $0.change(toScope: scope) }
  }

  private func change(toScope scope: Int) {
    guard let scopes = settingValues.search.searchable?.scopes, scopes.indices.contains(scope),
      scope != searchSession.scope
    else { return }
    enterSearch()
    searchSession.change(to: scope)
    filter()
    onScopeChanged(scope)
    refreshChrome()
  }

  /// Leaves the search; all rows show again.
  ///
  /// Within a hook of the search, it follows when that has ended.
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

  /// Forgets why there was no answer, with the notice of it.
  ///
  /// - Returns: what was forgotten, as to try it again.
  @discardableResult func takeSearchFailure() -> Failure? {
    defer { searchSession.failure = nil }
    dropNotice(of: searchSession.failure)
    return searchSession.failure
  }

  /// Filters the rows by what is searched for now.
  func filter() {
    tasks.cancel(RemoteSearch())
    searchSession.isWaiting = false
    takeSearchFailure()
    let searchable = settingValues.search.searchable
    if case .remote(let debounce, let find)? = searchable?.matching {
      model.setSearch(nil)
      // The answer to another question would not be true of this one.
      model.showResults(searchSession.isFiltering ? [] : nil)
      return searchRemotely(after: debounce, find)
    }
    model.showResults(nil)
    let hasScope = searchSession.hasScope
    guard let searchable, searchSession.isFiltering else {
      return model.setSearch(nil)
    }
    let query = searchSession.query ?? SearchQuery("")
    var state = SearchState(query: query, matcher: matcher(searchable))
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

  /// Reports once that nobody answers the search.
  func reportSearch(_ error: any Error) {
    guard !searchSession.isReported else { return }
    searchSession.isReported = true
    model.report(
      .nobodyAnswers, NobodyAnswers.what("the search names a method", error), key: "searchable")
  }
}
