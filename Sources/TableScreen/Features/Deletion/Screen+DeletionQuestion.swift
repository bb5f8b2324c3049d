package import TableCore

extension Screen {
  /// Returns whether a host that is used by keys asks before it deletes a row, because the deletion
  /// cannot be undone.
  ///
  /// The framework offers undo for rows that the model owns. A `deleteAction` of the app is left to
  /// offer undo, or to ask, itself.
  package func asksBeforeDeletion(of row: NodeID) -> Bool {
    guard let screen = self as? TableScreen, let cell = screen.model.cell(row) else { return false }
    return screen.model.owns(row) != true && cell.action(.deleteAction) == nil
  }
}
