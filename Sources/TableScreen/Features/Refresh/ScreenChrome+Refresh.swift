import TableCore

extension ScreenChrome {
  /// The refresh control.
  public struct Refresh: Hashable, Sendable {
    /// Whether a refresh runs.
    public var isRefreshing: Bool
    /// What the control says now: how to refresh, that it runs, or when it ran last.
    public var text: String
    /// When it ran last, or nil.
    public var updated: String?
    /// The time of that alone, as short as can be, or nil.
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

  /// Describes what shows in place of the rows: what went wrong before is not the last word while a refresh runs.
  func describeRefreshWithoutRows(in chrome: inout ScreenChrome) {
    guard chrome.failure != nil, refreshSession.isRefreshing else { return }
    (chrome.failure, chrome.waiting) = (nil, chrome.refresh?.text)
  }
}
