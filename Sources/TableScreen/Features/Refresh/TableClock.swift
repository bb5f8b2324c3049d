public import Foundation

/// What time it is, for texts such as when a table was refreshed last.
///
/// A test gives its screen a clock that stands, so that what it shows is the same in every run:
///
/// ```swift
/// screen.tableClock = TableClock(timeZone: .gmt) { Date(timeIntervalSince1970: 0) }
/// ```
@MainActor public struct TableClock {
  /// What time it is.
  public var now: @MainActor () -> Date
  /// The time zone in which times are written.
  public var timeZone: TimeZone
  /// How times are written, or nil for the locale of ``TableWords``.
  public var locale: Locale?

  /// Creates a clock; without arguments it is that of the system.
  public init(
    timeZone: TimeZone = .current, locale: Locale? = nil,
    now: @escaping @MainActor () -> Date = { .now }
  ) {
    self.timeZone = timeZone
    self.locale = locale
    self.now = now
  }
}
