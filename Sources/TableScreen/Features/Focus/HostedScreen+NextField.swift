package import TableCore

extension HostedScreen {
  /// Returns the next or previous field of a form.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the field that the person is in.
  ///   - step: 1 for the next field, -1 for the one before.
  ///   - pool: the cells that draw the rows.
  /// - Returns: the field and its row, or nil if there is none.
  ///   Beyond 200 rows it is looked for among the nearest 200 that edit something.
  public func nextField(
    after row: NodeID, control: String, by step: Int = 1, pool: RowCellPool
  ) -> (row: NodeID, control: RowControl)? {
    field(after: row, control: control, by: step) { pool.content(of: $0, in: self) }
  }
}
