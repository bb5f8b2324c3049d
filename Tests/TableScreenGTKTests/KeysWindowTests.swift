#if GTK
import Testing

@testable import TableScreenGTK

/// The window that lists the keys.
@Suite(.serialized) struct KeysWindowTests {
  @Test @MainActor func `no command and no key is listed twice`() {
    let commands = KeysWindow.groups.flatMap { $0.entries.map(\.command) }
    #expect(Set(commands).count == commands.count)
    let keys = commands.compactMap { GTKKeys.bindings(of: $0).first?.name }
    #expect(keys.count == commands.count && Set(keys).count == keys.count, "\(keys)")
  }

  @Test(.enabled(if: Desktop.isAvailable))
  func `F10 opens the app's menu, which leads to the keys, and Ctrl+W closes the window`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key F10
      see "Keyboard shortcuts" "push button"
      key Escape
      gone "Keyboard shortcuts" "push button"
      focused "Try the search" "list item"
      focus "Buy milk"
      focused "Buy milk" "list item"
      key Delete
      gone "Buy milk" "list item"
      key F10
      press "Undo"
      see "Buy milk" "list item"
      key slash
      focused "Search to-dos" "entry"
      text "Search to-dos" ""
      type buy
      gone "Try the search" "list item"
      key Escape
      see "Try the search" "list item"
      key ctrl+w
      ended
      """)
  }

  @Test(.enabled(if: Desktop.isAvailable)) func `the keys are shown as other apps show them`()
    async throws
  {
    try await Desktop.drive(
      "todo",
      """
      focused "Try the search" "list item"
      key ctrl+question
      see "Move down" "label"
      see "Main menu" "label"
      key Escape
      gone "Move down" "label"
      key ctrl+q
      ended
      """)
  }
}
#endif
