import Foundation

/// Reads a time that a database writes as text, as `2026-11-25 19:40:07.25+01` or `0044-03-15 BC`; without a zone it is of
/// UTC.
package enum StoredTime {
  /// Returns the time, or nil where the text is none, as `infinity`.
  static func date(_ text: String) -> Date? {
    var parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    let isBefore = parts.last == "BC"
    if isBefore { parts.removeLast() }
    guard (1...2).contains(parts.count), let day = numbers(parts[0], "-"), day.count == 3 else {
      return nil
    }
    guard (1...12).contains(day[1]), (1...31).contains(day[2]), day[0] < 1e7 else { return nil }
    // The year before the first is the first before Christ.
    let year = isBefore ? 1 - Int(day[0]) : Int(day[0])
    let days = days(year: year, month: Int(day[1]), day: Int(day[2]))
    // Not each month has as many days.
    guard Double(self.day(days).day) == day[2] else { return nil }
    let midnight = Date(timeIntervalSince1970: Double(days * 86_400))
    guard parts.count == 2 else { return midnight }
    let zone = parts[1].firstIndex { "+-Z".contains($0) } ?? parts[1].endIndex
    guard let time = seconds(parts[1][..<zone]), let offset = offset(parts[1][zone...]) else {
      return nil
    }
    return midnight.addingTimeInterval(time - offset)
  }

  // Databases have the calendar of Gregory for all times; Foundation's has that of Caesar before 1582.

  /// Returns the days from 1970 to a day.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    // Years that begin in March, so that the day that not all have is their last.
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let century = floored(year, 100)
    return 365 * year + floored(year, 4) - century + floored(century, 4) + dayOfYear - 719_468
  }

  /// Returns the day that lies so many days after 1970.
  package static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
    // A year that is right, or one too late: the mean year has 365.2425 days.
    var year = floored((days + 719_468) * 400, 146_097)
    func first(_ year: Int) -> Int { self.days(year: year, month: 3, day: 1) }
    while first(year) > days { year -= 1 }
    while first(year + 1) <= days { year += 1 }
    let dayOfYear = days - first(year)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
  }

  private static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.first?.isNumber == true ? Double($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Returns the seconds of hours, minutes and seconds, of which the last may be missing.
  private static func seconds(_ text: Substring) -> Double? {
    guard let numbers = numbers(text, ":"), (1...3).contains(numbers.count),
      // PostgreSQL has a time at the end of the day, and there are seconds that are put in.
      zip(numbers, [25, 60, 61]).allSatisfy({ $0 < $1 })
    else { return nil }
    return zip(numbers, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func offset(_ text: Substring) -> Double? {
    guard let sign = text.first, sign != "Z" else { return text.count < 2 ? 0 : nil }
    var digits = text.dropFirst()
    // The basic form of ISO 8601 has no colons.
    if [4, 6].contains(digits.count), !digits.contains(":") {
      let colons = digits.enumerated().map { $0 > 0 && $0 % 2 == 0 ? ":\($1)" : "\($1)" }
      digits = Substring(colons.joined())
    }
    guard let seconds = seconds(digits), seconds < 16 * 3_600 else { return nil }
    return sign == "-" ? -seconds : seconds
  }
}
