import TableCore

extension TableScreen {
  /// Describes how long a press lasts.
  func describeLongPress(in chrome: inout ScreenChrome) {
    chrome.longPressDuration = longestPress
  }

  /// Describes whether a row answers a long press.
  func describeLongPress(on row: RowContext, in content: inout RowContent) {
    content.isLongPressable =
      row.cell.action(.longPressAction) != nil && isLongPressable(row.id)
  }

  /// How long a press lasts that this screen, or else a child, answers.
  private var longestPress: Double? {
    settingValues.longPressDuration
      ?? children.firstNonNil { ($0 as? TableScreen)?.longestPress }
  }

  /// Whether this screen, or the child that a row belongs to, answers long presses.
  private func isLongPressable(_ row: NodeID) -> Bool {
    settingValues.longPressDuration != nil || owner(of: row).settingValues.longPressDuration != nil
  }

  /// Does what a long press on a row does.
  func pressLong(_ row: NodeID) {
    if isLongPressable(row) { run(.longPressAction, of: row) }
  }
}
