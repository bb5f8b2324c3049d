/// A group of the stack of a closed table, which does not keep it.
struct ClosedGroup {
  weak var object: TableGroup?
  let isMain: Bool
}
