/// An ordered list of sections with actions of its own, to be reused between screens.
///
/// Subclass it, describe its ``sections``, and attach it to a cell with `.children: .group(…)` or put
/// it into a screen's stack.
@MainActor open class TableGroup: ActionTarget {
  /// The token of the group in state that is kept about its rows.
  package var token = GroupToken()

  /// Creates a group.
  public init() {}

  /// The sections; read again whenever the table is.
  open var sections: [TableSection] { [] }

  /// Decides what becomes of a row of the group that a person deleted, or nil to leave that to the screen.
  ///
  /// The path is the group's own. Runs for rows without a `deleteAction`.
  open func onCellDeleted(_ cell: TableCell, at path: DataPath) async throws -> TableDeletion? {
    nil
  }

  /// Runs when the insert control of a row of the group without an `insertAction` was used.
  ///
  /// - Returns: whether the group has inserted a row, so that the screen is not asked.
  open func onCellInserted(_ cell: TableCell, at path: DataPath) async throws -> Bool { false }

  /// Runs when a row of the group was moved, within it, out of it or into it, before the screen learns of it.
  ///
  /// If the row has left one group for another, the group that loses it is told first. The
  /// positions name their groups: if these differ, the group that had the row removes it from its
  /// data, and the other one inserts it into its own.
  open func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) {}

  /// The object that answers the rows' actions in place of the group, or nil if the group itself
  /// does.
  package var answering: (@MainActor () -> (any ActionTarget)?)?

  /// The group's name in a saved state, or nil if its class names it.
  package var naming: (@MainActor () -> String?)?

  /// The objects whose methods answer the actions of its rows, the nearest first.
  package var targets: [any ActionTarget] {
    guard let answering else { return [self] }
    return [answering()].compactMap { $0 }
  }
}

/// The identity of a group in kept state; unlike an address it is never given to another group.
package struct GroupToken: Hashable {
  @MainActor private static var count = 0
  private let number: Int

  @MainActor package init() {
    Self.count += 1
    number = Self.count
  }
}
