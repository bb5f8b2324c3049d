import TableCore

/// Where the table of a child stands.
public enum ChildPlace: Hashable, Sendable {
  /// Above the screen's own rows.
  case above
  /// Below them, and below the children that were added before.
  case below
}

/// How the table of a screen stands inside another one.
@MainActor struct ChildPlacement {
  /// It as a part of the other, or nil where it is none.
  var embedding: Embedding?
  /// What stands for it there, each time it is added.
  let token = GroupToken()
  /// The rows in view that belong to screens inside this one.
  var rowsInView: [NodeID: TableScreen] = [:]
}

/// The table of a screen as a part of another screen's.
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
