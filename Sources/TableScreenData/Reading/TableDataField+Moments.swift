import Foundation
import TableScreen

extension TableCellEntry.Value {
  private static var calendar: Calendar { .ofPerson }

  /// Returns the date of a text in data: `2026-11-21T18:30:00Z`, or a day `2026-11-21` or a time `18:30` in the person's
  /// time zone.
  func moment(_ text: String) -> Date? {
    let digits = text.utf8.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 ? 0 : $0 }
    var parts = DateComponents()
    switch (self, digits) {
    case (.time, [0, 0, UInt8(ascii: ":"), 0, 0]):
      (parts.year, parts.month, parts.day) = (2_000, 1, 1)
      parts.hour = Int(text.prefix(2))
      parts.minute = Int(text.suffix(2))
    case (.date, [0, 0, 0, 0, UInt8(ascii: "-"), 0, 0, UInt8(ascii: "-"), 0, 0]),
      (.day, [0, 0, 0, 0, UInt8(ascii: "-"), 0, 0, UInt8(ascii: "-"), 0, 0]):
      parts.year = Int(text.prefix(4))
      parts.month = Int(text.dropFirst(5).prefix(2))
      parts.day = Int(text.suffix(2))
    default: return Date(moment: text)
    }
    return parts.isValidDate(in: Self.calendar) ? Self.calendar.date(from: parts) : nil
  }

  /// Returns the text of a date, as data has it.
  func text(of date: Date) -> String {
    switch self {
    case .day: DateText.text(of: date, .day)
    case .time: DateText.text(of: date, .time)
    default: Self.instant(date)
    }
  }

  /// Returns a moment as ISO 8601 writes it, with as many digits of a second as are needed to read it again.
  private static func instant(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let fraction = seconds - seconds.rounded(.down)
    guard fraction > 0 else { return date.formatted(.iso8601) }
    let whole = Date(timeIntervalSinceReferenceDate: seconds.rounded(.down)).formatted(.iso8601)
    let texts = [1_000.0, 1_000_000, 1_000_000_000].lazy.map { parts in
      // Rounded down to what is below a whole second.
      let digits = String(Int(parts + min((fraction * parts).rounded(), parts - 1))).dropFirst()
      return "\(whole.dropLast()).\(digits)Z"
    }
    return texts.first { Date(moment: $0) == date } ?? texts[texts.count - 1]
  }
}
