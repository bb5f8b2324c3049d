/// A weak reference to a group that stood in the stack when its table was closed.
struct ClosedGroup {
  weak var object: TableGroup?
  /// The group itself, where it came since the table was closed.
  var kept: TableGroup?
  let isMain: Bool
}
