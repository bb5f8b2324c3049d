import TableCore

extension ScreenChrome {
  /// The refresh control.
  public struct Refresh: Hashable, Sendable {
    /// Indicates whether a refresh runs.
    public var isRefreshing: Bool
    /// The present text of the control: how to refresh, that a refresh runs, or the time of the last one.
    public var text: String
    /// The text with the time of the last refresh, or nil.
    public var updated: String?
    /// The time of the last refresh alone, as short as can be, or nil.
    public var time: String?
  }
}

extension TableScreen {
  /// Describes the refresh control.
  func describeRefresh(in chrome: inout ScreenChrome) {
    guard let refreshable = settingValues.refreshable else { return }
    var words = TableWords.current
    words.locale = tableClock.locale ?? words.locale
    chrome.refresh = refreshSession.describe(refreshable, words, in: tableClock.timeZone)
  }

  /// Replaces a failure in place of the rows by the refresh that is running.
  func describeRefreshWithoutRows(in chrome: inout ScreenChrome) {
    guard chrome.failure != nil, refreshSession.isRefreshing else { return }
    (chrome.failure, chrome.waiting) = (nil, chrome.refresh?.text)
  }
}
