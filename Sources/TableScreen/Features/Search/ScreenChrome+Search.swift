extension ScreenChrome {
  /// The search field.
  public struct Search: Hashable, Sendable {
    /// The placeholder of the empty field.
    public var placeholder: String
    /// The text in the field.
    public var text: String
    /// The use of the field: none, entered, or filtering the rows.
    public var phase: Phase
    /// The number of found rows while a search runs, with those in collapsed children, but without those that show only
    /// because a row below them was found.
    public var found: Int?
    /// The number of searched rows: with the children of rows, without hidden and unsearchable
    /// ones; nil if no search runs, or a remote one.
    ///
    /// Only once a lazy row was made for the search is it known to be searchable: until then, while ``isIndexing`` is
    /// true, it counts as searchable.
    public var total: Int?
    /// Indicates whether rows are still being searched, or a remote answer is awaited.
    public var isIndexing = false
    /// The names of the scopes that the search can be limited to.
    public var scopes: [String] = []
    /// The place of the selected scope among ``scopes``.
    public var scope = 0
    /// Indicates whether the field is hidden until a search begins.
    public var hidesInitially = false

    /// How many rows are found, in words, and of how many if that is known; nil while none are counted.
    @MainActor public var foundText: String? {
      let words = TableWords.current
      return found.map { found in
        total.map { words.found(found, $0, words.locale) }
          ?? words.foundElsewhere.text(for: found, in: words.locale)
      }
    }

    /// The use of the field: none, entered, or filtering the rows.
    public enum Phase: String, Hashable, Sendable {
      /// The field is not in use.
      case off
      /// The field is entered, but filters nothing yet.
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

  /// Describes the text in place of the rows if a search finds none.
  func describeNothingFound(in chrome: inout ScreenChrome) {
    guard isSearching else { return }
    if searchesNothing, chrome.failure != nil || chrome.waiting != nil {
      chrome.search?.found = nil
      chrome.search?.total = nil
      return
    }
    chrome.emptyText = settingValues.search.noResultsText ?? TableWords.current.noResults
    if model.isIndexing || searchSession.isWaiting {
      chrome.waiting = TableWords.current.searching
      (chrome.waitingFraction, chrome.canCancelWaiting) = (nil, false)
    }
    // A search in the table cannot fail, so failures of other work are hidden, and told by their notice for a moment; a
    // remote search's own failure shows.
    describeNotice(in: &chrome)
    chrome.show(failure: searchSession.failure)
  }

  /// True while a search has no rows to look in: what is to bring them, or has failed to, shows in their place as without it.
  var searchesNothing: Bool {
    isSearching && settingValues.search.searchable?.isRemote != true && lacksRows
  }

  private var searchPhase: ScreenChrome.Search.Phase {
    isSearching ? .filtering : searchSession.isEntered ? .entered : .off
  }

  /// The number of rows that a search has found, or nil without a search or a remote answer.
  private var foundCount: Int? {
    guard isSearching, !searchSession.isWaiting, searchSession.failure == nil else { return nil }
    return model.foundCount
  }
}
