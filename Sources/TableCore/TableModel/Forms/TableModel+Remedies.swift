import Foundation

extension TableModel {
  /// Returns the message about a value that a control's property does not take.
  ///
  /// For nothing it is that of a check that requires something, and for a number out of range, or of too many digits, the message
  /// of the checks about the nearest number that the property takes, if there is one.
  func remedy(
    of name: String, _ value: TableValue, _ binding: TableBinding, _ context: TableActionContext
  ) throws -> String {
    if let message = lack(of: name, value, context) { return message }
    if isSkipped(value, name, binding, context) { return TableWords.current.skippedTime }
    if let (kept, digits) = binding.tooManyDigits(in: value) {
      return try problem(of: name, kept, context) ?? TableWords.current.typeDigits(digits)
    }
    guard let nearest = binding.nearest(to: value), binding.convert(nearest) != nil else {
      return remedy(of: name, binding, context)
    }
    return try problem(of: name, nearest, context) ?? binding.remedy(beyond: nearest)
  }

  /// Returns whether a text is a time that there is on other days, but not on that one, on which the clocks skip it.
  private func isSkipped(
    _ value: TableValue, _ name: String, _ binding: TableBinding, _ context: TableActionContext
  ) -> Bool {
    guard binding.kind == .date, binding.format == nil, case .text(let text) = value,
      let row = context.row, let parts = owner?.fieldKind(of: name, in: row)?.dateParts
    else { return false }
    let old = fitValue(of: row, name, binding).flatMap { Date($0) }
    func isTime(in zone: TimeZone) -> Bool {
      var calendar = Calendar.ofPerson
      calendar.timeZone = zone
      return DateText.date(text, parts, old, in: calendar) != nil
    }
    // No clock skips a time in Greenwich.
    return parts != .day && isTime(in: .gmt) && !isTime(in: .ofPerson)
  }

  /// Returns the message about a value that does not fit a control.
  func remedy(of name: String, _ binding: TableBinding, _ context: TableActionContext) -> String {
    if let format = binding.format, !(format.isOfFractions && binding.kind == .integer) {
      return format.remedy()
    }
    let field =
      binding.kind == .date ? context.row.flatMap { owner?.fieldKind(of: name, in: $0) } : nil
    return TableWords.current.remedy(for: binding.kind, in: field)
  }
}
