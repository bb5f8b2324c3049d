public import TableScreen

/// The names for data: cell classes, actions and bindings.
public struct TableDataNames {
  /// The cell classes.
  public var cells: TableCellClasses
  /// The names of the actions, or nil if any name counts as known.
  public var actions: Set<String>?
  /// The bindings by name, or nil if any name counts as known.
  public var bindings: [String: TableBinding]?

  /// Creates names; without those of actions and bindings, all of them count as known.
  public init(
    cells: TableCellClasses = .standard, actions: Set<String>? = nil,
    bindings: [String: TableBinding]? = nil
  ) {
    self.cells = cells
    self.actions = actions
    self.bindings = bindings
  }
}
