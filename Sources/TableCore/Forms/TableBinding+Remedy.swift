import Foundation

@MainActor extension TableBinding {
  /// The number next to one that is beyond all that the property takes; nil where something else is wrong with it.
  func nearest(to value: TableValue) -> TableValue? {
    guard case .text(let text) = value else { return nil }
    let typed = format == nil ? text : format?.value(text)?.editText
    guard let text = typed?.decimalDigits else { return nil }
    let isNegative = text.hasPrefix("-")
    switch kind {
    case .integer where text.isWholeNumber && Int(text) == nil:
      return .integer(isNegative ? .min : .max)
    case .number where Double(text)?.isInfinite == true:
      return .number((isNegative ? -1 : 1) * Double.greatestFiniteMagnitude)
    default: return nil
    }
  }

  /// What a person reads of a number that is beyond all that the property takes, by the one next to it.
  func remedy(beyond nearest: TableValue) -> String {
    let text = editText(of: nearest)
    return Double(nearest) ?? 0 < 0
      ? Words.current.typeBetween(text, nil) : Words.current.typeBetween(nil, text)
  }
}

extension TableModel {
  /// What is wrong with a value that the property of a control does not take: where it is too large, what checks say
  /// of the largest that it takes.
  func remedy(
    of name: String, _ value: TableValue, _ binding: TableBinding, _ context: TableActionContext
  ) throws -> String {
    guard let nearest = binding.nearest(to: value), binding.convert(nearest) != nil else {
      return remedy(of: name, binding, context)
    }
    return try problem(of: name, nearest, context) ?? binding.remedy(beyond: nearest)
  }

  /// What a person reads where a value makes no sense for a control.
  func remedy(of name: String, _ binding: TableBinding, _ context: TableActionContext) -> String {
    if let format = binding.format { return format.remedy() }
    let field =
      binding.kind == .date ? context.row.flatMap { owner?.fieldKind(of: name, in: $0) } : nil
    return Words.current.remedy(for: binding.kind, in: field)
  }
}

extension String {
  /// Whether the text is a whole number, however large.
  fileprivate var isWholeNumber: Bool {
    let digits = drop { "+-".contains($0) }
    return count - digits.count < 2 && !digits.isEmpty && digits.allSatisfy { "0"..."9" ~= $0 }
  }
}
