package import Foundation

/// Days and times as fields and data write them, the same in every language.
package enum DateText {
  /// The parts of a moment that are written.
  package enum Parts { case both, day, time }

  /// The years that there are: others are not written in four digits.
  private static let years = 1...9999

  /// Returns the text of a moment, or of a part of it, in the time zone of the person; empty for what is no moment.
  package static func text(
    of date: Date, _ shown: Parts = .both,
    in calendar: Calendar = .ofPerson
  ) -> String {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return "" }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return switch shown {
    case .both: "\(day) \(time)"
    case .day: day
    case .time: time
    }
  }

  /// Returns the moment that a text names, or nil; the parts that the text leaves out come from
  /// `old`.
  static func date(
    _ text: String, _ shown: Parts, _ old: Date?, in calendar: Calendar
  ) -> Date? {
    // An unchanged text keeps the seconds and, if clocks are put back, the one of two equal hours
    // that it was in.
    if let old, self.text(of: old, shown, in: calendar) == text { return old }
    let words = text.split { " T".contains($0) }
    // A year of two digits means one of this century to most, and one of antiquity to nobody.
    let day = words.first.flatMap {
      $0.prefix { $0 != "-" }.count == 4 ? numbers($0, "-", count: 3) : nil
    }
    let time = words.last.flatMap { numbers($0, ":", count: 2) }
    guard words.count == [day, time].compactMap({ $0 }).count, day != nil || time != nil,
      shown != .day || time == nil, shown != .time || day == nil
    else { return nil }
    return moment(
      day: day.map { DateComponents(year: $0[0], month: $0[1], day: $0[2]) },
      time: time.map { DateComponents(hour: $0[0], minute: $0[1]) },
      from: old ?? calendar.startOfDay(for: .now), in: calendar)
  }

  /// Returns the moment of a day and a time, or nil if there is no such day, or no such time on
  /// that day; `old` supplies the day or the time if it is nil.
  ///
  /// If the new day skips the time of `old`, because clocks are put forward, the result is the next
  /// time that the day has.
  static func moment(
    day: DateComponents?, time: DateComponents?, from old: Date, in calendar: Calendar
  ) -> Date? {
    if let year = day?.year, !years.contains(year) { return nil }
    var parts = day ?? calendar.dateComponents([.year, .month, .day], from: old)
    // Every day has a noon; other times may be skipped by a change of the clocks.
    parts.hour = 12
    let noon = calendar.date(from: parts)
      .map { calendar.dateComponents([.year, .month, .day], from: $0) }
    guard let noon, (noon.year, noon.month, noon.day) == (parts.year, parts.month, parts.day)
    else { return nil }
    let clock = time ?? calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: old)
    (parts.hour, parts.minute) = (clock.hour, clock.minute)
    (parts.second, parts.nanosecond) = (clock.second, clock.nanosecond)
    guard let moment = calendar.date(from: parts) else { return nil }
    let own = calendar.dateComponents([.hour, .minute], from: moment)
    let isLeftOut = own.hour != clock.hour || own.minute != clock.minute
    return isLeftOut && time != nil ? nil : moment
  }

  /// Returns the moment so many days later, or earlier, at the same time; nil beyond the first day that there is and the
  /// last one.
  static func day(_ old: Date, movedBy days: Int, in calendar: Calendar) -> Date? {
    guard let moved = calendar.date(byAdding: .day, value: days, to: old) else { return nil }
    let parts = calendar.dateComponents([.era, .year], from: moved)
    guard parts.era == 1, let year = parts.year, years.contains(year) else { return nil }
    return moved
  }

  /// Returns the time so many minutes later, or earlier, on the same day: it wraps around at the ends of the day, and
  /// passes over times that a change of the clocks skips.
  static func time(_ old: Date, movedBy minutes: Int, in calendar: Calendar) -> Date? {
    let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: old)
    let day = 24 * 60
    var minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    for _ in 0..<day where minutes != 0 {
      minute = ((minute + minutes) % day + day) % day
      var time = DateComponents(hour: minute / 60, minute: minute % 60)
      (time.second, time.nanosecond) = (parts.second, parts.nanosecond)
      if let moved = moment(day: nil, time: time, from: old, in: calendar) { return moved }
    }
    return nil
  }

  private static func numbers(_ text: Substring, _ mark: Character, count: Int) -> [Int]? {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
