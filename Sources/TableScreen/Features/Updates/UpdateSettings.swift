package import TableCore

/// What the settings of a screen say of its updates.
package struct UpdateSettings {
  /// Whether observed changes are left alone.
  package var isManual = false
  /// How changes of the rows are shown.
  package var animations = ChangeSet.Animations.automatic
}

extension TableSetting {
  /// The table is read again only by `updateTableData()`; observed changes are left alone.
  public static var manualUpdates: TableSetting { TableSetting { $0.updates.isManual = true } }

  /// How changes of the rows are shown where an update says nothing about it.
  public static func animations(_ animations: ChangeSet.Animations) -> TableSetting {
    TableSetting { $0.updates.animations = animations }
  }
}
