/// A validation message about a control of a row, or about the row.
struct FieldMessage: Equatable {
  let text: String
  /// The values that the message is about; it does not apply to others.
  let held: [String: TableValue]
  /// The rules of data that the control had.
  var rules: [TableDataRules] = []
  /// The description of the field in data; see ``TableBinding/origin``.
  var origin: AnyHashable?
  /// What was typed into a field without a draft and refused, which the field shows beside the message; nil if the message
  /// is about anything else.
  var refused: TableValue?
  /// True if the form as a whole says so, and not a check of the control: then it is about all values of the row.
  var isOfForm = false
}
