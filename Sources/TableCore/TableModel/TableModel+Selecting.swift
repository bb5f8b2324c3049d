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
