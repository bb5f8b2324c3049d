@MainActor extension CellValue where Self == TableValidation {
  /// Something must be typed or chosen; the message is ``TableWords/required``, or
  /// ``TableWords/requiredChoice`` if nothing is typed into the control, unless given.
  public static func required(
    _ message: String? = nil, of control: String? = nil
  ) -> TableValidation {
    var rules = TableDataRules()
    (rules.isRequired, rules.message) = (true, message)
    return TableValidation(control, .rules(rules))
  }
}
