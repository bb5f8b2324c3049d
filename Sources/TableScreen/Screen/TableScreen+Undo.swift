/// What a person deleted at once, to be put back at once.
@MainActor final class DeletedRows {
  /// The rows, in the order in which they are put back.
  var rows: [TakenRow] = []
  /// What was done, in words.
  var title = ""
  /// The step of the history that puts them back.
  var step: Int?

  init(_ rows: [TakenRow] = []) { self.rows = rows }
}

/// A model that owns its rows can take back what a person did to them.
extension TableScreen {
  func delete(_ row: NodeID, _ cell: TableCell, with deleted: DeletedRows) {
    let taken = model.update { model.takeForGood([row]) }
    let title = Words.current.deletedRows.text(
      for: deleted.rows.count + taken.count, in: Words.current.locale)
    if renameUndo(title, of: deleted.step) {
      deleted.title = title
      // What went last stood among fewer rows, so it is put back first.
      deleted.rows.insert(contentsOf: taken, at: 0)
    } else {
      // What goes after something else was done, or after the others came back, is a step of its own.
      register(deleted, taken, Words.current.deleted(cell.title ?? ""))
    }
  }

  private func register(_ deleted: DeletedRows, _ taken: [TakenRow], _ title: String) {
    let own = deleted.step == nil ? deleted : DeletedRows()
    own.rows = taken
    own.title = title
    registerUndo(title) { [weak self] in self?.putBack(own) }
    own.step = nextUndo
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
    guard let section = model.section(at: old), !section.descriptor.isGivenBySource else { return }
    registerUndo(Words.current.moved(cell.title ?? "")) { [weak self, id = section.id] in
      self?.moveBack(row, cell, to: id, old.row)
    }
  }

  private func moveBack(_ row: NodeID, _ cell: TableCell, to section: NodeID, _ index: Int) {
    model.update {
      do {
        // Sections may have come, gone and moved since, and so may the rows of this one.
        let path = try model.path(in: section, nearest: index, for: row)
        let (from, to) = try model.moveRow(row, to: path)
        tellMove(of: row, cell, from: from, to: to)
        registerMove(of: row, cell, from: from)
      } catch {
        onError(error)
      }
    }
  }
}
