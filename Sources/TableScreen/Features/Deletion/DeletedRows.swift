import TableCore

/// The rows that a person deleted at once, which one undo puts back.
@MainActor final class DeletedRows {
  /// The pending decisions about rows; nil if a row's action makes none.
  var answers: [(row: NodeID, cell: TableCell, answer: TableDeletion?)] = []
  /// The deleted rows, one batch for each update.
  private var batches: [[TakenRow]] = []
  /// The number of deleted rows.
  private(set) var count = 0
  /// The title of the undo step.
  var title = ""
  /// The step of the undo history that puts the rows back.
  var step: UndoHistory.ID?

  /// The rows in the order in which they are put back: the last batch first, since it was taken out of fewer rows.
  var rows: [TakenRow] { batches.reversed().flatMap { $0 } }

  func add(_ rows: [TakenRow]) {
    batches.append(rows)
    count += rows.count
  }

  func replace(with rows: [TakenRow]) {
    (batches, count) = ([rows], rows.count)
  }
}
