extension TableModel {
  /// Returns the nodes that `selector` means, each once, in the order of the table; empty where there
  /// are none.
  public func resolve(_ selector: TableSelector) -> [NodeID] {
    readDirtySourcesNow()
    let found = tree.nodes(selector)
    guard !unreadHosts.isEmpty, selector.mayMeanCollapsed(found) else { return found }
    readCollapsedGroups()
    return tree.nodes(selector)
  }
}

extension TableSelector {
  /// Whether there may be more of it than was found, below collapsed rows whose groups nobody has read yet.
  fileprivate func mayMeanCollapsed(_ found: [NodeID]) -> Bool {
    switch self {
    case .tag, .tags: true
    case .id, .section: found.isEmpty
    case .children(let host): host.mayMeanCollapsed(found)
    case .all, .node, .path, .rows: false
    }
  }
}
