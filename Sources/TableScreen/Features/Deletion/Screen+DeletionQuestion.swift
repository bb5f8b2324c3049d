package import TableCore

extension Screen {
  /// Returns whether a host of keys asks before it deletes a row, because nobody offers to take that back.
  ///
  /// The framework offers to undo the deletion of rows that the model owns. Where the app has an action of its own for
  /// it, that offers to undo, or asks.
  package func asksBeforeDeletion(of row: NodeID) -> Bool {
    guard let screen = self as? TableScreen, let cell = screen.model.cell(row) else { return false }
    return screen.model.owns(row) != true && cell.action(.deleteAction) == nil
  }
}
