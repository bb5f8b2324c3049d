#if GTK
import Testing

/// What a search shows, and what it marks.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct SearchTests {
  @Test func `what a search found is marked in rows that stay, and no longer than it is sought`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key ctrl+f
      type milk
      marked "Buy milk" "milk"
      key BackSpace BackSpace
      marked "Buy milk" "mi"
      key Escape
      see "Try the search" "list item"
      marked "Buy milk"
      """)
  }

  @Test func `a search looks only at what its scope holds`() async throws {
    try await Desktop.drive(
      "mail",
      """
      focused "Ada Lovelace" "list item"
      key ctrl+f
      type build
      see "Build 1840 passed"
      press "Unread"
      gone "Build 1840 passed"
      see "Build 1842 passed"
      press "Flagged"
      gone "Build 1842 passed"
      press "All"
      see "Build 1840 passed"
      key Escape
      focused "Ada Lovelace" "list item"
      """)
  }
}
#endif
