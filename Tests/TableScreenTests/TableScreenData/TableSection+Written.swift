import TableScreen
import Testing

extension TableSection {
  /// The cells that were written by hand; a section of other rows ends the test.
  func writtenCells() throws -> [TableCell] {
    guard case .cells(let cells) = rows else {
      Issue.record("the rows of \(title ?? "a section") are made when they are shown")
      return []
    }
    return cells
  }
}
