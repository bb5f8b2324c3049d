import TableCore

extension TableScreen {
  /// Runs the `insertAction` of a row, or else the hook of its group or screen.
  func insert(at row: NodeID) {
    guard let context = model.context(of: row), context.dataPath != nil else { return }
    if context.cell.action(.insertAction) != nil { return run(.insertAction, of: row) }
    guard context.cell.editingStyle == .insert else { return }
    let cell = context.cell
    let ask = TableAction(
      .later { [weak self] context in
        guard let self, let path = context.dataPath,
          try await group(of: row)?.onCellInserted(cell, at: path) != true
        else { return }
        try await owner(of: row).onCellInserted(cell, at: path)
      })
    perform(ask, context, as: ActionKey(row: row, name: "insertAction"))
  }
}
