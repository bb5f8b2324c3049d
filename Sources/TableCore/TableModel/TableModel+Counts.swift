extension TableModel {
  /// Whether any row can be deleted, inserted at, or moved.
  package var isEditable: Bool { tree.allSections.contains { $0.rows.hasEditable } }

  /// Whether anything that is typed waits for a commit or is checked; `keepsDrafts` says of a section whether all that is
  /// bound there does, and nil leaves it out.
  package func isForm(_ keepsDrafts: (SectionNode) -> Bool?) -> Bool {
    tree.allSections.contains { section in
      keepsDrafts(section).map { section.rows.flags.contains($0 ? .bound : .form) } ?? false
    }
  }

  /// How many rows a search looks at: those of the stack and those below them.
  ///
  /// Complexity: O(*n*) in the rows that have others below them.
  package var searchedCount: Int { tree.stack.reduce(0) { $0 + searchedCount(in: $1) } }

  private func searchedCount(in group: GroupNode) -> Int {
    group.sections.reduce(0) { sum, section in
      if isMasked(section) { return sum }
      return section.children.reduce(sum + section.rows.count) {
        searches($1.value, of: $1.key, in: section) ? $0 + searchedCount(in: $1.value.group) : $0
      }
    }
  }

  /// Whether a row of that name is in the table.
  package func has(_ name: AbsentNodes.Name) -> Bool {
    guard case .id(let id) = name.row else { return false }
    return tree.allSections.contains { section in
      section.absentName(name.row, domain: section.rows.provider?.domain) == name
        && section.rows.row(id: id) != nil
    }
  }
}
