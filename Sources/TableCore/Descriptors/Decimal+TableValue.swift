public import Foundation

extension Decimal: TableValueConvertible {
  /// A number.
  public static var valueKind: TableValue.Kind { .number }
  /// Reads the value of a control; a text has a point before the digits that are less than one.
  public init?(_ value: TableValue) {
    let text: String?
    switch value {
    case .integer(let integer):
      self.init(integer)
      return
    // Converted by its shortest text, because the exact binary value has digits that nobody typed.
    case .number(let number): text = String(number)
    case .text(let typed), .choice(let typed): text = typed.decimalDigits
    case .null, .flag, .date, .choices: return nil
    }
    guard let text, Double(text)?.isFinite == true, let decimal = Decimal(string: text) else {
      return nil
    }
    self = decimal
  }
  /// The value as a control shows it, which loses no digit.
  public var tableValue: TableValue { .text(description) }
}
