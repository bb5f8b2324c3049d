/// The children of a row, as the model keeps them.
@MainActor final class ChildNode {
  /// How far lazy children have come.
  enum State {
    case ready
    /// Nobody has asked for them yet.
    case unread
    case loading
  }

  let group: GroupNode
  var descriptor: TableChildren
  var state: State

  init(group: GroupNode, descriptor: TableChildren) {
    self.group = group
    self.descriptor = descriptor
    if case .sections = descriptor.rows { state = .ready } else { state = .unread }
  }
}
