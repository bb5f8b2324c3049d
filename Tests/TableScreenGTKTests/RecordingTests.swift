#if GTK
import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

extension WindowTests {
  @MainActor @Test func `what is done in a window is played without one, to the same frames`()
    async throws
  {
    let place = try TemporaryFolder()
    defer { withExtendedLifetime(place) {} }
    let file = place.url.appending(path: "bug.jsonl")
    try await Desktop.drive(
      ["todo", "--record", file.path(percentEncoded: false)],
      """
      see "Buy milk" "list item"
      focus "Buy milk"
      key Delete
      gone "Buy milk" "list item"
      focus "Try the search"
      key Return
      see "Save"
      key Escape
      gone "Save"
      """)
    let recording = try TableRecording(contentsOf: file)
    #expect(recording.host == "gtk" && recording.screens == ["todo"])
    #expect(recording.count >= 3)
    let again = place.url.appending(path: "again")
    let table = try await HeadlessHost.play(
      recording, onTabs: Demo.screens(named: "todo", .recorded(in: again)) ?? [])
    #expect(!table.titles.contains("Buy milk"))
    #expect(table.chrome.title == "To-dos")
    table.close()
  }
}
#endif
