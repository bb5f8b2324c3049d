/// The texts of a screen's refresh control; nil for the framework's own words.
package struct Refreshable {
  package var pull: String?
  package var refreshing: String?
  package var updated: String?
  package var time: String?
}

extension TableSetting {
  /// The screen can be refreshed: the host offers the control, and the screen's `onRefresh()` refreshes.
  ///
  /// `pullMessage` is the text before a refresh and `refreshing` the one meanwhile; without them the framework's
  /// own words stand. In `updatedFormat` the letters `%s` stand for the time, which is written by the locale of
  /// ``TableWords``, or by the Unicode date pattern `updatedTimeFormat`. A terminal shows `refreshing` alone, and the time
  /// without `updatedFormat`; GTK shows `updatedFormat` alone.
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
