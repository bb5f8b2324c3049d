package import TableCore

extension TableActionContext {
  /// The screen that the row belongs to, or nil if it is gone; a cell class opens other screens
  /// from it.
  ///
  /// For a row of a child screen, that is the child.
  public var screen: Screen? { targets.firstNonNil { $0 as? Screen } }
}
