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

  func reportSelfReading() {
    model.report(
      .restlessUpdates, "updates follow each other without rest: tableData asks for its own reading"
    )
  }

  /// Carries out any number of changes as one update; updates inside join it.
  @discardableResult
  public func update<Result>(
    animation: ChangeSet.Animations? = nil, _ changes: () throws -> Result
  ) rethrows -> Result {
    try model.update(animation: animation, changes)
  }
}
