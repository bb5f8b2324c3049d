import TableCore

/// What a person deleted at once, to be put back at once.
@MainActor final class DeletedRows {
  /// What becomes of rows, or nil where their action does not say, until that is done.
  var answers: [(row: NodeID, cell: TableCell, answer: Deletion?)] = []
  /// The rows that are gone; those that went in one update stand together.
  private var batches: [[TakenRow]] = []
  /// How many they are.
  private(set) var count = 0
  /// What was done, in words.
  var title = ""
  /// The step of the history that puts them back.
  var step: Int?

  /// The rows, in the order in which they are put back: what went last stood among fewer rows.
  var rows: [TakenRow] { batches.reversed().flatMap { $0 } }

  func add(_ rows: [TakenRow]) {
    batches.append(rows)
    count += rows.count
  }

  func replace(with rows: [TakenRow]) {
    (batches, count) = ([rows], rows.count)
  }
}

/// A model that owns its rows can take back what a person did to them.
extension TableScreen {
  func delete(_ rows: [(row: NodeID, cell: TableCell)], with deleted: DeletedRows) {
    let taken = model.update { model.takeForGood(rows.map(\.row)) }
    let title = Self.title(deleted.count + taken.count, rows)
    if renameUndo(title, of: deleted.step) {
      deleted.title = title
      deleted.add(taken)
    } else {
      // What goes after something else was done, or after the others came back, is a step of its own.
      register(deleted, taken, Self.title(taken.count, rows))
    }
  }

  private static func title(_ count: Int, _ rows: [(row: NodeID, cell: TableCell)]) -> String {
    count == 1
      ? Words.current.deleted(rows.first?.cell.title ?? "")
      : Words.current.deletedRows.text(for: count, in: Words.current.locale)
  }

  private func register(_ deleted: DeletedRows, _ taken: [TakenRow], _ title: String) {
    let own = deleted.step == nil ? deleted : DeletedRows()
    own.replace(with: taken)
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
    deleted.replace(with: model.update { model.takeForGood(deleted.rows.map(\.id)) })
    registerUndo(deleted.title) { [weak self] in self?.putBack(deleted) }
  }

  /// Registers how to move a row back to where it stood as written.
  func registerMove(of row: NodeID, _ cell: TableCell, from old: DataPath) {
    guard let section = model.tree.section(at: old), !section.descriptor.isGivenBySource else {
      return
    }
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
