package import TableCore

extension TableScreen {
  /// One cell: a dictionary of attributes.
  public typealias Cell = TableCell
  /// One section: a title, a footer, and rows.
  public typealias Section = TableSection
  /// The behaviors of the screen.
  public typealias Settings = TableSettings
  /// Actions by name.
  public typealias Actions = TableActions
  /// Named values.
  public typealias Arguments = TableArguments
  /// The place where an action started: its screen, row and cell.
  public typealias ActionContext = TableActionContext
  /// Cell classes by name.
  public typealias CellClasses = TableCellClasses
  /// Bindings by name.
  public typealias Bindings = [String: TableBinding]
  /// The decision about a row that a person deleted.
  public typealias Deletion = TableDeletion
}

extension Screen {
  /// A button of a bar or toolbar.
  public typealias BarButton = TableBarButton
  /// The way in which a screen opens.
  public typealias Presentation = TablePresentation
  /// An event of the app as a whole.
  public typealias AppEvent = TableAppEvent
}

extension TableGroup {
  /// The decision about a row that a person deleted.
  public typealias Deletion = TableDeletion
}
