import TableCore

extension TableScreen {
  /// Marks the matches of the query in a row's titles; only the standard search knows them.
  func markFound(in content: inout RowContent) {
    guard let query = searchSession.query,
      case .standard? = settingValues.search.searchable?.matching
    else { return }
    content.body = content.body.marking { text in
      let isLong = text.utf8.count > Self.markedCharacters
      return query.ranges(in: isLong ? String(text.prefix(Self.markedCharacters)) : text)
    }
  }

  /// The characters of a title among which matches are marked: no host shows more, and a text from a server may be
  /// endless.
  private static let markedCharacters = 100_000
}

extension RowElement {
  /// Returns the element with the matches of a search marked in its titles.
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
