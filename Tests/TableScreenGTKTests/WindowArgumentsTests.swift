#if GTK
import Foundation
import TestSupport
import Testing

@testable import DemoScreens
@testable import demo_gtk

@Suite struct WindowArgumentsTests {
  /// What is said to be wrong with arguments, or nothing.
  fileprivate func said(_ arguments: [String]) -> String {
    do throws(UsageError) { _ = try Arguments(arguments) } catch { return error.what }
    return ""
  }

  @Test func `to-dos of a database are opened`() throws {
    #expect(
      try Arguments(["todo", "--database", "to-dos.db"])
        == .open("todo", restores: false, database: "to-dos.db", recording: nil))
    #expect(
      try Arguments(["--database", "postgres://ada@localhost/lists", "--restore"])
        == .open(
          "gallery", restores: true, database: "postgres://ada@localhost/lists", recording: nil))
  }

  @Test func `what is done is recorded where that is asked for`() throws {
    #expect(
      try Arguments(["todo", "--record", "bug.jsonl"])
        == .open("todo", restores: false, database: nil, recording: "bug.jsonl"))
  }

  @Test(arguments: [
    ["--record"], ["--record", "--restore"], ["open", "a.json", "--record", "b"],
    ["picture", "todo", "a.png", "--record", "b"], ["--database"], ["--database", ""],
    ["--database", "--restore"],
    ["open", "a.json", "--database", "b.db"], ["picture", "todo", "a.png", "--database", "b.db"],
  ])
  func `a database that cannot be meant is refused`(_ arguments: [String]) {
    #expect(said(arguments).isEmpty == false)
  }
}

extension WindowArgumentsTests {
  @Test(arguments: [
    (["picture", "todo", "x.png", "--size", "1x1"], "“1x1” is no size"),
    (["picture", "todo", "x.png", "--text", "99"], "“99” is no size of texts"),
    (["tod"], "there is no screen “tod”; the nearest is “todo”"),
    (["--drak"], "unknown option --drak; the nearest is --dark"),
    (["todo", "mail"], "“mail” is one argument too many"),
    (["todo", "--dark"], "--dark does not go with “todo”"),
    (["picture", "todo"], "picture needs"), (["open"], "open needs"),
    (["--database"], "--database needs the path of a file"),
  ])
  func `what is wrong is said`(_ arguments: [String], _ what: String) {
    #expect(said(arguments).hasPrefix(what), "\(said(arguments))")
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
