extension TableModel {
  /// Whether any row can be deleted, inserted at, or moved.
  package var isEditable: Bool { tree.allSections.contains { $0.rows.hasEditable } }

  /// Whether anything that is typed waits for a commit or is checked; `keepsDrafts` says of a section, by its identity, whether all that is
  /// bound there does, and nil leaves it out.
  package func isForm(_ keepsDrafts: (NodeID) -> Bool?) -> Bool {
    tree.allSections.contains { section in
      keepsDrafts(section.id).map { section.rows.flags.contains($0 ? .bound : .form) } ?? false
    }
  }

  /// How many rows a search has found: in the table those that hold what is searched for, and elsewhere all that show.
  ///
  /// Complexity: as of ``searchedCount``.
  package var foundCount: Int {
    guard tree.results == nil, isFiltered else { return shownCount }
    return count { $0.foundCount(but: $1) }
  }

  /// How many rows show; the lines that name sections of children are none.
  private var shownCount: Int {
    layout.sections.reduce(0) { $0 + $1.rows.count - $1.titleCount }
  }

  /// How many rows a search looks at: those of the stack and those below them, as far as they are not hidden, and not
  /// known to be unsearchable.
  ///
  /// Complexity: O(*n*) in the rows that have others below them, or are hidden, with one bit for each of the others.
  package var searchedCount: Int { count { $0.searchedCount(but: $1) } }

  /// Adds up what `counted` says of the sections that a search looks at, each with its hidden rows.
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
  /// How many rows of its own a search has found, but for hidden ones.
  fileprivate func foundCount(but masked: Set<Int>) -> Int {
    guard let matches else { return 0 }
    return matches.count - masked.count { matches.contains($0) }
  }

  /// How many rows of its own a search looks at, but for hidden ones.
  fileprivate func searchedCount(but masked: Set<Int>) -> Int {
    let unsearchable = passedOver ?? searchIndex?.unsearchable ?? RowSet()
    return rows.count - masked.count - unsearchable.count
      + masked.count { unsearchable.contains($0) }
  }
}
