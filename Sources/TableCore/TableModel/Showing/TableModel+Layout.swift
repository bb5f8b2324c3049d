extension TableModel {
  /// Flattens the stack: the sections that show, each with its visible rows.
  func visibleSections() -> [LayoutSection] {
    var visible: [LayoutSection] = []
    for group in tree.shownGroups where !isMasked(group.id) {
      for section in group.sections where !isMasked(section) {
        let layout = layout(of: section)
        if layout.rows.isEmpty, isFiltered || group.isFound || !keepsEmpty(section) { continue }
        visible.append(layout)
      }
    }
    return visible
  }

  /// Returns whether a section shows while it has no rows, and none is searched for.
  func keepsEmpty(_ section: SectionNode) -> Bool {
    (section.descriptor.emptyPolicy ?? owner?.emptyPolicy ?? .keep) == .keep
  }

  /// Joins the pieces of columns that many edits have split.
  ///
  /// - Returns: whether any was joined, so that the layout has to be made again; it shows the same then.
  func joinPieces() -> Bool {
    let crowded = tree.shownGroups.flatMap(\.sections).filter { $0.rows.column.isCrowded }
    for section in crowded {
      section.rows.column.joinPieces()
      section.dropLayout()
    }
    return !crowded.isEmpty
  }

  private func layout(of section: SectionNode) -> LayoutSection {
    if let layout = section.layout { return layout }
    let rows = VisibleRows(of: section, in: self)
    let layout = LayoutSection(
      id: section.id,
      content: section.content,
      indexTitle: section.descriptor.indexTitle, rows: rows.column, depths: rows.depths,
      titleCount: rows.titleCount, own: section.rows.column, inner: innerRows(of: section),
      isSourced: section.descriptor.isGivenBySource)
    section.keep(layout)
    return layout
  }

  /// The sections of all children below a section, expanded or not.
  private func innerRows(of section: SectionNode) -> [LayoutSection.DataRows] {
    var rows: [LayoutSection.DataRows] = []
    collectInnerRows(of: section, into: &rows)
    return rows
  }

  private func collectInnerRows(
    of section: SectionNode, into rows: inout [LayoutSection.DataRows]
  ) {
    func collect(_ inner: SectionNode, _ index: Int) {
      inner.markLaidOut()
      rows.append(
        LayoutSection.DataRows(
          section: inner.id, group: inner.groupID, index: index, rows: inner.rows.column))
    }
    if let failure = section.failure { collect(failure, 0) }
    for child in section.childrenInOrder {
      for (index, inner) in child.group.sections.enumerated() {
        collect(inner, index)
        collectInnerRows(of: inner, into: &rows)
      }
    }
  }
}
