import Foundation
import TableCore

/// The state of refreshing: the clock, whether a refresh runs, and the time of the last one.
@MainActor struct RefreshSession {
  /// The clock that tells when a refresh ended, or nil for that of the system, in the person's time zone.
  var clock: TableClock?
  var isRefreshing = false
  private(set) var updated: Date?
  /// The text of the last refresh's error; nil once a refresh has succeeded.
  var failure: String?

  mutating func begin() { isRefreshing = true }

  /// Ends a refresh, at a date if it succeeded: only then does the time of the last update change.
  mutating func end(at date: Date?) {
    isRefreshing = false
    if let date { updated = date }
  }

  /// Returns the refresh control with its texts.
  func describe(
    _ texts: Refreshable, _ words: TableWords, in timeZone: TimeZone
  ) -> ScreenChrome.Refresh {
    let time = updated.map { date in
      guard let pattern = texts.time else { return words.time(of: date, in: timeZone) }
      let formatter = DateFormatter()
      formatter.locale = words.locale
      formatter.timeZone = timeZone
      formatter.dateFormat = pattern
      return formatter.string(from: date)
    }
    let updated = time.map { time in
      texts.updated.map { $0.replacing("%s", with: time) } ?? words.lastUpdated(time)
    }
    let text =
      isRefreshing
      ? texts.refreshing ?? words.refreshing : updated ?? texts.pull ?? words.pullToRefresh
    return ScreenChrome.Refresh(
      isRefreshing: isRefreshing, text: text, updated: updated, time: time)
  }
}
