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

  /// How many rows show; the lines that name sections of children are none.
  package var shownCount: Int {
    layout.sections.reduce(0) { $0 + $1.rows.count - $1.titleCount }
  }

  /// How many rows a search looks at: those of the stack and those below them, as far as they are not hidden.
  ///
  /// Complexity: O(*n*) in the rows that have others below them, or are hidden.
  package var searchedCount: Int { tree.stack.reduce(0) { $0 + searchedCount(in: $1) } }

  private func searchedCount(in group: GroupNode) -> Int {
    if isMasked(group.id) { return 0 }
    return group.sections.reduce(0) { sum, section in
      if isMasked(section) { return sum }
      let masked = maskedRows(of: section)
      return section.children.reduce(sum + section.rows.count - masked.count) { sum, child in
        let isHidden = section.rows.column.index(of: child.key).map { masked.contains($0) } ?? false
        return isHidden || !searches(child.value, of: child.key, in: section)
          ? sum : sum + searchedCount(in: child.value.group)
      }
    }
  }
}
