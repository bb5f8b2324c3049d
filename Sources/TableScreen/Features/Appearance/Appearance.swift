package import TableCore

extension TableSetting {
  /// The title of the screen, unless it overrides `title`.
  public static func title(_ title: String) -> TableSetting { TableSetting { $0.title = title } }

  /// How the rows are framed.
  public static func style(_ style: TableStyle) -> TableSetting {
    TableSetting { $0.style = style }
  }

  /// Whether sections show while they have no rows.
  public static func emptyPolicy(_ policy: TableEmptyPolicy) -> TableSetting {
    TableSetting { $0.emptyPolicy = policy }
  }

  /// What shows in place of the rows where there are none.
  public static func emptyText(_ text: String) -> TableSetting {
    TableSetting { $0.emptyText = text }
  }

  /// What shows in place of the rows where a search finds none.
  public static func noResultsText(_ text: String) -> TableSetting {
    TableSetting { $0.noResultsText = text }
  }
}
