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
  /// The time zone in which times are written; that of the person where none was set.
  public var timeZone: TimeZone {
    get { ownTimeZone ?? .ofPerson }
    set { ownTimeZone = newValue }
  }
  /// That of a person may be known only after the clock was made.
  private var ownTimeZone: TimeZone?
  /// The locale in which times are written, or nil for that of ``TableWords``.
  public var locale: Locale?

  /// Creates a clock; without arguments, that of ``TableEnvironment/now``, in the time zone of the person.
  public init(
    timeZone: TimeZone? = nil, locale: Locale? = nil,
    now: @escaping @MainActor () -> Date = { TableEnvironment.now }
  ) {
    ownTimeZone = timeZone
    self.locale = locale
    self.now = now
  }
}
