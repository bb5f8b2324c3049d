import TableCore

extension TableScreen {
  func describeChrome(_ general: ScreenChrome) -> ScreenChrome {
    var chrome = general
    chrome.style = settingValues.style
    chrome.rowHeight = settingValues.rowHeight
    chrome.longPressDuration = longestPress
    chrome.isEditing = isEditing
    chrome.isForm = model.isForm(all: settingValues.keepsDrafts)
    chrome.isEditable = settingValues.isEditable || model.isEditable
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    chrome.offersEditing =
      (chrome.isEditable || isEditing)
      && !buttons.contains { $0.isEditButton || $0.face == .system(.edit) }
    let layout = model.layout
    if let searchable = settingValues.searchable {
      let found = foundCount
      chrome.search = ScreenChrome.Search(
        placeholder: searchable.placeholder ?? Words.current.search, text: searchSession.text,
        phase: searchPhase, found: found,
        total: searchable.isRemote || found == nil ? nil : model.searchedCount,
        isIndexing: model.isIndexing || searchSession.isWaiting,
        scopes: searchable.scopes, scope: searchSession.scope,
        hidesInitially: searchable.hidesInitially)
    }
    if let refreshable = settingValues.refreshable {
      var words = Words.current
      words.locale = tableClock.locale ?? words.locale
      chrome.refresh = refreshSession.describe(refreshable, words, in: tableClock.timeZone)
    }
    if settingValues.selection == .multiple { chrome.selectedCount = model.selection.count }
    chrome.paging = paging
    (chrome.tableHeader, chrome.tableFooter) = edges
    if settingValues.isIndexable && !isSearching {
      chrome.index = tableIndex.map { model.resolve($0) } ?? layout.indexEntries
    }
    if showsNothing {
      chrome.emptyText = emptyText
      if chrome.waiting == nil, model.isLoadingSource { chrome.waiting = Words.current.loading }
      // What went wrong before is not the last word while a refresh runs.
      if chrome.failure != nil, refreshSession.isRefreshing {
        (chrome.failure, chrome.waiting) = (nil, chrome.refresh?.text)
      }
      if isSearching && (model.isIndexing || searchSession.isWaiting) {
        chrome.waiting = Words.current.searching
        (chrome.waitingFraction, chrome.canCancelWaiting) = (nil, false)
      }
      // What a search does not find did not fail, unless it is asked elsewhere.
      if isSearching { show(searchSession.failure, in: &chrome) }
    }
    return chrome
  }

  /// Shows what went wrong in place of the rows; what stands there need not be said twice.
  private func show(_ failure: Failure?, in chrome: inout ScreenChrome) {
    chrome.failure = failure?.text
    if let failure, chrome.notice?.isError == true, chrome.notice?.text == failure.text {
      chrome.notice = nil
    }
  }

  /// How long a press lasts that this screen, or else a child, answers.
  private var longestPress: Double? {
    settingValues.longPressDuration
      ?? children.firstNonNil { ($0 as? TableScreen)?.longestPress }
  }

  /// How many rows a search has found, or nil where none runs, or there is no answer from elsewhere.
  private var foundCount: Int? {
    guard isSearching, !searchSession.isWaiting, searchSession.failure == nil else { return nil }
    return model.layout.rowCount
  }

  private var emptyText: String? {
    if isSearching { return settingValues.noResultsText ?? Words.current.noResults }
    // A table of empty sections with titles says enough by itself.
    guard model.layout.sections.allSatisfy({ $0.content.footer == nil }) else { return nil }
    return settingValues.emptyText ?? Words.current.emptyTable
  }
}
