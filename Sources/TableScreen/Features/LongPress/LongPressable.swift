extension TableSetting {
  /// Rows with a `longPressAction` answer a press of `minDuration` seconds, or of 0.01 if that is
  /// less.
  public static func longPressable(minDuration: Double = 1) -> TableSetting {
    TableSetting { $0.longPressDuration = max(minDuration, 0.01) }
  }
}
