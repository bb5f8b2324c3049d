import TableCore

/// The place of a child screen's table inside that of its container.
public enum ChildPlace: Hashable, Sendable {
  /// Right above the container's own rows, below the children that were added there before.
  case above
  /// Right below the container's own rows and the children that were added there before.
  case below
}

/// The state of a screen as a child, and as the container of children.
@MainActor struct ChildPlacement {
  /// The group that shows this table inside another one, or nil if the screen is no child.
  var embedding: Embedding?
  /// The identity of that group, the same each time the screen is added.
  let token = GroupToken()
  /// The rows in view that belong to child screens, with their screens.
  var rowsInView: [NodeID: TableScreen] = [:]
}

/// The group that shows a child screen's table inside another screen's.
@MainActor final class Embedding: TableGroup {
  weak var child: TableScreen?
  let place: ChildPlace

  init(_ child: TableScreen, _ place: ChildPlace) {
    self.child = child
    self.place = place
    super.init()
    token = child.placement.token
    answering = { [weak child] in child }
    naming = { [weak child] in child.map { $0.restorationName ?? "\(type(of: $0))" } }
  }

  override var sections: [TableSection] { child?.tableData ?? [] }
}
