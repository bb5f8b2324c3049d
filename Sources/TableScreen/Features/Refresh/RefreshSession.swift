import Foundation
import TableCore

/// What time it is, whether a refresh runs, and when one ran last.
@MainActor struct RefreshSession {
  /// What time it is.
  var clock = TableClock()
  var isRefreshing = false
  private(set) var updated: Date?
  /// What was said of the last refresh that went wrong; nil where none has since one that succeeded.
  var failure: String?

  mutating func begin() { isRefreshing = true }

  /// Ends a refresh; only one that succeeded changes when the table was updated.
  mutating func end(at date: Date?) {
    isRefreshing = false
    if let date { updated = date }
  }

  /// What the refresh control says.
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
