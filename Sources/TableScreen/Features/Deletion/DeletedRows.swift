import TableCore

/// What a person deleted at once, to be put back at once.
@MainActor final class DeletedRows {
  /// What becomes of rows, or nil where their action does not say, until that is done.
  var answers: [(row: NodeID, cell: TableCell, answer: TableDeletion?)] = []
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
