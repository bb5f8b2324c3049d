extension TableModel {
  /// How many rows are indexed before the screen gets a turn.
  private static let slice = 8_192

  /// Says whether the standard search looks at subtitles, too.
  package func searchSubtitles(_ includesSubtitles: Bool) {
    guard searchesSubtitles != includesSubtitles else { return }
    searchesSubtitles = includesSubtitles
    for section in tree.sections.values {
      section.dropSearchIndex()
      if search != nil { section.markDirty() }
    }
  }

  /// Filters the rows by a query, or shows them all again where it is nil.
  package func setSearch(_ search: SearchState?) {
    update {
      self.search = search
      if search != nil { readCollapsedGroups() }
      for section in tree.allSections { section.markDirty() }
    }
  }

  /// Asks the app again which rows it finds, since that may depend on more than what they show.
  func filterAgain() {
    guard readingDepth == 0, let search, search.asksApp else { return }
    for section in tree.allSections { section.markDirty() }
  }

  /// Starts to index the rows, so that the first query finds them ready.
  package func prepareSearch() {
    if tree.allSections.contains(where: { isIndexPending($0) }) { continueIndexing() }
  }

  /// Whether rows are still to be indexed.
  package var isIndexing: Bool { tasks.isRunning(Indexing()) }

  /// How many rows are indexed.
  package var indexedCount: Int { tree.allSections.reduce(0) { $0 + ($1.searchIndex?.count ?? 0) } }

  /// Looks for what the search finds in the sections that may have changed, before they are flattened.
  ///
  /// - Returns: the sections whose rows were changed again by what was asked, so that they have to be looked at once more.
  func findMatches() -> [SectionNode] {
    guard let search else { return [] }
    var unsettled: [SectionNode] = []
    var sections = (tree.stack + [tree.results].compactMap { $0 }).flatMap(\.sections)
    while let section = sections.popLast() {
      if section.matches == nil, !findMatches(search, in: section) { unsettled.append(section) }
      for (host, child) in section.children where searches(child, of: host, in: section) {
        sections += child.group.sections
      }
    }
    return unsettled
  }

  /// Looks for what a search finds in a section, twice where what was asked has changed its rows meanwhile.
  ///
  /// - Returns: whether it did not do so again.
  private func findMatches(_ search: SearchState, in section: SectionNode) -> Bool {
    for _ in 0..<2 {
      let changes = section.changeCount
      let found = matches(search, in: section)
      section.matches = found
      if section.changeCount == changes { return true }
    }
    // The rows have changed since, so that some that were found may be there no more.
    var found = RowSet(count: section.rows.count)
    for row in section.matches ?? found where row < section.rows.count { found.insert(row) }
    section.matches = found
    return false
  }

  /// The rows of a section's own that a search finds; looked for again when what the app's answers depend on changes.
  private func matches(_ search: SearchState, in section: SectionNode) -> RowSet {
    guard search.asksApp else { return found(by: search, in: section) }
    return watching(others, section.matchTurns) {
      section.matchTurns.reading { found(by: search, in: section) }
    } changed: { [weak self, weak section] in
      guard let self, let section, self.search != nil else { return }
      update { section.markDirty() }
    }
  }

  private func found(by search: SearchState, in section: SectionNode) -> RowSet {
    var found = RowSet(count: section.rows.count)
    func cell(_ row: Int) -> TableCell { searchedCell(row, of: section) }
    if let matcher = search.matcher {
      for row in 0..<section.rows.count where isAtHand(row, of: section) {
        let cell = cell(row)
        if cell.isSearchable && matcher(cell, search.query.raw) { found.insert(row) }
      }
    } else {
      if isSliceReady(of: section) { indexSlice(of: section) }
      if isIndexPending(section) { continueIndexing() }
      if let index = section.searchIndex { found.formUnion(index.hits(for: search.query)) }
    }
    if let scope = search.scope {
      for row in Array(found) where !isAtHand(row, of: section) || !scope(cell(row)) {
        found.remove(row)
      }
    }
    return found
  }

  /// Shows sections that were found elsewhere in place of the stack, or the stack again.
  package func showResults(_ sections: [TableSection]?) {
    update {
      if let sections {
        let group = tree.results ?? GroupNode(id: NodeID(tree.mint()), isFound: true)
        tree.showResults(group)
        read(sections, into: group)
      } else {
        leaveResults()
      }
    }
  }

  /// Shows the stack again where anything else does.
  func leaveResults() {
    guard let group = tree.results else { return }
    for section in group.sections { forget(section) }
    tree.showResults(nil)
  }

  private func isIndexPending(_ section: SectionNode) -> Bool {
    (section.searchIndex?.count ?? 0) < section.rows.count
  }

  /// The rows of a section that are indexed next.
  private func slice(of section: SectionNode) -> Range<Int> {
    let start = section.searchIndex?.count ?? 0
    return start..<min(start + Self.slice, section.rows.count)
  }

  /// Whether the cell of a row can be made now.
  private func isAtHand(_ row: Int, of section: SectionNode) -> Bool {
    let source = section.rows.sourceIndex(row)
    guard source >= 0, section.rows.made(row) == nil else { return true }
    return section.rows.provider?.isReady(source..<source + 1) ?? true
  }

  private func isSliceReady(of section: SectionNode) -> Bool {
    section.rows.isEdited || section.rows.provider?.isReady(slice(of: section)) ?? true
  }

  /// Indexes the next rows of a section; when what they are made from changes, it is indexed anew.
  private func indexSlice(of section: SectionNode) {
    var index = section.searchIndex ?? SearchIndex()
    if index.count == 0 { index.reserve(section.rows.count) }
    // The index is changed in place, so nobody else may hold it meanwhile.
    section.searchIndex = nil
    let end = min(index.count + Self.slice, section.rows.count)
    let rows = index.count..<end
    watching(others, section.indexTurns) {
      for row in rows {
        let entry = entry(row, of: section)
        if row < index.count { index.replace(at: row, with: entry) } else { index.append(entry) }
      }
    } changed: { [weak self, weak section] in
      guard let self, let section else { return }
      section.dropSearchIndex()
      if search != nil { update { section.markDirty() } }
    }
    section.searchIndex = index
  }

  /// The cell of a row; one that was made for the search is kept where it hides its row, or has others below it.
  private func searchedCell(_ row: Int, of section: SectionNode) -> TableCell {
    if let cell = section.rows.made(row) { return cell }
    let cell = makeCell(row, of: section)
    return cell.flags.isDisjoint(with: [.masked, .children])
      ? cell : self.cell(section.rows.column.id(at: row)) ?? cell
  }

  /// Whether a search looks at the rows below a row.
  ///
  /// Where the app gives the text that is searched, rows are not made for it, so that what hangs below them is known
  /// only of those that are expanded.
  package func searches(_ child: ChildNode, of host: NodeID, in section: SectionNode) -> Bool {
    if isMasked(child.group.id) { return false }
    guard let provider = section.rows.provider, provider.count > 0,
      provider.searchText(at: 0) != nil
    else { return true }
    return isExpanded(host, child)
  }

  /// What a search looks at in a row.
  private func entry(_ row: Int, of section: SectionNode) -> SearchEntry {
    let source = section.rows.sourceIndex(row)
    if source >= 0, let text = section.rows.provider?.searchText(at: source) { return .text(text) }
    let cell = searchedCell(row, of: section)
    guard cell.isSearchable else { return .unsearchable }
    let extras = [cell.searchText, searchesSubtitles ? cell.subtitle : nil].compactMap { $0 }
    if extras.isEmpty { return .text(cell.title ?? "") }
    return .fields(title: cell.title ?? "", extra: extras.joined(separator: "\n"))
  }

  /// Brings the index of a section up to date with rows whose content changed in their places.
  func reindex(_ rows: [Int], of section: SectionNode) {
    guard let count = section.searchIndex?.count else { return }
    for row in rows where row < count {
      let entry = entry(row, of: section)
      section.searchIndex?.replace(at: row, with: entry)
    }
  }

  /// Indexes what is left, slice by slice, with a turn for the screen after each.
  private func continueIndexing() {
    let isStarted = tasks.start(Indexing()) { [weak self] in
      while let self, !Task.isCancelled,
        let section = tree.allSections.first(where: { self.isIndexPending($0) })
      {
        if !isSliceReady(of: section) {
          let turn = section.indexTurns.current
          await section.rows.provider?.prepare(slice(of: section))
          if section.indexTurns.current != turn { continue }
        }
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
