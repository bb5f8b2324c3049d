package import TableCore

extension TableActionContext {
  /// The screen that the row belongs to, or nil where it is gone; what a cell class opens others from.
  ///
  /// Of a row of a table inside another one, that is the inner screen.
  public var screen: Screen? { targets.firstNonNil { $0 as? Screen } }
}
