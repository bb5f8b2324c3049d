#if GTK
import Testing

@testable import TableScreenGTK

/// The key of the inspector, in a real window.
@Suite(.serialized) struct InspectorKeyTests {
  @Test(.enabled(if: Desktop.isAvailable))
  func `Control-Shift-D opens the inspector, and closes it`() async throws {
    try await Desktop.drive(
      "inspector",
      """
      focused "Look inside" "list item"
      key ctrl+shift+d
      see "Copy as text" "push button"
      key ctrl+shift+d
      gone "Copy as text" "push button"
      key F12
      see "Copy as text" "push button"
      """)
  }
}
#endif
