package import TableCore

/// What a person did, as a host reports it; the core decides what follows.
public enum TableEvent: Hashable, Sendable {
  /// A row was tapped.
  case tap(NodeID)
  /// A row was pressed long.
  case longPress(NodeID)
  /// The accessory of a row was tapped, where it is no control.
  case tapAccessory(NodeID)
  /// A control of a row has a new value, or was pressed, where that is `.null`.
  case control(NodeID, name: String, value: TableValue)
  /// The text in a field of a row changed, and the person has not left it yet.
  case typed(NodeID, name: String, text: String)
  /// A form was finished: return was pressed in its last field.
  case submit
  /// The children of a row were asked to show or to hide.
  case setExpanded(NodeID, Bool)
  /// Rows were deleted by swipe, key or edit control.
  case delete([NodeID])
  /// Something that a swipe or the row's menu offers was chosen, by its position.
  case rowAction(NodeID, RowAction.Place, Int)
  /// The insert control of a row was used.
  case insert(NodeID)
  /// A row was dragged; the position is the one that it has when it is dropped.
  case move(NodeID, to: TablePath)
  /// The search field was entered.
  case beginSearch
  /// The text in the search field changed.
  case search(String)
  /// The search was limited to a scope, by its place.
  case scope(Int)
  /// The search was left.
  case endSearch
  /// A refresh was asked for.
  case refresh
  /// Edit mode was turned on or off.
  case setEditing(Bool)
  /// A bar button was pressed, by its position among the buttons of that edge.
  case barButton(TableBarButton.Edge, Int)
  /// The last deletion or move was to be undone.
  case undo
  /// What was undone last was to be done again.
  case redo
  /// The rows from the first to the second are in view.
  case displayed(TablePath, TablePath)
  /// The rows beyond the last one were asked for, as after a failure.
  case loadMore
  /// What runs for a row was to end.
  case cancel(NodeID)
  /// What the screen waits for was to end.
  case cancelWaiting
  /// What failed, and is shown in place of the rows, was to be tried again.
  case retry
  /// A notice was read and put away.
  case dismissNotice
}
