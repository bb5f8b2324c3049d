public import Foundation
import TableCore

/// A clock for texts, such as the time of a table's last refresh.
///
/// A test gives its screen a stopped clock, so that the screen shows the same in every run:
///
/// ```swift
/// screen.tableClock = TableClock(timeZone: .gmt) { Date(timeIntervalSince1970: 0) }
/// ```
@MainActor public struct TableClock {
  /// A closure that returns the present date.
  public var now: @MainActor () -> Date
  /// The time zone in which times are written.
  public var timeZone: TimeZone
  /// The locale in which times are written, or nil for that of ``TableWords``.
  public var locale: Locale?

  /// Creates a clock; without arguments, that of ``TableEnvironment/now``, in the time zone of the person.
  public init(
    timeZone: TimeZone? = nil, locale: Locale? = nil,
    now: @escaping @MainActor () -> Date = { TableEnvironment.now }
  ) {
    self.timeZone = timeZone ?? .ofPerson
    self.locale = locale
    self.now = now
  }
}
