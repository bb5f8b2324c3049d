import TableCore

/// The state of a search, from entering the field to leaving it.
@MainActor struct SearchSession {
  /// The queue of the search hooks.
  let turns: HookTurns
  private(set) var isEntered = false
  /// The text in the field.
  private(set) var text = ""
  /// The query that the rows are filtered by, or nil for an empty text.
  private(set) var query: SearchQuery?
  /// The selected scope, by its place among the scopes.
  private(set) var scope = 0
  /// The titles of the scopes when one of them was selected, or none.
  private(set) var scopes: [String] = []
  /// True while a remote answer is awaited.
  var isWaiting = false
  /// True if the rows may have changed since the awaited answer was requested.
  var isOutdated = false
  /// The failure of the remote search, with its retry; nil if it has not failed.
  var failure: Failure?
  /// True if the settings may have changed since they were last applied to the search.
  var isUnsettled = false
  /// True if a search method without a target has already been reported.
  var isReported = false

  init(turns: HookTurns = HookTurns()) { self.turns = turns }

  /// True while the search is limited by a scope other than the first.
  var hasScope: Bool { isEntered && scope > 0 }

  /// True while the rows are filtered, by a text or by a scope alone.
  var isFiltering: Bool { query != nil || hasScope }

  /// The most Unicode scalars of a text that are searched for; the rest is ignored.
  static let longest = 1_000

  /// Returns the part of a text that is searched for.
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

  mutating func change(to scope: Int, of scopes: [String]) {
    (self.scope, self.scopes) = (scope, scopes)
  }

  /// The title of the selected scope, or nil for the first one.
  var scopeTitle: String? { scope > 0 && scopes.indices.contains(scope) ? scopes[scope] : nil }

  /// Returns the place of the selected scope among others that take the place of the former ones: 0 if it is gone.
  func place(among others: [String]) -> Int {
    guard let scopeTitle else { return 0 }
    if others.indices.contains(scope), others[scope] == scopeTitle { return scope }
    if let place = others.firstIndex(of: scopeTitle) { return place }
    // In other words, as those of another language, they are the same scopes.
    return others.count == scopes.count && Set(others).isDisjoint(with: scopes) ? scope : 0
  }

  mutating func leave() { self = SearchSession(turns: turns) }
}
