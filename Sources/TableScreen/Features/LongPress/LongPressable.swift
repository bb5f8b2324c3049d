extension TableSetting {
  /// Rows with a `longPressAction` answer a press that lasts `minDuration` seconds; more than zero.
  public static func longPressable(minDuration: Double = 1) -> TableSetting {
    TableSetting { $0.longPressDuration = max(minDuration, 0.01) }
  }
}
