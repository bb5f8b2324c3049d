import Foundation

/// Values as text, the same on every machine.
enum TextFormat {
  /// A number with no more digits than it needs, and two after the point at most.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    if let integer = Int(exactly: number) { return String(integer) }
    guard abs(number) < 1e15 else { return String(number) }
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
    case .integer(let integer): String(integer)
    case .number(let number): self.number(number)
    case .flag(let flag): flag ? "1" : "0"
    case .date(let date): moment(date)
    }
  }

  private static func moment(_ date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
    return day.joined(separator: "-") + " " + digits(parts.hour, 2) + ":" + digits(parts.minute, 2)
  }
}
