#if GTK
import Testing

/// What a window says while something lasts; a server answers when the steps say so, so that nothing is a race.
@Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct WaitTests {
  @Test func `a wait is cancelled, asked for again, fails, and is tried again`() async throws {
    try await Desktop.drive(
      ["open", "{server}"],
      """
      see "Loading…"
      asked 1
      press "Cancel"
      gone "Loading…"
      key F5
      asked 2
      answer 2 500
      press "Retry"
      asked 3
      answer 3 200 '{"cells": [{"title": "Milk"}]}'
      see "Milk" "list item"
      gone "Retry"
      """)
  }

  @Test func `an open menu offers what its row offers by now, and goes with it`() async throws {
    func table(_ titles: String...) -> String {
      let menu = titles.map { #"{"title": "\#($0)", "action": "none"}"# }.joined(separator: ", ")
      return #"'{"cells": [{"id": 1, "title": "Milk", "menu": [\#(menu)]}, {"title": "Tea"}]}'"#
    }
    try await Desktop.drive(
      ["open", "{server}"],
      """
      answer 1 200 \(table("Heat", "Pour"))
      focused "Milk" "list item"
      press Refresh
      asked 2
      key shift+F10
      see "Heat"
      answer 2 200 \(table("Pour", "Cool"))
      see "Cool"
      gone "Heat"
      key Escape
      gone "Cool"
      focused "Milk" "list item"
      press Refresh
      asked 3
      key shift+F10
      see "Cool"
      answer 3 200 '{"cells": [{"title": "Tea"}]}'
      gone "Cool"
      focused "Tea" "list item"
      """)
  }

  @Test func `rows stay while a table is asked for again, and where that fails`() async throws {
    try await Desktop.drive(
      ["open", "{server}"],
      """
      answer 1 200 '{"cells": [{"title": "Milk"}]}'
      focused "Milk" "list item"
      press Refresh
      asked 2
      see "Milk" "list item"
      answer 2 500
      see "Refresh"
      see "Milk" "list item"
      press Refresh
      asked 3
      answer 3 200 '{"cells": [{"title": "Tea"}, {"title": "Milk"}]}'
      order "Tea" "Milk"
      focused "Milk" "list item"
      """)
  }
}
#endif
