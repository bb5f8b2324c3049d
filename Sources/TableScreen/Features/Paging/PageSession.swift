import TableCore

/// The state of loading rows in pages.
struct PageSession {
  var phase = ScreenChrome.Paging.idle
  /// The last row in view, or nil before a host has reported one.
  var shown: TablePath?
  /// True if the settings load rows in pages only since the last reading.
  var isNew = false
}

extension TableLayout {
  /// Returns whether there are rows, and at most `distance` of them below a position.
  func isNearEnd(_ path: TablePath, distance: Int) -> Bool {
    var below = 0
    for section in (0..<sectionCount).reversed() where section >= path.section {
      let count = rowCount(in: section)
      below += section == path.section ? max(count - 1 - path.row, 0) : count
      if below > distance { return false }
    }
    return rowCount > 0
  }

  /// The last row, or nil if there is none.
  var lastRow: NodeID? {
    let section = (0..<sectionCount).last { rowCount(in: $0) > 0 }
    return section.flatMap { row(at: TablePath($0, rowCount(in: $0) - 1))?.id }
  }
}
