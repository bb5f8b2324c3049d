package import TableCore

extension TableScreen {
  /// Expands rows to show their children, or collapses them.
  ///
  /// While the screen is not open the call waits for that; a selector that matches no row is reported.
  public func setExpanded(_ isExpanded: Bool, of selector: TableSelector) {
    onceLoaded { $0.model.setExpanded(isExpanded, of: selector, in: $0.part) }
  }

  /// Expands or collapses a row, unless it has gone since it was drawn.
  func setExpanded(_ isExpanded: Bool, _ row: NodeID) {
    if model.hasRow(row) { setExpanded(isExpanded, of: .node(row)) }
  }

  /// Describes whether a row is expanded, and its indentation.
  func describeExpansion(of row: RowContext, in content: inout RowContent) {
    content.isExpanded = model.isExpanded(row.id)
    content.indentation = depth(of: row.id) + (row.cell.integer(.indentation) ?? 0)
  }

  /// Returns the depth of a row on screen: the number of rows whose children it stands among.
  func depth(of row: NodeID) -> Int {
    layout.tablePath(of: row).flatMap { layout.row(at: $0)?.depth } ?? 0
  }
}
