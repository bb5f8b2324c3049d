/// What a screen says about refreshing.
struct Refreshable {
  var pull: String
  var refreshing: String
  var updated: String
  var time: String
}

@MainActor extension TableSetting {
  /// The screen can be refreshed: the host offers it, and the screen's `onRefresh()` does it.
  ///
  /// - Parameters:
  ///   - pullMessage: how to refresh; nil for the framework's own words.
  ///   - refreshing: what shows while it runs; nil for the framework's own words.
  ///   - updatedFormat: what shows afterwards; `%s` stands for the time.
  ///   - updatedTimeFormat: how the time is written, as a Unicode date pattern.
  public static func refreshable(
    pullMessage: String? = nil, refreshing: String? = nil,
    updatedFormat: String = "Last updated at %s", updatedTimeFormat: String = "HH:mm"
  ) -> TableSetting {
    TableSetting {
      let words = Words.current
      $0.refreshable = Refreshable(
        pull: pullMessage ?? words.pullToRefresh, refreshing: refreshing ?? words.refreshing,
        updated: updatedFormat, time: updatedTimeFormat)
    }
  }
}
