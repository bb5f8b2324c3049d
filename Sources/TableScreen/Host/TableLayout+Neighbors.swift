package import TableCore

extension TableLayout {
  /// Returns the position to which a row is moved by keys: past as many rows of its level, with what is expanded below them.
  ///
  /// Past the edge of its section a row lands at the near end of the next one, empty or not.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - step: by how many rows it goes down, or up if less than 0.
  /// - Returns: the position, as ``TableEvent/move(_:to:)`` takes it, or nil beyond the ends of the table, and of the rows below another.
  /// - Complexity: linear in the rows that are passed.
  public func neighbor(of path: TablePath, by step: Int) -> TablePath? {
    guard let depth = row(at: path)?.depth else { return nil }
    let (section, isDownward) = (path.section, step > 0)
    var place = isDownward ? end(ofRowsBelow: path, depth) : path.row
    for _ in 0..<step.magnitude {
      var next = place + (isDownward ? 1 : -1)
      while !isDownward, let found = self.depth(at: next, section), found > depth { next -= 1 }
      guard let found = self.depth(at: next, section) else {
        return depth == 0 ? nearEnd(of: section + step.signum(), isDownward) : nil
      }
      guard found == depth else { return nil }
      place = isDownward ? end(ofRowsBelow: TablePath(section, next), depth) : next
    }
    return TablePath(section, place)
  }

  private func depth(at row: Int, _ section: Int) -> Int? {
    row < 0 ? nil : self.row(at: TablePath(section, row))?.depth
  }

  /// The last of the rows that stand below a row, or the row itself.
  private func end(ofRowsBelow path: TablePath, _ depth: Int) -> Int {
    var end = path.row
    while let below = self.depth(at: end + 1, path.section), below > depth { end += 1 }
    return end
  }

  private func nearEnd(of section: Int, _ isDownward: Bool) -> TablePath? {
    guard section >= 0, section < sectionCount else { return nil }
    return TablePath(section, isDownward ? 0 : rowCount(in: section))
  }
}
