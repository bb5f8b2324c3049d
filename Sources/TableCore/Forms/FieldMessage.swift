/// What is wrong with a control of a row, or with the row, in words.
package struct FieldMessage: Equatable {
  let text: String
  /// What the properties held that it is about: it says nothing of other values.
  let held: [String: TableValue]
}

extension TableModel {
  /// Says what is wrong with a control of a row, or that nothing is.
  package func setMessage(_ message: String?, _ row: NodeID, _ name: String) {
    let message = message.map { FieldMessage(text: $0, held: held(by: row, name)) }
    guard overlay.fieldMessages[row]?[name] != message else { return }
    overlay.setMessage(message, row, name)
    touch(row)
  }

  /// Says that nothing is wrong with the controls of a row.
  package func clearMessages(of row: NodeID) {
    guard overlay.fieldMessages.removeValue(forKey: row) != nil else { return }
    touch(row)
  }

  /// What is wrong with a row and with its controls, in their order, or nil.
  package func message(of row: NodeID, _ cell: TableCell) -> String? {
    let messages = overlay.fieldMessages[row] ?? [:]
    guard !messages.isEmpty else { return overlay.messages[row] }
    let names = cell.fields.map(\.name)
    let others = messages.keys.filter { !names.contains($0) }.sorted()
    let texts =
      [overlay.messages[row]] + (names + others).map { fieldMessage(of: row, $0)?.text }
    let said = texts.compactMap { $0 }
    return said.isEmpty ? nil : said.joined(separator: "\n")
  }

  /// What is wrong with a control of a row, or nil; nothing is said of what a property holds since.
  func fieldMessage(of row: NodeID, _ name: String) -> FieldMessage? {
    guard let message = overlay.fieldMessages[row]?[name], !isOutdated(message, of: row, name)
    else { return nil }
    return message
  }

  /// After properties of a row may have changed: forgets what was wrong with what they held before.
  func dropOutdatedMessages(of row: NodeID) {
    for (name, message) in overlay.fieldMessages[row] ?? [:]
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

  /// What the properties hold that a message of that name is about.
  private func held(by row: NodeID, _ name: String) -> [String: TableValue] {
    var values: [String: TableValue] = [:]
    for (field, binding) in messageFields(of: row, name) {
      values[field] = boundValue(of: row, binding)
    }
    return values
  }

  private func messageFields(of row: NodeID, _ name: String) -> [TableCell.Field] {
    guard let fields = cell(row)?.fields else { return [] }
    return name == Overlay.wholeRow ? fields : fields.filter { $0.name == name }
  }
}

extension Overlay {
  /// What a message is kept under that is about no single control.
  package static let wholeRow = ""

  mutating func setMessage(_ message: FieldMessage?, _ row: NodeID, _ name: String) {
    fieldMessages[row, default: [:]][name] = message
    if fieldMessages[row]?.isEmpty == true { fieldMessages[row] = nil }
  }
}
