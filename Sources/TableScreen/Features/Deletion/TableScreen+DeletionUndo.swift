import TableCore
import TablePlurals

// A deletion can be undone if the model owns its rows.
extension TableScreen {
  func delete(_ rows: [(row: NodeID, cell: TableCell)], with deleted: DeletedRows) {
    let taken = model.update { model.takeForUndo(rows.map(\.row)) }
    let title = Self.title(deleted.count + taken.count, rows)
    if renameUndo(title, of: deleted.step) {
      deleted.title = title
      deleted.add(taken)
    } else {
      // A deletion after another step, or after the others were undone, is a step of its own.
      register(deleted, taken, Self.title(taken.count, rows))
    }
  }

  private static func title(_ count: Int, _ rows: [(row: NodeID, cell: TableCell)]) -> String {
    count == 1
      ? TableWords.current.deleted(rows.first?.cell.title ?? "")
      : TableWords.current.deletedRows.text(for: count, in: TableWords.current.locale)
  }

  private func register(_ deleted: DeletedRows, _ taken: [TakenRow], _ title: String) {
    let own = deleted.step == nil ? deleted : DeletedRows()
    own.replace(with: taken)
    own.title = title
    registerUndo(title) { [weak self] in self?.putBack(own) }
    own.step = registeredUndo
  }

  private func putBack(_ deleted: DeletedRows) {
    let isComplete = model.update { model.putBack(deleted.rows) }
    if !isComplete { onError(TableEditError.unknownSection) }
    registerUndo(deleted.title) { [weak self] in self?.deleteAgain(deleted) }
  }

  private func deleteAgain(_ deleted: DeletedRows) {
    deleted.replace(with: model.update { model.takeForUndo(deleted.rows.map(\.id)) })
    registerUndo(deleted.title) { [weak self] in self?.putBack(deleted) }
  }
}
