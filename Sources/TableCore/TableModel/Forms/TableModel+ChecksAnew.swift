extension TableModel {
  /// Checks anew, after a reading, the values with a message whose rules are others now, as data brings them.
  ///
  /// The app's own checks are closures, which tell of nothing that has changed in them: alone they are no reason to check anew.
  func checkAnew(in section: SectionNode) {
    for row in Array(overlay.drafts.messages.keys)
    where section.rows.column.index(of: row) != nil {
      for (name, message) in overlay.drafts.messages[row] ?? [:] where !message.isOfForm {
        if isOfOtherRules(message, of: row, name) { checkAnew(message, of: row, name) }
      }
    }
  }

  private func checkAnew(_ message: FieldMessage, of row: NodeID, _ name: String) {
    guard let context = context(of: row) else { return }
    let binding = context.cell.binding(of: name)
    // What was typed into a field whose place another one has taken goes with it.
    guard message.origin == binding?.origin else { return setMessage(nil, row, name) }
    let problem: String?
    do {
      problem = try self.problem(of: name, in: row, message.refused, context)
    } catch {
      // A check that fails says nothing: the message stays, and nobody asks the same again.
      overlay.drafts[message: row, name]?.rules = formCell(row)?.rules(of: name) ?? []
      return
    }
    guard let refused = message.refused else { return setMessage(problem, row, name) }
    // What is right by now is set by the screen, as if the person had just left the field.
    guard let problem else { return touch(row) }
    setMessage(problem, row, name)
    keepRefused(refused, row, name)
  }

  /// Returns the message about a refused text of a control, or else about its draft, or the value that it has; nil if nothing
  /// is wrong with it.
  private func problem(
    of name: String, in row: NodeID, _ refused: TableValue?, _ context: TableActionContext
  ) throws -> String? {
    guard let binding = context.cell.binding(of: name) else {
      return try problem(of: name, values(of: row, context.cell)[name] ?? .null, context)
    }
    let bound = boundValue(of: row, binding)
    if let refused {
      guard let fit = binding.taken(refused, over: bound) else {
        return try remedy(of: name, refused, binding, context)
      }
      return try problem(of: name, fit, context)
    }
    let draft = draft(of: row, name, binding)
    if let draft, !draft.isFit { return try remedy(of: name, draft.value, binding, context) }
    return try problem(of: name, draft?.value ?? bound ?? .null, context)
  }

  /// The texts that were refused by rules that are others now, and that these take; no text of a field in which a person types.
  package var refusedUntilNow: [(row: NodeID, name: String, value: TableValue)] {
    rowsWithRefused.flatMap { row in
      refusedValues(of: row).compactMap { name, value in
        guard let message = overlay.drafts[message: row, name],
          isOfOtherRules(message, of: row, name),
          typedField?.row != row || typedField?.name != name
        else { return nil }
        return (row, name, value)
      }
    }
  }

  private func isOfOtherRules(_ message: FieldMessage, of row: NodeID, _ name: String) -> Bool {
    let cell = formCell(row)
    return message.rules != cell?.rules(of: name) ?? []
      || message.origin != cell?.binding(of: name)?.origin
  }
}

extension TableCell {
  /// The rules for the value of a control, as data says them.
  func rules(of control: String) -> [TableDataRules] {
    checks.compactMap { name, check in
      if name == control, case .rules(let rules) = check { rules } else { nil }
    }
  }
}
