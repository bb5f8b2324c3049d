extension TableModel {
  /// Returns a row as it is now, for a screen that edits it; nil while it is away.
  package func draftRow(_ row: NodeID) -> DraftRow? {
    guard let (section, _) = tree.find(row), let order = tree.order(of: row), let cell = cell(row)
    else { return nil }
    return DraftRow(cell: cell, groups: tree.groupObjects(around: section), order: order)
  }

  /// Notes that a screen edits a row, which keeps its identity if it leaves the table and returns
  /// meanwhile.
  package func beginEditing(_ row: NodeID) { overlay.edited.insert(row) }

  /// Notes that a screen has ended editing a row.
  package func endEditing(_ row: NodeID) { overlay.edited.remove(row) }

  /// Returns whether another screen is editing a row; false once the row was deleted.
  package func isEdited(_ row: NodeID) -> Bool { overlay.edited.contains(row) }

  /// Sets the value of a control whose row is not in the table, in a draft or in the property.
  ///
  /// A value that does not fit the property is dropped, unless drafts keep it: no row could show a message about it.
  ///
  /// With `isTyped` a person has typed or chosen it; otherwise the app gives it.
  ///
  /// - Returns: whether the value was taken.
  package func setAwayValue(
    _ value: TableValue, of row: NodeID, _ name: String, _ away: DraftRow, isTyped: Bool = true
  ) throws -> Bool {
    guard let binding = away.cell.binding(of: name) else { return false }
    overlay.drafts.note(away, as: row)
    let context = awayContext(of: row, away)
    let stored = try binding.read(context)
    let fit = binding.taken(value, over: stored, isTyped: isTyped)
    guard keepsDraft(row, binding) else {
      let isText = isTyped || fit != value
      guard let fit, let stored, fit != stored,
        !isText || value != .text(binding.editText(of: stored)),
        try problem(of: name, fit, context) == nil
      else { return false }
      return try update {
        let isWritten = try write(fit, of: row, name, binding, context) != nil
        if isWritten {
          dropFormerDraft(of: row, name)
          dropOtherDrafts(of: binding, in: row, name)
        }
        return isWritten
      }
    }
    // The draft comes first: checks look up the row, and a row that is away is found only while it has a draft.
    update {
      dropFormMessages(of: row)
      keepDraft(value, fit, over: stored, of: row, name, binding, isTyped: isTyped)
    }
    let problem =
      if let fit { try self.problem(of: name, fit, context) } else {
        try remedy(of: name, value, binding, context)
      }
    update { setMessage(problem, row, name) }
    return problem == nil
  }

  /// Returns the context for actions of a row that is not in the table.
  package func awayContext(
    of row: NodeID, _ away: DraftRow, control: TableControlEvent? = nil
  ) -> TableActionContext {
    TableActionContext(
      row: row, cell: away.cell, control: control,
      targets: away.groups.flatMap(\.targets) + (owner?.actionTargets ?? []))
  }
}
