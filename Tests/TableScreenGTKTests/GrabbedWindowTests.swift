#if GTK
import Testing

/// Windows that close while the pointer has hold of them, on a display without a window manager: GDK goes on moving
/// them, and an X11 server answers that they have gone.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct GrabbedWindowTests {
  @Test func `the list of keys`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key ctrl+question
      see "Move down" "label"
      drag_closed
      see "Buy milk" "list item"
      key ctrl+q
      ended
      """)
  }

  @Test func `a dialog`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key Return
      title "To-do"
      focused "Title" "text"
      drag_closed
      title "To-dos"
      see "Buy milk" "list item"
      key ctrl+q
      ended
      """)
  }
}
#endif
