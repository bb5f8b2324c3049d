package import TableCore

/// The settings of a screen's search.
package struct SearchSettings {
  /// The way of searching, or nil if the screen cannot be searched.
  package var searchable: Searchable?
  /// The text of a search without results, or nil for the framework's own words.
  package var noResultsText: String?
}

/// The way of searching a screen.
package struct Searchable {
  /// The way of finding rows.
  package enum Matching {
    /// The standard way: rows whose texts contain the query, with no regard to case and accents.
    case standard
    /// A function of the app that returns whether a cell matches the text.
    case cells(@MainActor (TableActionContext, TableCell, String) throws -> Bool)
    /// A function of the app that returns the sections to show in place of the table, and the time of its debounce.
    case remote(Duration, @MainActor (TableActionContext, String) async throws -> [TableSection])
  }

  /// The placeholder of the empty search field, or nil for the framework's own word.
  package var placeholder: String?
  /// The names of the scopes that a search can be limited to.
  package var scopes: [String]
  /// True if the field is hidden until a search begins.
  package var hidesInitially: Bool
  /// True if the standard search looks at subtitles, too.
  package var includesSubtitles = false
  package var matching = Matching.standard

  /// True if the search is remote, so that the app finds the sections.
  var isRemote: Bool { if case .remote = matching { true } else { false } }
}
