/// Where a row stood in a section: between two rows, and at an index, for when neither of them is there any more.
package struct FormerPlace: Sendable {
  /// The index from 0.
  let index: Int
  /// The row above it, or nil at the top.
  let above: NodeID?
  /// The row below it, without those that left with it; nil at the bottom.
  let below: NodeID?

  /// Finds the index at which a row comes to stand beside one of its former neighbors.
  ///
  /// Complexity: O(log *p*) in the pieces of the column if `guess` is right, else O(*p*).
  ///
  /// - Parameters:
  ///   - column: the rows of the section now.
  ///   - guess: the index at which it probably stands, as others do beside their neighbors.
  /// - Returns: the index, or the guess if neither neighbor is there.
  func index(in column: RowColumn, near guess: Int) -> Int {
    if isRight(guess, in: column) { return guess }
    if let place = above.flatMap(column.index(of:)) { return place + 1 }
    if let place = below.flatMap(column.index(of:)) { return place }
    return max(0, min(guess, column.count))
  }

  private func isRight(_ guess: Int, in column: RowColumn) -> Bool {
    guard guess >= 0, guess <= column.count else { return false }
    guard let above else { return guess < column.count && column.id(at: guess) == below }
    return guess > 0 && column.id(at: guess - 1) == above
  }
}
