extension TableModel {
  /// The rows with validation messages, in no order.
  package var rowsWithMessages: [NodeID] { Array(overlay.drafts.messages.keys) }

  /// Sets the message about a control of a row, or about the row as a whole if the name is nil; nil
  /// removes it.
  ///
  /// A refused text that the field shows goes with the former message. With `isOfForm` the form as a whole says so, of
  /// all values of the row.
  package func setMessage(
    _ message: String?, _ row: NodeID, _ name: String?, isOfForm: Bool = false
  ) {
    let name = name ?? Drafts.wholeRow
    let message = message.map {
      let cell = formCell(row)
      return FieldMessage(
        text: $0, held: held(by: row, isOfForm ? Drafts.wholeRow : name),
        rules: cell?.rules(of: name) ?? [], origin: cell?.binding(of: name)?.origin,
        isOfForm: isOfForm)
    }
    guard overlay.drafts[message: row, name] != message else { return }
    overlay.drafts[message: row, name] = message
    touch(row)
  }

  /// Removes what the form as a whole said of a row, as one of its values changes.
  package func dropFormMessages(of row: NodeID) {
    for (name, message) in overlay.drafts.messages[row] ?? [:] where message.isOfForm {
      setMessage(nil, row, name)
    }
  }

  /// Returns whether a row shows a message about a control, or about the row as a whole if the name is nil.
  package func hasMessage(_ row: NodeID, _ name: String?) -> Bool {
    fieldMessage(of: row, name ?? Drafts.wholeRow) != nil
  }

  /// Returns whether a control shows a typed text that was refused.
  package func hasRefused(_ row: NodeID, _ name: String?) -> Bool {
    name.flatMap { fieldMessage(of: row, $0) }?.refused != nil
  }

  /// Removes the messages about a row and its controls, but those about a refused text that still shows.
  package func clearMessages(of row: NodeID) {
    for (name, message) in overlay.drafts.messages[row] ?? [:] where message.refused == nil {
      setMessage(nil, row, name)
    }
  }

  /// Keeps a typed value that its property has refused, which the field shows as long as the message about it holds.
  package func keepRefused(_ value: TableValue, _ row: NodeID, _ name: String) {
    guard overlay.drafts[message: row, name] != nil else { return }
    overlay.drafts[message: row, name]?.refused = value
    touch(row)
  }

  /// Returns the values that were typed into fields of a row without drafts, and refused, by the name of the field.
  package func refusedValues(of row: NodeID) -> [String: TableValue] {
    guard let messages = overlay.drafts.messages[row] else { return [:] }
    return messages.keys.reduce(into: [:]) { $0[$1] = fieldMessage(of: row, $1)?.refused }
  }

  /// Returns the messages of a row and of its controls, in their order, or nil.
  package func message(of row: NodeID, _ cell: TableCell) -> String? {
    let messages = overlay.drafts.messages[row] ?? [:]
    guard !messages.isEmpty else { return overlay.messages[row] }
    let names = cell.fields.map(\.name)
    let others = messages.keys.filter { !names.contains($0) }.sorted()
    let texts =
      [overlay.messages[row]] + (names + others).map { fieldMessage(of: row, $0)?.text }
    let said = texts.compactMap { $0 }
    return said.isEmpty ? nil : said.joined(separator: "\n")
  }

  /// Returns the message of a control, or nil; a message does not apply once the property has another value.
  func fieldMessage(of row: NodeID, _ name: String) -> FieldMessage? {
    guard let message = overlay.drafts[message: row, name], !isOutdated(message, of: row, name)
    else { return nil }
    return message
  }

  /// Returns whether a problem still stops a commit, because its row is shown and still has the
  /// message.
  ///
  /// A problem of the form as a whole always stops it, since no row can tell that it is solved.
  package func isHeldBack(by problem: TableFormError.Problem) -> Bool {
    guard let row = problem.row else { return true }
    return (problem.isOfForm || !isOutOfForm(row))
      && fieldMessage(of: row, problem.control ?? Drafts.wholeRow) != nil
  }

  /// Removes the messages of a row that are about values which its properties no longer have.
  func dropOutdatedMessages(of row: NodeID) {
    for (name, message) in overlay.drafts.messages[row] ?? [:]
    where isOutdated(message, of: row, name) {
      setMessage(nil, row, name)
    }
  }

  /// Returns whether a message is about a value that a property no longer has; a field with a draft
  /// does not count, since the message is about the draft.
  private func isOutdated(_ message: FieldMessage, of row: NodeID, _ name: String) -> Bool {
    guard tree.find(row) != nil else { return false }
    return messageFields(of: row, message.isOfForm ? Drafts.wholeRow : name).contains {
      field, binding in
      draft(of: row, field, binding) == nil && message.held[field] != boundValue(of: row, binding)
    }
  }

  /// Returns the values of the properties that a message of that name is about.
  private func held(by row: NodeID, _ name: String) -> [String: TableValue] {
    var values: [String: TableValue] = [:]
    for (field, binding) in messageFields(of: row, name) {
      values[field] = boundValue(of: row, binding)
    }
    return values
  }

  private func messageFields(of row: NodeID, _ name: String) -> [TableCell.Field] {
    guard let fields = cell(row)?.fields else { return [] }
    return name == Drafts.wholeRow ? fields : fields.filter { $0.name == name }
  }
}
