import TableCore

extension TableSetting {
  /// The table has an index at its edge, made of the first letters of the sections' titles or of the
  /// screen's `tableIndex`.
  public static func indexable() -> TableSetting { TableSetting { $0.isIndexable = true } }
}

extension TableScreen {
  /// Describes the index at the edge, which is empty during a search.
  func describeIndex(in chrome: inout ScreenChrome) {
    guard settingValues.isIndexable && !isSearching else { return }
    chrome.index = tableIndex.map { model.resolve($0) } ?? model.layout.indexEntries
  }
}

extension TableLayout {
  /// The index entries of the sections; each leads to the first section of its letter.
  ///
  /// Letters are shown as capitals, so that “Ada” and “alan” stand under one. Sections without a title, or with one in
  /// which nothing can be seen, have no entry.
  var indexEntries: [ScreenIndexEntry] {
    var seen: Set<String> = []
    return (0..<sectionCount).compactMap { section in
      let title =
        indexTitle(ofSection: section)
        ?? content(ofSection: section).title?.first { $0.isVisible }?.uppercased()
      guard let title, !title.isEmpty, seen.insert(title).inserted else { return nil }
      return ScreenIndexEntry(title: title, section: section)
    }
  }
}

extension Character {
  /// True if the character draws something: it is neither a space nor a mark of direction, nor invisible in another way.
  fileprivate var isVisible: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && !scalar.acts
    }
  }
}
