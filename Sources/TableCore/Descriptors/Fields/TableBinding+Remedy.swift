import Foundation

@MainActor extension TableBinding {
  /// Returns the nearest number that the property takes for a typed number out of its range;
  /// otherwise nil.
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

  /// Returns the text for a person about a number out of the property's range, which names the nearest one in it.
  func remedy(beyond nearest: TableValue) -> String {
    let text = editText(of: nearest)
    return Double(nearest) ?? 0 < 0
      ? TableWords.current.typeBetween(text, nil) : TableWords.current.typeBetween(nil, text)
  }
}

extension String {
  /// True if the text is a whole number, however large.
  fileprivate var isWholeNumber: Bool {
    let digits = drop { "+-".contains($0) }
    return count - digits.count < 2 && !digits.isEmpty && digits.allSatisfy { "0"..."9" ~= $0 }
  }
}
