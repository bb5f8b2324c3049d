package import TableScreen

/// The state of a screen in a host of characters, beside that in the core.
///
/// There is one for each screen: nodes of two screens may have equal ids.
package struct TextState: Hashable, Sendable {
  /// The row that the cursor is on, or nil before there was one.
  ///
  /// It stays on its row across updates; where that goes, it falls to the nearest one.
  package var cursor: NodeID?
  /// The control of that row which keys go to, or nil for the row itself.
  package var control: String?
  /// The element that keys go to.
  package var focus = TextFocus.rows
  /// The part of the rows that is in view.
  package var viewport = TextViewport()
  /// Which picture of a spinner shows; grows while something runs.
  package var spinnerPhase = 0
  /// The row that is being moved in edit mode, or nil.
  package var moving: NodeID?

  /// Creates the state of a screen that was not drawn yet.
  package init() {}
}
