package import TableCore

extension TableScreen {
  /// One cell: a dictionary of attributes.
  public typealias Cell = TableCell
  /// One section: a title, a footer, and rows.
  public typealias Section = TableSection
  /// The behaviours of the screen.
  public typealias Settings = TableSettings
  /// Actions by name.
  public typealias Actions = TableActions
  /// Named values.
  public typealias Arguments = TableArguments
  /// Cell classes by name.
  public typealias CellClasses = TableCellClasses
  /// Bindings by name.
  public typealias Bindings = [String: TableBinding]
}
