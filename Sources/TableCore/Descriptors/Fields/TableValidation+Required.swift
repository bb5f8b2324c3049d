extension TableValidation {
  /// Returns whether the control that edits a row's one property may not be empty.
  package var requiresBoundValue: Bool {
    checks.contains { check in
      guard case .rules(let rules) = check.body else { return false }
      return rules.isRequired && (check.control ?? TableBinding.name) == TableBinding.name
    }
  }
}

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
