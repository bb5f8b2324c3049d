@MainActor extension TableSetting {
  /// The bar offers edit mode even while no row says that it can be edited.
  public static func editable() -> TableSetting { TableSetting { $0.isEditable = true } }
}

/// What became of a row that a person deleted.
public enum Deletion: Hashable, Sendable {
  /// The row goes.
  case delete
  /// The row stays.
  case keep
  /// The app changed its data itself; the next reading of the table tells.
  case done
}
