/// A filter of a table's rows.
package enum RowFilter {
  /// No search: all rows show that are not masked.
  case off
  /// The titles, and other indexed texts, are searched.
  case texts
  /// The app's matcher decides about each row.
  case app
  /// The results of a remote search show in place of the rows.
  case elsewhere
}

extension TableModel {
  /// The filter that decides which rows show.
  package var rowFilter: RowFilter {
    if tree.results != nil { return .elsewhere }
    guard let search = filter.search else { return .off }
    return search.matcher == nil ? .texts : .app
  }

  /// True while rows are filtered by a search in the table.
  var isFiltered: Bool { filter.search != nil }

  /// Sets whether the standard search looks at subtitles, too.
  package func searchSubtitles(_ includesSubtitles: Bool) {
    filter.includeSubtitles(includesSubtitles)
  }

  /// Filters the rows by a query, or shows them all again if it is nil.
  package func setSearch(_ search: SearchState?) {
    guard search != nil || isFiltered else { return }
    edit {
      filter.change(to: search)
      if search != nil { readCollapsedGroups() }
    }
  }

  /// Starts to index the rows, so that the first query finds them ready.
  package func prepareSearch() { filter.prepare() }

  /// True while rows are still to be indexed.
  package var isIndexing: Bool { filter.isIndexing }

  /// The number of indexed rows.
  package var indexedCount: Int { filter.indexedCount }

  /// Asks the app again, after a reading, which rows it finds.
  func filterAgain() { if readingDepth == 0 { filter.askAgain() } }

  /// Shows the results of a remote search in place of the stack, or the stack again if they are
  /// nil.
  package func showResults(_ sections: [TableSection]?) {
    guard sections != nil || tree.results != nil else { return }
    edit {
      if let sections {
        let group = tree.results ?? GroupNode(id: tree.resultsID, isFound: true)
        tree.showResults(group)
        read(sections, into: group)
      } else {
        leaveResults()
      }
    }
  }

  /// Removes the results of a remote search, and shows the stack again; what is remembered of their rows waits until these are
  /// found again.
  func leaveResults() {
    guard let group = tree.results else { return }
    reading(isEdit: true) { for section in group.sections { leave(section) } }
    tree.showResults(nil)
  }
}

extension TableModel: FilteredTable {
  /// The cell of a row; one that was made for the search is kept if it hides its row, or has others
  /// below it.
  func searchedCell(_ row: Int, of section: SectionNode) -> TableCell {
    if let cell = section.rows.made(row) { return cell }
    let cell = makeCell(row, of: section)
    return cell.flags.isDisjoint(with: [.masked, .children])
      ? cell : self.cell(section.rows.column.id(at: row)) ?? cell
  }

  func providedCell(_ row: Int, of section: SectionNode) -> TableCell? {
    section.rows.origin(of: row) == nil ? nil : makeCell(row, of: section)
  }

  /// Returns whether a search looks at the rows below a row.
  ///
  /// If the app supplies the searched text, no rows are made for the search, so only the children
  /// of rows that were expanded once are known.
  func searches(_ child: ChildNode, of host: NodeID, in section: SectionNode) -> Bool {
    if isMasked(child.group.id) { return false }
    guard let provider = section.rows.provider, provider.count > 0,
      provider.searchText(at: 0) != nil
    else { return true }
    return isExpanded(host, child) || overlay.expansion[host] != nil
  }

  func searchEnds(at limit: Int, in section: SectionNode) {
    report(
      .tooManyRows, "a search looks at the first \(limit) rows, found \(section.rows.count)",
      in: section, why: "it finds none of the others",
      remedy: "search elsewhere, by `.searchable(remotely:)` or by a query of a source")
  }

  func matchesChanged(in sections: [SectionNode]) {
    edit(.load("search results")) { for section in sections { section.markDirty() } }
  }

  func searchStateChanged() { owner?.modelStateChanged(self) }
}
