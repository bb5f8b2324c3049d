extension TableModel {
  /// Replaces the rows of a section by their difference: rows that stay keep their identity and
  /// state.
  ///
  /// ```swift
  /// try model.replaceRows(in: .section("To buy"), with: items.map { [.id: .key($0.id), .title: $0.name] })
  /// ```
  ///
  /// Old and new rows are paired by id, or else by tag, binding or title, as when `tableData` is
  /// read again. The section's ``TableSection/defaults(_:)`` apply to the new rows, too.
  ///
  /// - Parameters:
  ///   - section: the selector of the section; of several sections, the first counts.
  ///   - cells: the new rows.
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
    edit { replace([node], with: [descriptor], at: node.index ?? 0, in: node.group) }
  }

  /// Replaces the rows of a section by their difference: rows that stay keep their identity and
  /// state.
  ///
  /// - Throws: ``TableEditError`` before anything changes; the rows of a source are refused.
  public func replaceRows(
    in section: TableSelector, @TableCellBuilder _ cells: () -> TableCellBuilder.Cells
  ) throws {
    try replaceRows(in: section, with: cells().array)
  }
}
