/// A validation message about a control of a row, or about the row.
struct FieldMessage: Equatable {
  let text: String
  /// The values that the message is about; it does not apply to others.
  let held: [String: TableValue]
}
