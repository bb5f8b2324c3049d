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
  /// Whether lazy children were asked for anew while they were being made.
  var isOutdated = false

  init(group: GroupNode, descriptor: TableChildren) {
    self.group = group
    self.descriptor = descriptor
    state = descriptor.areWritten ? .ready : .unread
  }

  /// Describes the children anew.
  ///
  /// - Returns: whether they come from something of another kind now, so that what was read is not theirs.
  func describe(_ children: TableChildren) -> Bool {
    defer { descriptor = children }
    if descriptor.isSameKind(as: children) { return false }
    state = children.areWritten ? .ready : .unread
    return true
  }
}

extension TableChildren {
  /// Whether the children are there, with no load to wait for.
  fileprivate var areWritten: Bool { if case .sections = rows { true } else { false } }

  fileprivate func isSameKind(as other: TableChildren) -> Bool {
    switch (rows, other.rows) {
    case (.sections, .sections), (.group, .group), (.made, .made), (.lazy, .lazy): true
    default: false
    }
  }
}
