package import TableCore

extension TableScreen {
  /// Shows the children of rows, or hides them.
  ///
  /// Before the first reading this waits for it; a selector that means no row is reported.
  public func setExpanded(_ isExpanded: Bool, of selector: TableSelector) {
    onceLoaded { self.model.setExpanded(isExpanded, of: selector, in: self.part) }
  }

  /// Shows the children of a row, or hides them, where it has not gone since it was drawn.
  func setExpanded(_ isExpanded: Bool, _ row: NodeID) {
    if model.hasRow(row) { setExpanded(isExpanded, of: .node(row)) }
  }

  /// Describes whether the children of a row show, and how deep it stands.
  func describeExpansion(of row: RowContext, in content: inout RowContent) {
    content.isExpanded = model.isExpanded(row.id)
    content.indentation = depth(of: row.id) + (row.cell.integer(.indentation) ?? 0)
  }

  /// Returns below how many others a row on screen stands.
  func depth(of row: NodeID) -> Int {
    layout.tablePath(of: row).flatMap { layout.row(at: $0)?.depth } ?? 0
  }
}
