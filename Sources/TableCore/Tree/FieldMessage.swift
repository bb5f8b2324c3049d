/// What is wrong with a control of a row, or with the row, in words.
struct FieldMessage: Equatable {
  let text: String
  /// What the properties held that it is about: it says nothing of other values.
  let held: [String: TableValue]
}
