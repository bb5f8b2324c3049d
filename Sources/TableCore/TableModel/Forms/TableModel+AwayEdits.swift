/// A row that another screen edits, as it was when it was last in the table.
package struct EditorRow {
  /// The cell as it was described.
  package let cell: TableCell
  let row: DraftRow
}

extension TableModel {
  /// Returns a row as it is now, for a screen that edits it; nil while it is away.
  package func editedRow(_ row: NodeID) -> EditorRow? {
    guard let (section, _) = tree.find(row), let order = tree.order(of: row), let cell = cell(row)
    else { return nil }
    let groups = tree.groupObjects(around: section)
    return EditorRow(cell: cell, row: DraftRow(cell: cell, groups: groups, order: order))
  }

  /// Notes that a screen edits a row, which is known again where it leaves the table and returns meanwhile.
  package func beginEditing(_ row: NodeID) { overlay.edited.insert(row) }

  /// Notes that a screen edits a row no longer.
  package func endEditing(_ row: NodeID) { overlay.edited.remove(row) }

  /// Sets what a control of a row that is away edits: in a draft, or in the property; what a row that was deleted edited
  /// is left alone, and what makes no sense for a property dropped, as nobody sees the row in which that would be said.
  package func setAwayValue(
    _ value: TableValue, of row: NodeID, _ name: String, _ edited: EditorRow
  ) throws {
    guard overlay.edited.contains(row), let binding = edited.cell.binding(of: name) else { return }
    overlay.drafts.note(edited.row, as: row)
    let context = awayContext(of: row, edited.cell, edited.row.groups)
    if !keepsDraft(row, binding) {
      return try writeAway(value, of: row, name, binding, context)
    }
    let stored = try binding.read(context)
    let fit = binding.taken(value, over: stored)
    let problem = try fit.map { try self.problem(of: name, $0, context) }
    try update {
      overlay.drafts[row, name] =
        fit != nil && fit == stored
        ? nil
        : Draft(
          value: fit ?? value, isFit: fit != nil, binding: binding.identity, origin: binding.origin)
      setMessage(
        try problem ?? remedy(of: name, value, binding, context), row, name)
    }
  }

  /// Writes a value to what a control of a row edited that is not in view, where that makes sense.
  func writeAway(
    _ value: TableValue, of row: NodeID, _ name: String, _ binding: TableBinding,
    _ context: TableActionContext
  ) throws {
    guard let stored = try binding.read(context),
      let fit = binding.taken(value, over: stored), fit != stored,
      value != .text(binding.editText(of: stored)), try problem(of: name, fit, context) == nil
    else { return }
    _ = try update { try write(fit, of: row, name, binding, context) }
  }

  /// What an action of a row that is not in the table learns.
  func awayContext(
    of row: NodeID, _ cell: TableCell, _ groups: [TableGroup]
  ) -> TableActionContext {
    TableActionContext(
      row: row, cell: cell, targets: groups.flatMap(\.targets) + (owner?.actionTargets ?? []))
  }
}
