#if GTK
import Testing

/// The key of the inspector does the same above the window that lists it.
@Suite(.serialized) struct InspectorAboveKeysTests {
  @Test(.enabled(if: Desktop.isAvailable))
  func `Control-Shift-D leaves the list of keys for the inspector`() async throws {
    try await Desktop.drive(
      "inspector",
      """
      focused "Look inside" "list item"
      key ctrl+question
      see "Move down" "label"
      key ctrl+shift+d
      gone "Move down" "label"
      see "Copy as text" "push button"
      """)
  }
}
#endif
