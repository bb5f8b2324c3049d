extension TableModel {
  /// Binds a row to its properties, if it is not bound to these yet.
  package func bind(_ row: NodeID) {
    if let cell = cell(row) { noteBinding(of: row, cell, cell.fields) }
  }

  /// Tells the owner of a row that is bound to other properties than before.
  func noteBinding(of row: NodeID, _ cell: TableCell, _ fields: [TableCell.Field]) {
    guard !fields.isEmpty else { return }
    let properties = fields.map(\.binding.identity)
    guard boundRows[row] != properties, awayRow(row) == nil else { return }
    boundRows[row] = properties
    owner?.bind(row, cell) {
      for (_, binding) in fields { _ = boundValue(of: row, binding) }
    }
  }
}
