@MainActor extension TableSetting {
  /// The table is read again only by `updateTableData()`; observed changes are left alone.
  public static var manualUpdates: TableSetting { TableSetting { $0.isManual = true } }
}
