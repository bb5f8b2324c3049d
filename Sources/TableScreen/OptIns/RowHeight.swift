extension TableSetting {
  /// The height of rows that give none themselves.
  public static func rowHeight(_ height: TableRowHeight) -> TableSetting {
    TableSetting { $0.rowHeight = height }
  }
}
