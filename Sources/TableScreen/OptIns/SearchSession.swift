/// What is searched for, from the moment the field is entered until it is left.
struct SearchSession {
  private(set) var isEntered = false
  /// What was typed.
  private(set) var text = ""
  /// What the rows are filtered by, or nil while they are not.
  private(set) var query: SearchQuery?

  var phase: ScreenChrome.Search.Phase { query != nil ? .filtering : isEntered ? .entered : .off }

  mutating func enter() { isEntered = true }

  mutating func change(to text: String) {
    isEntered = true
    self.text = text
    query = text.isEmpty ? nil : SearchQuery(text)
  }

  mutating func leave() { self = SearchSession() }
}
