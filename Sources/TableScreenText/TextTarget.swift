package import TableScreen

/// A click target: the element that a click into a frame means.
package enum TextTarget: Hashable, Sendable {
  /// A row.
  case row(NodeID)
  /// The button for details at the end of a row.
  case accessory(NodeID)
  /// The chevron of a row with children.
  case expand(NodeID)
  /// A control that needs more than a click: a field, a menu, a button.
  case control(NodeID, name: String)
  /// A control to which the click gives a value: a switch, a segment, a star, a place on a slider.
  case value(NodeID, name: String, TableValue)
  /// A control whose number the click moves by steps, from the one that it has when the click comes.
  case step(NodeID, name: String, Int)
  /// The box of a row that can be selected among others.
  case box(NodeID)
  /// The mark that deletes a row in edit mode.
  case delete(NodeID)
  /// The mark that inserts at a row in edit mode.
  case insert(NodeID)
  /// The handle that moves a row in edit mode.
  case handle(NodeID)
  /// The header or footer of a section, by its place.
  case section(Int)
  /// A line of the scrollbar.
  case scrollbar(Int)
  /// An entry of the index, by its place.
  case index(entry: Int)
  /// A bar button, by its place at that edge.
  case button(TableBarButton.Edge, Int)
  /// The way back, or out of a modal.
  case back
  /// The button of edit mode.
  case edit
  /// The button that refreshes.
  case refresh
  /// The button that cancels the screen's wait.
  case cancelWaiting
  /// The button that retries after a failure.
  case retry
  /// The button that loads more rows after a failure.
  case loadMore
  /// The search field.
  case search
  /// A part of the table that the search can be limited to, by its place.
  case scope(Int)
  /// A tab, by its place.
  case tab(Int)
  /// The button to undo.
  case undo
  /// A notice, which a click dismisses.
  case notice
  /// The help.
  case help
  /// An entry of a menu, by its place.
  case menuItem(Int)
  /// The answer to the question whether to delete.
  case confirm(NodeID, Bool)
  /// A place inside a box over the rows where a click does nothing.
  case overlay
  /// A place outside a box over the rows, where a click closes the box.
  case outside

  /// True if the element is one of those around the rows that can be pressed.
  var isStop: Bool {
    switch self {
    case .back, .refresh, .edit, .button: true
    default: false
    }
  }
}
