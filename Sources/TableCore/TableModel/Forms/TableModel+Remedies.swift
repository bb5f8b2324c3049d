extension TableModel {
  /// Returns the message about a value that a control's property does not take.
  ///
  /// For nothing it is that of a check that requires something, and for a number out of range the message of the checks about the
  /// nearest number in range, if there is one.
  func remedy(
    of name: String, _ value: TableValue, _ binding: TableBinding, _ context: TableActionContext
  ) throws -> String {
    if let message = lack(of: name, value, context) { return message }
    guard let nearest = binding.nearest(to: value), binding.convert(nearest) != nil else {
      return remedy(of: name, binding, context)
    }
    return try problem(of: name, nearest, context) ?? binding.remedy(beyond: nearest)
  }

  /// Returns the message about a value that does not fit a control.
  func remedy(of name: String, _ binding: TableBinding, _ context: TableActionContext) -> String {
    if let format = binding.format { return format.remedy() }
    let field =
      binding.kind == .date ? context.row.flatMap { owner?.fieldKind(of: name, in: $0) } : nil
    return TableWords.current.remedy(for: binding.kind, in: field)
  }
}
