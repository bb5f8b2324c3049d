import Foundation
import TableScreen

extension TimeZone {
  /// The time zone of whoever sees the screen at work: a server shows each window to another person.
  static var ofViewer: TimeZone { TableEnvironment.current?.timeZone ?? .current }
}

extension Calendar {
  /// The calendar in which the fields of forms show days and times to whoever sees them.
  static var ofViewer: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .ofViewer
    return calendar
  }

  /// Returns nine o'clock on the day of a moment.
  func nine(on day: Date) -> Date { date(bySettingHour: 9, minute: 0, second: 0, of: day) ?? day }
}
