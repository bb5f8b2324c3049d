extension TableModel {
  /// Gives a section other rows, by the difference: those that stay keep their identity and their state.
  ///
  /// ```swift
  /// try model.replaceRows(in: .section("To buy"), with: items.map { [.id: .key($0.id), .title: $0.name] })
  /// ```
  ///
  /// Rows pair by id, or else by tag, binding or title, as where `tableData` is read again. What all rows of the section have
  /// by its ``TableSection/defaults(_:)`` the new ones have, too.
  ///
  /// - Parameters:
  ///   - section: what means the section, or several, of which the first counts.
  ///   - cells: the rows that it has afterwards.
  /// - Throws: ``TableEditError`` before anything changes; the rows of a source are refused.
  public func replaceRows(in section: TableSelector, with cells: [TableCell]) throws {
    guard let node = resolve(section).lazy.compactMap({ self.tree.sections[$0] }).first else {
      throw TableEditError.nothingMeant("\(section)")
    }
    guard !node.descriptor.isGivenBySource else {
      throw TableEditError.nothingMeant("\(section), whose rows a source gives,")
    }
    var descriptor = node.descriptor
    descriptor.cells = descriptor.rowChange.map { cells.map($0) } ?? cells
    update { replace([node], with: [descriptor], at: node.index ?? 0, in: node.group) }
  }

  /// Gives a section other rows, by the difference: those that stay keep their identity and their state.
  ///
  /// - Throws: ``TableEditError`` before anything changes; the rows of a source are refused.
  public func replaceRows(
    in section: TableSelector, @TableCellBuilder _ cells: () -> TableCellBuilder.Cells
  ) throws {
    try replaceRows(in: section, with: cells().array)
  }
}
