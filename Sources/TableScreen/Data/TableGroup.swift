/// An ordered list of sections with actions of its own, to be reused between screens.
///
/// Subclass it, describe its ``sections``, and attach it to a cell with `.children: .group(…)` or put
/// it into a screen's stack.
@MainActor open class TableGroup: ActionTarget {
  /// Creates a group.
  public init() {}

  /// The sections; read again whenever the table is.
  open var sections: [TableSection] { [] }

  /// The objects whose methods answer the actions of its rows, the nearest first.
  var targets: [any ActionTarget] { [self] }
}
