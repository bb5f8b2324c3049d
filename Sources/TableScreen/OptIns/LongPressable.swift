@MainActor extension TableSetting {
  /// Rows with a `longPressAction` answer a long press.
  ///
  /// - Parameter minDuration: how long a press has to last, in seconds; more than zero.
  public static func longPressable(minDuration: Double = 1) -> TableSetting {
    TableSetting { $0.longPressDuration = max(minDuration, 0.01) }
  }
}
