extension TableSetting {
  /// The bar offers edit mode even while no row can be edited.
  public static func editable() -> TableSetting { TableSetting { $0.isEditable = true } }
}
