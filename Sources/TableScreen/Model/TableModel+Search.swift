/// A running search.
@MainActor struct SearchState {
  let query: SearchQuery
  /// The app's own matcher, or nil for the standard one.
  let matcher: (@MainActor (TableCell, String) -> Bool)?
}

/// The texts of a section's rows, as far as they are indexed.
struct SectionSearchIndex {
  var index = SearchIndex()
}

extension TableModel {
  /// How many rows are indexed before the screen gets a turn.
  private static let slice = 8_192

  /// Filters the rows by a query, or shows them all again where it is nil.
  func setSearch(_ search: SearchState?) {
    update {
      self.search = search
      for section in allSections { section.markDirty() }
    }
  }

  /// Starts to index the rows, so that the first query finds them ready.
  func prepareSearch() {
    if allSections.contains(where: { isIndexPending($0) }) { continueIndexing() }
  }

  /// Whether rows are still to be indexed.
  var isIndexing: Bool { tasks.isRunning(Indexing()) }

  /// The rows of a section's own that a search finds.
  func matches(_ search: SearchState, in section: SectionNode) -> RowSet {
    let count = section.rows.count
    if let matcher = search.matcher {
      var found = RowSet(count: count, all: false)
      for index in 0..<count {
        let cell = section.rows.made(index) ?? makeCell(index, of: section)
        if cell.isSearchable && matcher(cell, search.query.raw) { found.insert(index) }
      }
      return found
    }
    indexSlice(of: section)
    if isIndexPending(section) { continueIndexing() }
    guard let index = section.searchIndex?.index else { return RowSet(count: count, all: false) }
    return index.hits(for: search.query)
  }

  private func isIndexPending(_ section: SectionNode) -> Bool {
    (section.searchIndex?.index.count ?? 0) < section.rows.count
  }

  /// Indexes the next rows of a section.
  private func indexSlice(of section: SectionNode) {
    var index = section.searchIndex?.index ?? SearchIndex()
    section.searchIndex = nil
    let end = min(index.count + Self.slice, section.rows.count)
    while index.count < end { append(index.count, of: section, to: &index) }
    section.searchIndex = SectionSearchIndex(index: index)
  }

  private func append(_ row: Int, of section: SectionNode, to index: inout SearchIndex) {
    let source = section.rows.sourceIndex(row)
    if source >= 0, let text = section.rows.provider?.searchText(at: source) {
      index.append(text)
      return
    }
    let cell = section.rows.made(row) ?? makeCell(row, of: section)
    if cell.isSearchable {
      index.append(cell.title ?? "", extra: cell.searchText)
    } else {
      index.appendUnsearchable()
    }
  }

  /// Indexes what is left, slice by slice, with a turn for the screen after each.
  private func continueIndexing() {
    let isStarted = tasks.start(Indexing()) { [weak self] in
      while let self, !Task.isCancelled,
        let section = allSections.first(where: { self.isIndexPending($0) })
      {
        indexSlice(of: section)
        if search != nil { update { section.markDirty() } }
        owner?.modelStateChanged(self)
        await Task.yield()
      }
      // The state changes once more when the task has ended.
      if let self { Task { self.owner?.modelStateChanged(self) } }
    }
    if isStarted { owner?.modelStateChanged(self) }
  }

  private struct Indexing: Hashable {}
}
