import TableCore

extension TableScreen {
  /// Marks what the search has found in the titles of a row; what the app decides itself has no place in them.
  func markFound(in content: inout RowContent) {
    guard let query = searchSession.query,
      case .standard? = settingValues.search.searchable?.matching
    else { return }
    content.body = content.body.marking { query.ranges(in: $0) }
  }
}

extension RowElement {
  /// Returns the element with what a search found marked in its titles.
  fileprivate func marking(_ find: (String) -> [Range<Int>]) -> RowElement {
    switch self {
    case .text(var text) where text.role == .title:
      text.matches = find(text.text.plain)
      return .text(text)
    case .stack(var stack):
      stack.elements = stack.elements.map { $0.marking(find) }
      return .stack(stack)
    default: return self
    }
  }
}
