package import TableCore

/// What the settings of a screen say of its search.
package struct SearchSettings {
  /// How the screen is searched, or nil where it is not.
  package var searchable: Searchable?
  /// What shows where nothing is found, or nil for the framework's own words.
  package var noResultsText: String?
}

/// How a screen is searched.
package struct Searchable {
  /// Says which rows a query leaves.
  package enum Matching {
    /// The standard way: what holds the query, with no regard to case and accents.
    case standard
    /// The app says whether a cell matches what was typed.
    case cells(@MainActor (TableActionContext, TableCell, String) throws -> Bool)
    /// The app finds the sections that show in place of the table.
    case remote(Duration, @MainActor (TableActionContext, String) async throws -> [TableSection])
  }

  /// What shows while the search field is empty, or nil for the framework's own word.
  package var placeholder: String?
  /// The names of the parts of the table that a search can be limited to.
  package var scopes: [String]
  /// Whether the field is out of view until a search begins.
  package var hidesInitially: Bool
  /// Whether the standard way looks at subtitles too.
  package var includesSubtitles = false
  package var matching = Matching.standard

  /// Whether the app finds the rows elsewhere.
  var isRemote: Bool { if case .remote = matching { true } else { false } }
}
