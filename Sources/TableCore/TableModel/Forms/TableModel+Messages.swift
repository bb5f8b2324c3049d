extension TableModel {
  /// The rows with which something is wrong, in no order.
  package var rowsWithMessages: [NodeID] { Array(overlay.drafts.messages.keys) }

  /// Says what is wrong with a control of a row, or with the row as a whole where the name is nil; or that nothing is.
  package func setMessage(_ message: String?, _ row: NodeID, _ name: String?) {
    let name = name ?? Drafts.wholeRow
    let message = message.map { FieldMessage(text: $0, held: held(by: row, name)) }
    guard overlay.drafts[message: row, name] != message else { return }
    overlay.drafts[message: row, name] = message
    touch(row)
  }

  /// Says that nothing is wrong with the controls of a row.
  package func clearMessages(of row: NodeID) {
    guard overlay.drafts.removeMessages(of: row) else { return }
    touch(row)
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

  /// Whether a thing that was wrong with a form still is, as far as its row says; of the form as a whole nothing says so.
  package func isHeldBack(by problem: TableFormError.Problem) -> Bool {
    guard let row = problem.row else { return true }
    return !isOutOfForm(row) && fieldMessage(of: row, problem.control ?? Drafts.wholeRow) != nil
  }

  /// After properties of a row may have changed: forgets what was wrong with what they held before.
  func dropOutdatedMessages(of row: NodeID) {
    for (name, message) in overlay.drafts.messages[row] ?? [:]
    where isOutdated(message, of: row, name) {
      setMessage(nil, row, name)
    }
  }

  /// Whether a message is about what properties held before; while something typed waits, it is about that.
  private func isOutdated(_ message: FieldMessage, of row: NodeID, _ name: String) -> Bool {
    guard tree.find(row) != nil else { return false }
    return messageFields(of: row, name).contains { field, binding in
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
