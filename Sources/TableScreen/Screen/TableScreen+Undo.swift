/// What a person deleted at once, to be put back at once.
@MainActor final class DeletedRows {
  /// The rows, in the order in which they are put back.
  var rows: [TakenRow] = []
  /// What was done, in words.
  var title = ""
}

/// A model that owns its rows can take back what a person did to them.
extension TableScreen {
  func delete(_ row: NodeID, _ cell: TableCell, with deleted: DeletedRows) {
    let taken = model.update { model.takeForGood([row]) }
    let isFirst = deleted.rows.isEmpty
    // What went last stood among fewer rows, so it is put back first.
    deleted.rows.insert(contentsOf: taken, at: 0)
    if isFirst {
      deleted.title = Words.current.deleted(cell.title ?? "")
      registerUndo(deleted.title) { [weak self] in self?.putBack(deleted) }
    } else {
      deleted.title = Words.current.deletedRows.text(
        for: deleted.rows.count, in: Words.current.locale)
      renameUndo(deleted.title)
    }
  }

  private func putBack(_ deleted: DeletedRows) {
    let isComplete = model.update { model.putBack(deleted.rows) }
    if !isComplete { onError(TableEditError.unknownSection) }
    registerUndo(deleted.title) { [weak self] in self?.deleteAgain(deleted) }
  }

  private func deleteAgain(_ deleted: DeletedRows) {
    deleted.rows = model.update { model.takeForGood(deleted.rows.map(\.id)) }
    registerUndo(deleted.title) { [weak self] in self?.putBack(deleted) }
  }

  /// Registers how to move a row back to where it stood as written.
  func registerMove(of row: NodeID, _ cell: TableCell, from old: DataPath) {
    registerUndo(Words.current.moved(cell.title ?? "")) { [weak self] in
      self?.moveBack(row, cell, to: old)
    }
  }

  private func moveBack(_ row: NodeID, _ cell: TableCell, to path: DataPath) {
    model.update {
      do {
        let (from, to) = try model.moveRow(row, to: path)
        tellMove(of: row, cell, from: from, to: to)
        registerMove(of: row, cell, from: from)
      } catch {
        onError(error)
      }
    }
  }
}
