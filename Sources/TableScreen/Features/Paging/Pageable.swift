import TableCore

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
  /// starts `distance` rows before the last one, from 0 to 1,000,000; of a number out of that range the nearest counts, which
  /// is reported.
  public static func pageable(distance: Int = 0) -> TableSetting {
    TableSetting { $0.takePages(from: distance) }
  }
}

extension SettingValues {
  fileprivate mutating func takePages(from distance: Int) {
    let range = 0...1_000_000
    pageable = Pageable(distance: min(max(distance, range.lowerBound), range.upperBound))
    if !range.contains(distance) {
      mistakes.append(
        Mistake(
          setting: "pageable", wanted: .integers(range), found: "\(distance)", isIgnored: false))
    }
  }
}
