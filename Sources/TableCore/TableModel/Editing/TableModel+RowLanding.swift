/// The place on screen that a moved row would take.
package struct RowLanding: Equatable {
  /// The row right above it, or the line that names its section of children; nil at the top of a section on screen.
  package let above: NodeID?
}

extension TableModel {
  /// Returns the place that a row would take if it were moved to a position on screen, or nil if it
  /// would stay.
  package func landing(of id: NodeID, at path: TablePath) -> RowLanding? {
    guard let (section, _) = tree.find(id), let current = layout.tablePath(of: id),
      let target = layout.sectionID(at: path.section).flatMap({ tree.sections[$0] })
    else { return nil }
    let home = section.group.hostSection != nil ? section : target
    let anchor: NodeID
    if let found = row(above: path, without: current).flatMap({ ancestor(of: $0, in: home) }) {
      anchor = found
    } else if section.group.hostSection != nil, current < path {
      // Below its group the row lands behind the last one.
      guard let last = lastRow(in: home, but: id) else { return nil }
      anchor = last
    } else {
      return RowLanding(above: lineAbove(home))
    }
    if anchor == id { return nil }
    var last = anchor
    var next = layout.tablePath(of: anchor).map { TablePath($0.section, $0.row + 1) }
    while let path = next, let row = layout.row(at: path)?.id {
      // The moved row and its children leave their place, so they are skipped.
      let leaves = row == id || isInside(row, id)
      guard leaves || isInside(row, anchor) else { break }
      if !leaves { last = row }
      next = TablePath(path.section, path.row + 1)
    }
    return RowLanding(above: last)
  }

  /// Returns the last row of a section that is a line on screen, and is not the given one.
  private func lastRow(in section: SectionNode, but id: NodeID) -> NodeID? {
    for index in (0..<section.rows.count).reversed() {
      let row = section.rows.column.id(at: index)
      if row != id, layout.tablePath(of: row) != nil { return row }
    }
    return nil
  }

  /// Returns the row of a section that is a line on screen, or has it below; or the line itself if
  /// it names the section.
  private func ancestor(of id: NodeID, in section: SectionNode) -> NodeID? {
    if tree.sections[id] === section || tree.find(id)?.section === section { return id }
    return host(ofLine: id).flatMap { ancestor(of: $0, in: section) }
  }

  private func isInside(_ id: NodeID, _ row: NodeID) -> Bool {
    guard let host = host(ofLine: id) else { return false }
    return host == row || isInside(host, row)
  }

  /// Returns the row whose children include a line on screen, as one of them or as the title of a
  /// section of them.
  private func host(ofLine id: NodeID) -> NodeID? {
    tree.find(id)?.section.group.hostRow ?? tree.sections[id]?.group.hostRow
  }

  /// Returns the line on screen above the first row of a section of children, or nil for other sections.
  private func lineAbove(_ section: SectionNode) -> NodeID? {
    guard let host = section.group.hostRow else { return nil }
    if layout.tablePath(of: section.id) != nil { return section.id }
    for index in 0..<section.rows.count {
      guard let path = layout.tablePath(of: section.rows.column.id(at: index)) else { continue }
      return layout.row(at: TablePath(path.section, path.row - 1))?.id
    }
    return host
  }
}
