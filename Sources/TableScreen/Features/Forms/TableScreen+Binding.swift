import TableCore

extension TableScreen {
  package func bind(_ row: NodeID, _ cell: Cell, _ read: () -> Void) {
    let owner = owner(of: row)
    owner.willBind(row, cell)
    let unread = RowContext(id: row, cell: cell, isEditing: isEditing)
    cell.rowCellClass?.willBind(unread)
    owner.willReload(row, cell)
    cell.rowCellClass?.willReload(unread)
    read()
    tell(row, cell, owner.onReload) { $0.onReload }
    tell(row, cell, owner.onBind) { $0.onBind }
  }

  /// Runs a hook of the screen for a row, then that of the row's cell class, if it has its own.
  func tell(
    _ row: NodeID, _ cell: Cell, _ hook: (NodeID, Cell) -> Void,
    _ classHook: (TableRowCell.Type) -> (RowContext) -> Void
  ) {
    hook(row, cell)
    if let cellClass = cell.rowCellClass { classHook(cellClass)(rowContext(of: row, cell)) }
  }
}
