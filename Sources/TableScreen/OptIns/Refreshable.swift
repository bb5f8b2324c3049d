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
  /// `pullMessage` says how to refresh and `refreshing` what shows meanwhile; without them the framework's
  /// own words stand. In `updatedFormat` the letters `%s` stand for the time, which is written by the
  /// Unicode date pattern `updatedTimeFormat`.
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
