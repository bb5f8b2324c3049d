package import TableScreen

/// The state of a screen in a text host, such as cursor and viewport, beside its state in the core.
///
/// Each screen has a state of its own.
package struct TextState: Hashable, Sendable {
  /// The row that the cursor is on, or nil before there was one.
  ///
  /// The cursor stays on its row across updates; if the row leaves, the nearest one gets the
  /// cursor.
  package var cursor: NodeID?
  /// The control in the row of the cursor that keys go to, or nil for the row itself.
  package var control: String?
  /// The element that keys go to.
  package var focus = TextFocus.rows
  /// The part of the rows that is in view.
  package var viewport = TextViewport()
  /// The phase of spinners, which grows while an operation runs.
  package var spinnerPhase = 0
  /// The row that is being moved in edit mode, or nil.
  package var moving: NodeID?

  /// Creates the state of a screen that was not drawn yet.
  package init() {}

  /// Puts the cursor onto a row, and onto none of its controls if it was on another row.
  package mutating func choose(_ row: NodeID) {
    if cursor != row { control = nil }
    cursor = row
  }
}
