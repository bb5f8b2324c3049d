extension TableSetting {
  /// Rows with a `longPressAction` answer a press of `minDuration` seconds, from 0.01 to 60.
  ///
  /// A duration out of that range is replaced by the nearest in it, and with one that is not a
  /// number the setting is ignored. Both are reported.
  public static func longPressable(minDuration: Double = 1) -> TableSetting {
    TableSetting { values in
      let seconds = values.nearest(to: minDuration, in: 0.01...60, for: "longPressable")
      if let seconds { values.longPressDuration = seconds }
    }
  }
}
