/// The children of a row, as the model keeps them.
@MainActor final class ChildNode {
  /// The state of loading lazy children.
  enum State {
    case ready
    /// The children were not asked for yet.
    case unread
    case loading
  }

  let group: GroupNode
  var descriptor: TableChildren
  var state: State
  /// True if lazy children were asked for again while they were being made, so that they are made
  /// once more.
  var isOutdated = false
  /// True if the row was expanded until its children could not be loaded.
  var isCollapsedByFailure = false

  init(group: GroupNode, descriptor: TableChildren) {
    self.group = group
    self.descriptor = descriptor
    state = descriptor.areWritten ? .ready : .unread
  }

  /// True if the children are those of a group that has not been read.
  var isUnreadGroup: Bool {
    if case .group = descriptor.rows { state == .unread } else { false }
  }

  /// Replaces the description of the children.
  ///
  /// - Returns: whether they are of another kind now, such as lazy and no longer written, so that the rows read before are
  ///   not theirs.
  func describe(_ children: TableChildren) -> Bool {
    defer { descriptor = children }
    if descriptor.isSameKind(as: children) { return false }
    state = children.areWritten ? .ready : .unread
    return true
  }
}

extension TableChildren {
  /// True if the children are written out, so that no load is needed.
  fileprivate var areWritten: Bool { if case .sections = rows { true } else { false } }

  fileprivate func isSameKind(as other: TableChildren) -> Bool {
    switch (rows, other.rows) {
    case (.sections, .sections), (.group, .group), (.made, .made), (.lazy, .lazy): true
    default: false
    }
  }
}
