package import TableCore

extension TableSetting {
  /// The table is read again only by `updateTableData()`; observed changes are left alone.
  public static var manualUpdates: TableSetting { TableSetting { $0.isManual = true } }

  /// How changes of the rows are shown where an update says nothing about it.
  public static func animations(_ animations: ChangeSet.Animations) -> TableSetting {
    TableSetting { $0.animations = animations }
  }
}
