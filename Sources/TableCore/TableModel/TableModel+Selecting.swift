extension TableModel {
  /// Returns the nodes that `selector` means, each once, in the order of the table; empty if there
  /// are none.
  public func resolve(_ selector: TableSelector) -> [NodeID] { resolve(selector, of: nil) }

  /// Returns the nodes of a part of the table that `selector` means, or of all of it if that is
  /// nil.
  package func resolve(_ selector: TableSelector, of part: GroupToken?) -> [NodeID] {
    readDirtySourcesNow()
    let found = tree.nodes(selector, of: part)
    guard !unreadHosts.isEmpty, selector.mayMeanCollapsed(found) else { return found }
    readCollapsedGroups()
    return tree.nodes(selector, of: part)
  }

  /// Returns whether a selector means any rows, and where the first of them that shows stands on screen; a section stands for
  /// its rows.
  ///
  /// Complexity: that of the selector, however many rows a section has that is on screen by itself.
  package func firstRow(
    _ selector: TableSelector, of part: GroupToken? = nil
  ) -> (isAny: Bool, place: TablePath?) {
    var nodes: [NodeID]
    if selector == .all {
      readDirtySourcesNow()
      nodes = tree.main(of: part)?.sections.map(\.id) ?? []
    } else {
      nodes = resolve(selector, of: part)
    }
    nodes = nodes.flatMap { node in tree.group(node).map { $0.sections.map(\.id) } ?? [node] }
    var isAny = false
    for node in nodes {
      let place: TablePath?
      if let section = tree.sections[node] {
        isAny = isAny || section.rows.count > 0
        place = firstPlace(in: section)
      } else {
        isAny = true
        place = layout.tablePath(of: node)
      }
      if let place { return (true, place) }
    }
    return (isAny, nil)
  }

  /// Returns where the first row of a section that shows stands on screen, or nil.
  private func firstPlace(in section: SectionNode) -> TablePath? {
    if let index = layout.index(ofSection: section.id) {
      // Only why the section's source could not read its rows may stand before them.
      return (0..<layout.rowCount(in: index)).lazy.map { TablePath(index, $0) }.first { place in
        layout.row(at: place).flatMap { tree.homes.section(of: $0.id) } == section.id
      }
    }
    guard let host = section.group.hostRow, let above = layout.tablePath(of: host),
      let depth = layout.row(at: above)?.depth,
      let below = layout.row(at: TablePath(above.section, above.row + 1)), below.depth > depth
    else { return nil }
    let column = section.rows.column
    return (0..<column.count).lazy.compactMap { self.layout.tablePath(of: column.id(at: $0)) }.first
  }

  /// Returns whether a part of the table is in the stack.
  package func holds(_ part: GroupToken) -> Bool { tree.main(of: part) != nil }
}

extension TableSelector {
  /// Returns whether the selector may also match rows in collapsed groups that are not read yet.
  fileprivate func mayMeanCollapsed(_ found: [NodeID]) -> Bool {
    switch self {
    case .tag, .tags: true
    case .id, .section: found.isEmpty
    case .children(let host): host.mayMeanCollapsed(found)
    case .all, .node, .path, .rows: false
    }
  }
}
