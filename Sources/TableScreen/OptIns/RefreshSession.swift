import Foundation

/// Whether a refresh runs, and when one ran last.
struct RefreshSession {
  var isRefreshing = false
  private(set) var updated: Date?

  mutating func begin() { isRefreshing = true }

  /// Ends a refresh; only one that succeeded changes when the table was updated.
  mutating func end(at date: Date?) {
    isRefreshing = false
    if let date { updated = date }
  }

  /// What the refresh control says.
  func describe(_ texts: Refreshable, in timeZone: TimeZone) -> ScreenChrome.Refresh {
    let updated = updated.map { date in
      let formatter = DateFormatter()
      formatter.timeZone = timeZone
      formatter.dateFormat = texts.time
      return texts.updated.replacing("%s", with: formatter.string(from: date))
    }
    return ScreenChrome.Refresh(
      isRefreshing: isRefreshing, text: isRefreshing ? texts.refreshing : updated ?? texts.pull,
      updated: updated)
  }
}
