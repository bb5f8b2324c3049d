/// What a screen says about refreshing; nil where the framework's own words stand.
package struct Refreshable {
  package var pull: String?
  package var refreshing: String?
  package var updated: String?
  package var time: String?
}

extension TableSetting {
  /// The screen can be refreshed: the host offers it, and the screen's `onRefresh()` does it.
  ///
  /// `pullMessage` says how to refresh and `refreshing` what shows meanwhile; without them the framework's
  /// own words stand. In `updatedFormat` the letters `%s` stand for the time. That is written as the locale of
  /// ``TableWords`` has it, or by the Unicode date pattern `updatedTimeFormat`.
  public static func refreshable(
    pullMessage: String? = nil, refreshing: String? = nil, updatedFormat: String? = nil,
    updatedTimeFormat: String? = nil
  ) -> TableSetting {
    TableSetting {
      $0.refreshable = Refreshable(
        pull: pullMessage, refreshing: refreshing, updated: updatedFormat, time: updatedTimeFormat)
    }
  }
}
