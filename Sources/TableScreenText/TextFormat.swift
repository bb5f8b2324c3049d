import Foundation
import TableScreen

/// The text of values, the same in every locale.
enum TextFormat {
  /// Returns a number with up to 15 significant digits, so that rounding errors of binary arithmetic do not show.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    if let integer = Int(exactly: number) { return String(integer) }
    let tidy = Double(String(format: "%.15g", number)) ?? number
    return Int(exactly: tidy).map { String($0) } ?? String(tidy)
  }

  /// Returns a rounded number, such as for the knob of a slider.
  ///
  /// The result has at most two digits after the point, but two significant digits below a tenth,
  /// so that it does not show as zero.
  static func rough(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return self.number(number) }
    let rough = abs(number) < 0.1 ? String(format: "%.2g", number) : String(format: "%.2f", number)
    return self.number(Double(rough) ?? number)
  }

  /// Returns the text that a field shows for a value.
  static func text(of value: TableValue) -> String {
    switch value {
    case .null: ""
    case .text(let text), .choice(let text): text
    case .choices(let ids): ids.joined(separator: ", ")
    case .integer(let integer): String(integer)
    case .number(let number): self.number(number)
    case .flag(let flag): flag ? "1" : "0"
    case .date(let date): DateText.text(of: date)
    }
  }
}
