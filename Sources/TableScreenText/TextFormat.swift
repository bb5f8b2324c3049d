import Foundation
import TableScreen

/// Values as text, the same on every machine.
enum TextFormat {
  /// A number with the digits that it has, without what reckoning in binary leaves at their end.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    if let integer = Int(exactly: number) { return String(integer) }
    let tidy = Double(String(format: "%.15g", number)) ?? number
    return Int(exactly: tidy).map { String($0) } ?? String(tidy)
  }

  /// A number that says about where something stands, as the knob of a slider: two digits after the point at most, and of
  /// one below a tenth two that say something, so that it does not show as zero.
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
