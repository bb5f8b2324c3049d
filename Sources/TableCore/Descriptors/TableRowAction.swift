/// An action that a swipe or a row's menu offers.
public struct TableRowAction {
  /// The title that a person reads.
  public var title: String
  /// Indicates whether the action removes data, so that hosts mark it.
  public var isDestructive: Bool
  package let action: TableAction

  /// Creates a row action.
  public init(_ title: String, _ action: TableAction) {
    self.init(title, isDestructive: false, action)
  }

  /// An action that removes something; hosts show it in a warning color.
  public static func destructive(_ title: String, _ action: TableAction) -> TableRowAction {
    TableRowAction(title, isDestructive: true, action)
  }

  private init(_ title: String, isDestructive: Bool, _ action: TableAction) {
    self.title = title
    self.isDestructive = isDestructive
    self.action = action
  }
}

/// The row actions of a swipe to one side, or of a row's menu.
public struct TableRowActions {
  /// The actions, in order.
  public let actions: [TableRowAction]

  /// Creates a list of row actions.
  public init(_ actions: [TableRowAction]) { self.actions = actions }

  func isSameContent(as other: TableRowActions) -> Bool {
    actions.count == other.actions.count
      && zip(actions, other.actions).allSatisfy {
        $0.title == $1.title && $0.isDestructive == $1.isDestructive
      }
  }
}

extension TableRowActions: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.rowActions(self), for: key)
  }
}

extension CellValue where Self == TableRowActions {
  /// Row actions of a swipe or a menu, in order.
  ///
  /// ```swift
  /// [.title: item.title, .menu: .actions([TableRowAction("Share", .perform(ToDoScreen.share, item))])]
  /// ```
  public static func actions(_ actions: [TableRowAction]) -> TableRowActions {
    TableRowActions(actions)
  }
}
