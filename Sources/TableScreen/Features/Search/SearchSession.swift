import TableCore

/// What is searched for, from the moment the field is entered until it is left.
@MainActor struct SearchSession {
  /// Those of the hooks of the search.
  let turns: HookTurns
  private(set) var isEntered = false
  /// What was typed.
  private(set) var text = ""
  /// What the rows are filtered by, or nil while they are not.
  private(set) var query: SearchQuery?
  /// The part of the table that the search is limited to, by its place among the scopes.
  private(set) var scope = 0
  /// Whether an answer from elsewhere is awaited.
  var isWaiting = false
  /// Whether the rows may have become others since the awaited answer was asked for.
  var isOutdated = false
  /// Why nothing came from elsewhere, and how to ask again; nil where nothing went wrong.
  var failure: Failure?
  /// Whether the settings may say otherwise how to search than when it was last heeded.
  var isUnsettled = false
  /// Whether it was said already that nobody answers the search.
  var isReported = false

  init(turns: HookTurns = HookTurns()) { self.turns = turns }

  /// Whether the search is limited to a part of the table.
  var hasScope: Bool { isEntered && scope > 0 }

  /// Whether the rows are filtered, by what was typed or by a scope alone.
  var isFiltering: Bool { query != nil || hasScope }

  /// How much of what is typed is looked for, in scalars; no row is found by more.
  static let longest = 1_000

  /// Returns as much of a text as is looked for.
  static func start(of text: String) -> String {
    guard text.utf8.count > longest else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
  }

  mutating func enter() { isEntered = true }

  mutating func change(to text: String) {
    isEntered = true
    self.text = text
    query = text.isEmpty ? nil : SearchQuery(text)
  }

  mutating func change(to scope: Int) { self.scope = scope }

  mutating func leave() { self = SearchSession(turns: turns) }
}
