/// How a screen loads what lies beyond its last row.
package struct Pageable {
  /// How many rows before the last one are near enough to the end.
  package var distance: Int
}

extension TableSetting {
  /// The screen has more than it shows: its `onEndReached()` loads the next rows when the last ones come
  /// into view.
  ///
  /// It starts as many rows before the last one as `distance` says.
  public static func pageable(distance: Int = 0) -> TableSetting {
    TableSetting { $0.pageable = Pageable(distance: max(distance, 0)) }
  }
}
