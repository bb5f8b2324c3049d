/// The style in which a table's rows are framed.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// From edge to edge.
  case plain
  /// Each section in a box.
  case grouped
}

extension TableSetting {
  /// The style in which the rows are framed.
  public static func style(_ style: TableStyle) -> TableSetting {
    TableSetting { $0.style = style }
  }
}

extension TableScreen {
  func describeStyle(in chrome: inout ScreenChrome) { chrome.style = settingValues.style }
}
