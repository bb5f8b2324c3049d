// swift-format-ignore-file
import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting
import Testing

@MainActor struct RecordedTest {
  // Recorded by demo on terminal, en_001@hours=h23, Etc/UTC.
  @Test func `what was done on 2026-11-26T05 07 50Z`() async throws {
    let table = try await HeadlessHost.show(tabs: Demo.screens(named: "todo", .recorded(in: DemoSetup.folderForRecording())) ?? [], capabilities: [.longPress, .drag])
    try await table.set(.flag(true), of: "Buy milk", control: "accessory")
    try await table.delete("Buy milk")
    try await table.search("mi")
    try await table.endSearch()
    try await table.undo()
    try await table.press("Add")
    try await table.type("Plant a tree", into: "Title", control: "value")
    try await table.back()
    try await table.tap("Save")
    try await table.set(.flag(true), of: "Plant a tree", control: "accessory")
    #expect(
      table.frame(columns: 80, rows: 16) == #"""
                                             To-dos                           Add  Edit
         Open ─────────────────────────────────────────────────────────────────────────
         Try the search                                                             ●──
         Press / and type “milk”
         Done ─────────────────────────────────────────────────────────────────────────
         Buy milk                                                                   ━━●
         2 liters
         Open the gallery                                                           ━━●
         Plant a tree                                                               ━━●
         4 to-dos. Rows of a database: what another program changes shows at once. A
         tap edits, a long press duplicates; deletions and moves can be undone.
         Demo/DemoScreens/ToDos/ToDoListScreen.swift




        """#)
  }
}
