/// The text under which the search index knows one row.
enum SearchEntry: Hashable, Sendable {
  /// A row found by its one text.
  case text(String)
  /// A row found by its title or by its extra text. No match begins in one and ends in the other.
  case fields(title: String, extra: String)
  /// A row that no query finds.
  case unsearchable
}
