package import TableCore

/// The place that a dragged row would take, for hosts that show it during the drag.
package struct TableDrop: Equatable {
  /// The position to drop the row at, for ``TableEvent/move(_:to:)``.
  package let path: TablePath
  /// The section on screen that the row would stand in.
  package let section: NodeID
  /// The row that it would stand right under, or nil at the top of the section.
  package let above: NodeID?
}

extension TableScreen {
  /// Returns the place that a dragged row would take in a gap between two rows.
  ///
  /// - Parameters:
  ///   - row: the dragged row.
  ///   - gap: the position of the row right below the gap; at the end of a section its number of rows.
  /// - Returns: the place, or nil if dropping the row is refused or moves nothing.
  package func drop(of row: NodeID, into gap: TablePath) -> TableDrop? {
    guard let cell = model.cell(row), let from = layout.tablePath(of: row) else { return nil }
    // The rows below the dragged one move up by one when it leaves.
    let isBelow = gap.section == from.section && gap.row > from.row
    let proposed = TablePath(gap.section, gap.row - (isBelow ? 1 : 0))
    let path = target(of: row, cell, from, proposed: proposed)
    guard path != from, let landing = model.landing(of: row, at: path) else { return nil }
    // A child stays with its parent, whatever section it is dragged to.
    let place = landing.above.flatMap { layout.tablePath(of: $0)?.section } ?? path.section
    let current = layout.row(at: TablePath(from.section, from.row - 1))?.id
    guard place != from.section || landing.above != current,
      let section = layout.sectionID(at: place)
    else { return nil }
    return TableDrop(path: proposed, section: section, above: landing.above)
  }
}
