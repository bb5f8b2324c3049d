extension ScreenChrome {
  /// The search field.
  public struct Search: Hashable, Sendable {
    /// What shows while the field is empty.
    public var placeholder: String
    /// What was typed.
    public var text: String
    /// Whether the field is in use.
    public var phase: Phase
    /// How many rows were found, while a search runs: not those that stay only since one below them was found, but those
    /// in collapsed children.
    public var found: Int?
    /// How many rows the search looks at, children of rows among them, and hidden and unsearchable ones not; nil where none
    /// runs, or it looks elsewhere.
    ///
    /// Whether a row that is made when needed can be searched is known once it was made for the search: until then it counts
    /// as one that can, as while ``isIndexing`` is true.
    public var total: Int?
    /// Whether rows are still being looked at.
    public var isIndexing = false
    /// The names of the parts of the table that the search can be limited to.
    public var scopes: [String] = []
    /// The part that it is limited to, by its place.
    public var scope = 0
    /// Whether the field is out of view until a search begins.
    public var hidesInitially = false

    /// Whether the field is in use.
    public enum Phase: String, Hashable, Sendable {
      /// Nobody searches.
      case off
      /// The field is entered, and empty.
      case entered
      /// The rows are filtered.
      case filtering
    }
  }
}

extension TableScreen {
  /// Describes the search field.
  func describeSearch(in chrome: inout ScreenChrome) {
    guard let searchable = settingValues.search.searchable else { return }
    let found = foundCount
    chrome.search = ScreenChrome.Search(
      placeholder: searchable.placeholder ?? TableWords.current.search, text: searchSession.text,
      phase: searchPhase, found: found,
      total: searchable.isRemote || found == nil ? nil : model.searchedCount,
      isIndexing: model.isIndexing || searchSession.isWaiting,
      scopes: searchable.scopes, scope: searchSession.scope,
      hidesInitially: searchable.hidesInitially)
  }

  /// Describes what shows in place of the rows where a search leaves none.
  func describeNothingFound(in chrome: inout ScreenChrome) {
    guard isSearching else { return }
    chrome.emptyText = settingValues.search.noResultsText ?? TableWords.current.noResults
    if model.isIndexing || searchSession.isWaiting {
      chrome.waiting = TableWords.current.searching
      (chrome.waitingFraction, chrome.canCancelWaiting) = (nil, false)
    }
    // What a search does not find did not fail, unless it is asked elsewhere.
    chrome.show(failure: searchSession.failure)
  }

  private var searchPhase: ScreenChrome.Search.Phase {
    isSearching ? .filtering : searchSession.isEntered ? .entered : .off
  }

  /// How many rows a search has found, or nil where none runs, or there is no answer from elsewhere.
  private var foundCount: Int? {
    guard isSearching, !searchSession.isWaiting, searchSession.failure == nil else { return nil }
    return model.foundCount
  }
}
