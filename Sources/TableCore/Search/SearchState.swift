/// A running search.
@MainActor package struct SearchState {
  let query: SearchQuery
  /// The app's own matcher, or nil for the standard one.
  var matcher: (@MainActor (TableCell, String) -> Bool)?
  /// A closure that returns whether a cell is in the chosen scope; nil if the search has no scope.
  package var scope: (@MainActor (TableCell) -> Bool)?

  package init(
    query: SearchQuery, matcher: (@MainActor (TableCell, String) -> Bool)? = nil,
    scope: (@MainActor (TableCell) -> Bool)? = nil
  ) {
    (self.query, self.matcher, self.scope) = (query, matcher, scope)
  }

  /// True if the app decides which rows are found, by its own matcher or by a scope.
  var asksApp: Bool { matcher != nil || scope != nil }
}
