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
    case .choices(let ids): ids.joined(separator: ", ")
    case .integer(let integer): String(integer)
    case .number(let number): self.number(number)
    case .flag(let flag): flag ? "1" : "0"
    case .date(let date): self.date(date, .date)
    }
  }

  // MARK: Days and times

  private static var calendar: Calendar { Calendar(identifier: .gregorian) }

  /// A moment as a field of that kind shows it, in the time zone of the person.
  static func date(_ date: Date, _ kind: RowControl.FieldKind) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return kind == .day ? day : kind == .time ? time : "\(day) \(time)"
  }

  /// Returns the moment that a text names, with what it leaves out taken from `old`; or nil.
  static func date(_ text: String, _ kind: RowControl.FieldKind, _ old: Date?) -> Date? {
    // What was not changed keeps its seconds, and its place where a clock is put back.
    if let old, date(old, kind) == text { return old }
    let words = text.split { " T".contains($0) }
    let day = words.first.flatMap { numbers($0, "-", count: 3) }
    let time = words.last.flatMap { numbers($0, ":", count: 2) }
    guard words.count == [day, time].compactMap({ $0 }).count, day != nil || time != nil else {
      return nil
    }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: old ?? calendar.startOfDay(for: .now))
    if let day { (parts.year, parts.month, parts.day) = (day[0], day[1], day[2]) }
    if let time { (parts.hour, parts.minute) = (time[0], time[1]) }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  private static func numbers(_ text: Substring, _ mark: Character, count: Int) -> [Int]? {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
