extension TableModel {
  /// Returns the cell of the line that names a section of a row's children, or nil for other nodes.
  func innerTitle(_ id: NodeID) -> TableCell? {
    guard let section = tree.sections[id], section.group.hostRow != nil else { return nil }
    return [.title: section.descriptor.title, .cellClass: .of(InnerTitleCell.self)]
  }
}

/// The line that names a section of a row's children.
final class InnerTitleCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .text(RowText(TableText(row.cell.title ?? ""), role: .caption))
  }
}
