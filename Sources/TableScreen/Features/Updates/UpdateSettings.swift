package import TableCore

/// The settings of a screen's updates.
package struct UpdateSettings {
  /// True if changes of observed objects do not cause the table to be read again.
  package var isManual = false
  /// The animations of changes to the rows.
  package var animations = ChangeSet.Animations.automatic
}

extension TableSetting {
  /// The table is read again only by `updateTableData()`, not by changes of observed objects.
  ///
  /// So are the groups of the screen, and a child screen with the setting, whatever the screen around it has. Cells that
  /// are made when they are shown, and bound values, still follow the objects that they have read.
  public static var manualUpdates: TableSetting { TableSetting { $0.updates.isManual = true } }

  /// The animations of changes to the rows, for updates that give none.
  public static func animations(_ animations: ChangeSet.Animations) -> TableSetting {
    TableSetting { $0.updates.animations = animations }
  }
}
