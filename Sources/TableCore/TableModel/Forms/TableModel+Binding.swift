extension TableModel {
  /// Tells of a row that is bound to properties which it was not bound to when its values were last asked for.
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
