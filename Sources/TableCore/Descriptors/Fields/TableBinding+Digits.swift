@MainActor extension TableBinding {
  /// Returns a typed value as the property takes it; nil if it would keep another number, as it has no room for all digits.
  func exactly(_ value: TableValue) -> TableValue? {
    convert(value).flatMap { digits(keptOf: value, as: $0) == nil ? $0 : nil }
  }

  /// Returns the number that the property would keep in place of a typed one with too many digits, and how many it keeps of any
  /// number; otherwise nil.
  func tooManyDigits(in value: TableValue) -> (kept: TableValue, digits: Int)? {
    guard case .text(let text) = value else { return nil }
    let typed =
      if let format { format.value(text) } else { convert(value) == nil ? local(text) : value }
    guard let typed, let kept = convert(typed), let digits = digits(keptOf: typed, as: kept) else {
      return nil
    }
    return (kept, digits)
  }

  /// Returns how many digits of any number are kept by one that takes the place of a typed one, if it is another; otherwise nil.
  private func digits(keptOf typed: TableValue, as kept: TableValue) -> Int? {
    guard kind == .number, case .text(let text) = typed, let text = text.decimalDigits else {
      return nil
    }
    // One that a type of the app's own makes of it is meant.
    guard Double(kept) == Double(text) else { return nil }
    return switch kept {
    case .number(let number):
      // A field shows a very large number by its first digits.
      [number.wholeDigits, kept.editText].allSatisfy { DecimalDigits.isOtherWhole($0, than: text) }
        ? 15 : nil
    case .text(let decimal): DecimalDigits.isOtherWhole(decimal, than: text) ? 38 : nil
    default: nil
    }
  }
}
