#if GTK
import Foundation
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
      focused "Title" "text"
      type xx
      key Tab
      key Escape
      see "Not saved yet"
      press "Discard"
      title "To-dos"
      back
      focused "Try the search" "list item"
      """)
  }

  @Test func `Escape cancels a question, and Return answers it`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key Return
      title "To-do"
      focused "Title" "text"
      type xx
      key Tab
      key Escape
      title "Not saved yet"
      focused "Save" "push button"
      key Escape
      title "To-do"
      text "Title" "xx"
      key Escape
      title "Not saved yet"
      key shift+Tab Return
      title "To-dos"
      see "Try the search" "list item"
      key Return
      title "To-do"
      focused "Title" "text"
      type yy
      key Tab
      key Escape
      title "Not saved yet"
      key Return
      title "To-dos"
      see "yy" "list item"
      """)
  }

  @Test func `Return alone removes nothing, and the button that removes is pressed`() async throws {
    try await Desktop.drive(
      "form",
      """
      title "One form"
      see "Line 1" "list item"
      focus "Delete all lines…"
      key Return
      title "Delete all lines?"
      see "Nothing brings them back." "label"
      focused "Cancel" "push button"
      key Return
      title "One form"
      see "Line 1" "list item"
      focus "Delete all lines…"
      key Return
      title "Delete all lines?"
      press "Delete all lines"
      title "One form"
      gone "Line 1" "list item"
      """)
  }

  @Test func `a picture is chosen in the desktop's own file chooser`() async throws {
    try await Desktop.drive(
      ["form"],
      """
      title "One form"
      focus "Picture"
      key Return
      title "Picture"
      key Escape
      title "One form"
      back
      focused "Picture" "list item"
      key Return
      title "Picture"
      key ctrl+l
      type receipt.png
      key Return
      title "One form"
      see "receipt.png" "label"
      back
      focused "Picture" "list item"
      """, files: ["receipt.png": Data()])
  }

  @Test func `a window that is closed asks in a dialog, and goes with the answer`() async throws {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key Return
      title "To-do"
      focused "Title" "text"
      type xx
      key ctrl+q
      title "Not saved yet"
      key Escape
      title "To-do"
      key ctrl+q
      title "Not saved yet"
      press "Discard"
      ended
      """)
  }
}
#endif
