extension TableActionContext {
  /// The screen that the row belongs to, or nil where it is gone; what a cell class opens others from.
  public var screen: Screen? { targets.last { $0 is Screen } as? Screen }
}
