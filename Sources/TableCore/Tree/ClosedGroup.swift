/// A weak reference to a group that stood in the stack when its table was closed.
struct ClosedGroup {
  weak var object: TableGroup?
  let isMain: Bool
}
