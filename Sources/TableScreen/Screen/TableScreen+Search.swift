extension TableScreen {
  /// Whether the rows are filtered.
  public var isSearching: Bool { searchSession.query != nil }

  /// What the rows are filtered by, trimmed and without case and accents, or nil.
  public var searchString: String? { searchSession.query?.normalized }

  /// What the rows are filtered by, as typed, or nil.
  public var originalSearchString: String? { searchSession.query?.raw }

  /// Enters the search field.
  public func beginSearch() {
    guard settingValues.searchable != nil, searchSession.phase == .off else { return }
    willBeginSearch()
    searchSession.enter()
    if settingValues.searchable?.matcher == nil { model.prepareSearch() }
    refreshChrome()
  }

  /// Filters the rows by what was typed; an empty text shows them all.
  public func search(_ text: String) {
    guard settingValues.searchable != nil, text != searchSession.text || !searchSession.isEntered
    else { return }
    beginSearch()
    searchSession.change(to: text)
    filter()
    onSearchChanged(text)
    refreshChrome()
  }

  /// Leaves the search; all rows show again.
  public func endSearch() {
    guard searchSession.phase != .off else { return }
    willEndSearch()
    searchSession.leave()
    filter()
    refreshChrome()
  }

  private func filter() {
    guard let query = searchSession.query else { return model.setSearch(nil) }
    let matcher = settingValues.searchable?.matcher
    let context = TableActionContext(targets: actionTargets)
    var isReported = false
    guard let matcher else { return model.setSearch(SearchState(query: query, matcher: nil)) }
    model.setSearch(
      SearchState(query: query) { [weak self] cell, text in
        do { return try matcher(context, cell, text) } catch {
          if !isReported { self?.reportMatcher(error) }
          isReported = true
          return false
        }
      })
  }

  private func reportMatcher(_ error: any Error) {
    model.report(
      "the method that matches cells belongs to nobody here", key: "searchable",
      why: "\(error); no row is found", remedy: "name a method of the screen")
  }
}
