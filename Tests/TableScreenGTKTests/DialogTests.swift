#if GTK
import Testing

/// Windows above the one of the app.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct DialogTests {
  @Test func `a question above a dialog goes with it, and keys go to the window below`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key Return
      title "To-do"
      key Tab
      focused "Title" "text"
      type xx
      key Tab
      key Escape
      see "Not saved yet"
      key Down Return
      title "To-dos"
      back
      focused "Try the search" "list item"
      """)
  }
}
#endif
