extension TableSetting {
  /// The bar offers edit mode even while no row can be edited.
  ///
  /// Without it, edit mode is offered once a row has been made that can be edited; rows of `items:` and `count:` are made as they come
  /// into view.
  public static func editable() -> TableSetting { TableSetting { $0.isEditable = true } }
}
