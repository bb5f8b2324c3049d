package import TableCore

extension TableSetting {
  /// The rows can be searched by title and `searchText`, with no regard to case and accents.
  ///
  /// With `includesSubtitles` a search looks at subtitles too. A search can be limited to one of the `scopes`;
  /// the screen's `isInScope(_:_:)` decides which cells are in it. With `hidesInitially` the field is hidden until a
  /// search begins.
  public static func searchable(
    placeholder: String? = nil, scopes: [String] = [], includesSubtitles: Bool = false,
    hidesInitially: Bool = false
  ) -> TableSetting {
    TableSetting {
      $0.search.searchable = Searchable(
        placeholder: placeholder, scopes: scopes, hidesInitially: hidesInitially,
        includesSubtitles: includesSubtitles)
    }
  }

  /// The rows can be searched; a method of the screen returns whether a cell matches the text.
  public static func searchable<Target: ActionTarget>(
    placeholder: String? = nil, scopes: [String] = [], hidesInitially: Bool = false,
    matching: @escaping @MainActor (Target) -> @MainActor (TableCell, String) -> Bool
  ) -> TableSetting {
    TableSetting {
      $0.search.searchable = Searchable(
        placeholder: placeholder, scopes: scopes, hidesInitially: hidesInitially,
        matching: .cells { try matching($0.target())($1, $2) })
    }
  }

  /// The rows can be searched; a closure returns whether a cell matches the text.
  public static func searchable(
    placeholder: String? = nil, scopes: [String] = [], hidesInitially: Bool = false,
    matching: @escaping @MainActor (TableCell, String) -> Bool
  ) -> TableSetting {
    TableSetting {
      $0.search.searchable = Searchable(
        placeholder: placeholder, scopes: scopes, hidesInitially: hidesInitially,
        matching: .cells { matching($1, $2) })
    }
  }

  /// The screen searches remotely, as on a server: a method returns the sections for a text.
  ///
  /// The method runs once nothing was typed for the time of `debounce`, and again when another
  /// scope is selected, which the method finds in ``TableScreen/searchScope``. A scope other than
  /// the first searches even without a typed text; the query is then empty. Answers to an older
  /// query are never shown.
  public static func searchable<Target: ActionTarget>(
    placeholder: String? = nil, scopes: [String] = [], hidesInitially: Bool = false,
    debounce: Duration = .milliseconds(250),
    remotely find:
      @escaping @MainActor (Target) ->
      @MainActor (String) async throws ->
      [TableSection]
  ) -> TableSetting {
    TableSetting {
      $0.search.searchable = Searchable(
        placeholder: placeholder, scopes: scopes, hidesInitially: hidesInitially,
        matching: .remote(debounce) { try await find($0.target())($1) })
    }
  }

  /// The text in place of the rows if a search finds none.
  public static func noResultsText(_ text: String) -> TableSetting {
    TableSetting { $0.search.noResultsText = text }
  }
}
