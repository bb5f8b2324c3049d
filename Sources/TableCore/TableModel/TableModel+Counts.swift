extension TableModel {
  /// True if any row can be deleted, inserted at, or moved.
  package var isEditable: Bool { tree.contains { $0.rows.hasEditable() } }

  /// Returns the same for who has seen, of the rows that are made as somebody looks at them, only `seen`.
  package func isEditable(seen: Set<NodeID>) -> Bool {
    tree.contains { $0.rows.hasEditable(seen: seen) }
  }

  /// Returns whether any bound value waits for a commit or is checked.
  ///
  /// `keepsDrafts` returns whether all bound values of a section, given by its identity, wait; nil leaves the section out.
  package func isForm(_ keepsDrafts: (NodeID) -> Bool?) -> Bool {
    tree.contains { section in
      keepsDrafts(section.id).map { section.rows.flags.contains($0 ? .bound : .form) } ?? false
    }
  }

  /// The number of rows that a search has found: those in the table that match, or all results of a remote search.
  ///
  /// Complexity: as of ``searchedCount``.
  package var foundCount: Int {
    if let results = tree.results { return count(in: results) { $0.rows.count - $1.count } }
    guard isFiltered else { return shownCount }
    return count { $0.foundCount(but: $1) }
  }

  /// The number of rows that show, without the lines that name sections of children.
  private var shownCount: Int {
    layout.sections.reduce(0) { $0 + $1.rows.count - $1.titleCount }
  }

  /// The number of rows that a search looks at: those of the stack and those below them, without hidden and unsearchable ones.
  ///
  /// Complexity: O(*n*) in the rows that have others below them, or are hidden, with one bit for each of the others.
  package var searchedCount: Int { count { $0.searchedCount(but: $1) } }

  /// Sums `counted` over the sections that a search looks at; it is called with each section and its hidden rows.
  private func count(_ counted: (SectionNode, Set<Int>) -> Int) -> Int {
    tree.stack.reduce(0) { $0 + count(in: $1, counted) }
  }

  private func count(in group: GroupNode, _ counted: (SectionNode, Set<Int>) -> Int) -> Int {
    if isMasked(group.id) { return 0 }
    return group.sections.reduce(0) { sum, section in
      if isMasked(section) { return sum }
      let masked = maskedRows(of: section)
      return section.children.reduce(sum + counted(section, masked)) { sum, child in
        let isHidden = section.rows.column.index(of: child.key).map { masked.contains($0) } ?? false
        return isHidden || !searches(child.value, of: child.key, in: section)
          ? sum : sum + count(in: child.value.group, counted)
      }
    }
  }
}

extension SectionNode {
  /// The number of the section's own rows that a search has found, without hidden ones.
  fileprivate func foundCount(but masked: Set<Int>) -> Int {
    guard let matches else { return 0 }
    return matches.count - masked.count { matches.contains($0) }
  }

  /// The number of the section's own rows that a search looks at, without hidden ones.
  fileprivate func searchedCount(but masked: Set<Int>) -> Int {
    let unsearchable = passedOver ?? searchIndex?.unsearchable ?? RowSet()
    return min(rows.count, TableFilter.limit) - masked.count - unsearchable.count
      + masked.count { unsearchable.contains($0) }
  }
}
