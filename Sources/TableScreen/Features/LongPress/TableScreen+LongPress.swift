import TableCore

extension TableScreen {
  /// Describes the duration of a long press.
  func describeLongPress(in chrome: inout ScreenChrome) {
    chrome.longPressDuration = longestPress
  }

  /// Describes whether a row answers a long press.
  func describeLongPress(on row: RowContext, in content: inout RowContent) {
    content.isLongPressable =
      row.cell.action(.longPressAction) != nil && isLongPressable(row.id)
    content.longPressTitle = row.cell.text(.longPressTitle)
  }

  /// The duration of a long press in this screen's settings, or else in those of its first child that has one.
  private var longestPress: Double? {
    settingValues.longPressDuration
      ?? children.firstNonNil { ($0 as? TableScreen)?.longestPress }
  }

  /// Returns whether this screen, or the child that a row belongs to, answers long presses.
  private func isLongPressable(_ row: NodeID) -> Bool {
    settingValues.longPressDuration != nil || owner(of: row).settingValues.longPressDuration != nil
  }

  /// Runs the `longPressAction` of a row.
  func pressLong(_ row: NodeID) {
    if isLongPressable(row) { run(.longPressAction, of: row, titled: .longPressTitle) }
  }
}
