import TableCore

/// How far a table that loads its rows in pages has come.
struct PageSession {
  var phase = ScreenChrome.Paging.idle
  /// The last row in view, as far as a host has said.
  var shown: TablePath?
}

extension TableLayout {
  /// Whether there are rows, and at most `distance` of them below a position.
  func isNearEnd(_ path: TablePath, distance: Int) -> Bool {
    var below = 0
    for section in (0..<sectionCount).reversed() where section >= path.section {
      let count = rowCount(in: section)
      below += section == path.section ? max(count - 1 - path.row, 0) : count
      if below > distance { return false }
    }
    return rowCount > 0
  }
}
