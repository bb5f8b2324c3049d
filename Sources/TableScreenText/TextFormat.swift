import Foundation
import TableScreen

/// Values as text, the same on every machine.
enum TextFormat {
  /// A number with no more digits than it needs, and two after the point at most; of one below a tenth two that say
  /// something, so that it does not show as zero.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    if let integer = Int(exactly: number) { return String(integer) }
    guard abs(number) < 1e15 else { return String(number) }
    if abs(number) < 0.1 { return String(Double(String(format: "%.2g", number)) ?? number) }
    let hundredths = (number * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return String(number) }
    let (quotient, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(quotient)" }
    return
      "\(sign)\(quotient).\(rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")"
  }

  /// What a field shows for a value.
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
