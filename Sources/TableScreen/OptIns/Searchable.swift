/// How a screen is searched.
struct Searchable {
  /// What shows while the search field is empty, or nil for the framework's own word.
  var placeholder: String?
  /// Says whether a cell matches what was typed; nil for the standard way.
  var matcher: (@MainActor (TableActionContext, TableCell, String) throws -> Bool)?
}

@MainActor extension TableSetting {
  /// The rows can be searched by title and `searchText`, with no regard to case and accents.
  public static func searchable(placeholder: String? = nil) -> TableSetting {
    TableSetting { $0.searchable = Searchable(placeholder: placeholder, matcher: nil) }
  }

  /// The rows can be searched; a method of the screen says which cells match what was typed.
  public static func searchable<Target: ActionTarget>(
    placeholder: String? = nil,
    matching: @escaping @MainActor (Target) -> @MainActor (TableCell, String) -> Bool
  ) -> TableSetting {
    TableSetting {
      $0.searchable = Searchable(placeholder: placeholder) { context, cell, query in
        try matching(context.target())(cell, query)
      }
    }
  }

  /// The rows can be searched; a closure says which cells match what was typed.
  public static func searchable(
    placeholder: String? = nil, matching: @escaping @MainActor (TableCell, String) -> Bool
  ) -> TableSetting {
    TableSetting {
      $0.searchable = Searchable(placeholder: placeholder) { matching($1, $2) }
    }
  }
}
