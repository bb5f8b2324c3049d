import Foundation
import TableScreen

/// The text of values, the same in every locale.
enum TextFormat {
  /// Returns a number with up to 15 significant digits, so that rounding errors of binary arithmetic do not show.
  static func number(_ number: Double) -> String { number.tidyText }

  /// Returns a rounded number, such as for the knob of a slider.
  static func rough(_ number: Double) -> String { number.roughText }

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
