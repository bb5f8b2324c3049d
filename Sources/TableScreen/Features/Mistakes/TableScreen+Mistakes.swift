import TableCore

extension TableScreen {
  /// Marks a row that was given a wrong value, and adds the way to the report; to be called after
  /// the row's tap and menu were described.
  func describeMistakes(of row: RowContext, in content: inout RowContent) {
    guard marksMistakes(of: row.cell) else { return }
    var parts = [content.body]
    if case .stack(let stack) = content.body, stack.axis == .horizontal { parts = stack.elements }
    content.body = .stack(RowStack(.horizontal, parts + [.badge("!")]))
    content.rowActions[.menu, default: []].append(RowAction(title: MistakeScreen.name))
    if content.tap == nil { content.tap = .action }
  }

  /// Returns whether a row has a mark that leads to the report of a mistake.
  func marksMistakes(of cell: TableCell) -> Bool {
    cell.isMistaken && TableDiagnostics.marksRows
  }

  /// Opens the report of a row's mistakes.
  func openMistakes(of row: NodeID) { open(MistakeScreen(model.mistakes(of: row))) }
}
