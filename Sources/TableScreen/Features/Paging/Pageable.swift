/// The settings of loading rows in pages.
package struct Pageable {
  /// The number of rows below the last one in view at which the next load starts.
  package var distance: Int
}

extension TableSetting {
  /// The screen loads its rows in pages: its `onEndReached()` loads the next rows when the last ones come
  /// into view.
  ///
  /// The first rows are the screen's own to load, as in `onLoad()`, since an empty table has no end to reach. The load
  /// starts `distance` rows before the last one.
  public static func pageable(distance: Int = 0) -> TableSetting {
    TableSetting { $0.pageable = Pageable(distance: max(distance, 0)) }
  }
}
