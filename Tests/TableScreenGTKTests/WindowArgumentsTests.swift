#if GTK
import Foundation
import TestSupport
import Testing

@testable import demo_gtk

@Suite struct WindowArgumentsTests {
  @Test func `to-dos of a database are opened`() {
    #expect(
      Arguments(["todo", "--database", "to-dos.db"])
        == .open("todo", restores: false, database: "to-dos.db", recording: nil))
    #expect(
      Arguments(["--database", "postgres://ada@localhost/lists", "--restore"])
        == .open(
          "gallery", restores: true, database: "postgres://ada@localhost/lists", recording: nil))
  }

  @Test func `what is done is recorded where that is asked for`() {
    #expect(
      Arguments(["todo", "--record", "bug.jsonl"])
        == .open("todo", restores: false, database: nil, recording: "bug.jsonl"))
  }

  @Test(arguments: [
    ["--record"], ["--record", "--restore"], ["open", "a.json", "--record", "b"],
    ["picture", "todo", "a.png", "--record", "b"], ["--database"], ["--database", ""],
    ["--database", "--restore"],
    ["open", "a.json", "--database", "b.db"], ["picture", "todo", "a.png", "--database", "b.db"],
  ])
  func `a database that cannot be meant is refused`(_ arguments: [String]) {
    #expect(Arguments(arguments) == nil)
  }
}

extension WindowTests {
  @Test func `to-dos of a database that is named are shown and kept there`() async throws {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let arguments = ["todo", "--database", place.url.appending(path: "lists.db").path]
    try await Desktop.drive(
      arguments,
      """
      focus "Buy milk"
      key Delete
      gone "Buy milk" "list item"
      """)
    try await Desktop.drive(
      arguments,
      """
      see "Try the search" "list item"
      gone "Buy milk" "list item"
      """)
  }
}
#endif
