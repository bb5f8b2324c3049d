import Foundation

/// Reads a time that a database writes as text, as `2026-11-25 19:40:07.25+01`; without a zone it is of UTC.
enum StoredTime {
  /// Returns the time, or nil where the text is none, as `infinity` or a year before Christ.
  static func date(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    guard (1...2).contains(parts.count), let day = numbers(parts[0], "-"), day.count == 3 else {
      return nil
    }
    var components = DateComponents()
    (components.year, components.month, components.day) = (Int(day[0]), Int(day[1]), Int(day[2]))
    guard (1...12).contains(day[1]), (1...31).contains(day[2]),
      let midnight = calendar.date(from: components)
    else { return nil }
    guard parts.count == 2 else { return midnight }
    let zone = parts[1].firstIndex { "+-Z".contains($0) } ?? parts[1].endIndex
    guard let time = seconds(parts[1][..<zone]), let offset = offset(parts[1][zone...]) else {
      return nil
    }
    return midnight.addingTimeInterval(time - offset)
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  private static func numbers(_ text: Substring, _ separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.first?.isNumber == true ? Double($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Returns the seconds of hours, minutes and seconds, of which the last may be missing.
  private static func seconds(_ text: Substring) -> Double? {
    guard let numbers = numbers(text, ":"), (1...3).contains(numbers.count) else { return nil }
    return zip(numbers, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func offset(_ text: Substring) -> Double? {
    guard let sign = text.first, sign != "Z" else { return text.count < 2 ? 0 : nil }
    return seconds(text.dropFirst()).map { sign == "-" ? -$0 : $0 }
  }
}
