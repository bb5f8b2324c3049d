package import TableCore

/// An action of a person, as a host reports it; the core decides the response.
public enum TableEvent: Hashable, Sendable {
  /// A row was tapped.
  case tap(NodeID)
  /// A row was long-pressed.
  case longPress(NodeID)
  /// The accessory of a row was tapped, if it is no control.
  case tapAccessory(NodeID)
  /// A control of a row got a new value, or was pressed, which is the value `.null`.
  case control(NodeID, name: String, value: TableValue)
  /// The text in a field of a row changed, and the person has not left it yet.
  case typed(NodeID, name: String, text: String)
  /// A form was submitted: return was pressed in its last field.
  case submit
  /// The children of a row were to be shown or hidden.
  case setExpanded(NodeID, Bool)
  /// Rows were deleted by swipe, key or edit control.
  case delete([NodeID])
  /// A swipe action or menu item of a row was chosen, by its position; one that is gone by now is no other one.
  case rowAction(NodeID, RowAction.Place, Int)
  /// The insert control of a row was used.
  case insert(NodeID)
  /// A row was dragged to a position on screen, the one that it has after the drop.
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
  /// A bar button was pressed, by its position among the buttons of that edge; one that is gone by now is no other one.
  case barButton(TableBarButton.Edge, Int)
  /// The last deletion or move was to be undone.
  case undo
  /// The last undone step was to be redone.
  case redo
  /// The rows from the first to the second are in view.
  case displayed(TablePath, TablePath)
  /// Rows are likely to come into view soon, the nearest first; their pictures are loaded ahead.
  case approaching([NodeID])
  /// Rows reported by ``TableEvent/approaching(_:)`` are no longer likely to come into view.
  case turnedAway([NodeID])
  /// The rows beyond the last one were asked for, as after a failure.
  case loadMore
  /// The actions that run for a row were to be cancelled.
  case cancel(NodeID)
  /// The screen's longest wait, or else that of its children, was to be cancelled.
  case cancelWaiting
  /// The work whose failure shows in place of the rows was to be retried.
  case retry
  /// The cursor of the host went on to another row, by which the person shows that a notice was read.
  case moved
  /// The notice was dismissed.
  case dismissNotice
}
