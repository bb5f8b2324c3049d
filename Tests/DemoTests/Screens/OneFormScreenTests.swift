import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// The form with all that a form can ask for.
@MainActor struct OneFormScreenTests {
  private func show(in folder: URL = URL(filePath: "/nowhere")) async throws -> (
    OneFormScreen, HeadlessHost
  ) {
    var setup = DemoSetup.sample(in: folder)
    setup.folder = FilePath(folder.path(percentEncoded: false))
    let screen = OneFormScreen(setup)
    return (screen, try await HeadlessHost.show(screen))
  }

  private func fill(_ table: HeadlessHost) async throws {
    try await table.type("Conference", into: "Purpose *")
    try await table.type("2026-03-01", into: "Day *")
    try await table.type("250", into: "Amount *")
    try await table.tap("Paid by *")
    try await table.search("4711")
    try await table.tap("4711 Research")
    try await table.type("analytical", into: "Password *")
  }

  @Test func `what is wrong stands at its field, and the count follows`() async throws {
    let (_, table) = try await show()
    try await table.tap("Send")
    #expect(table.chrome.notice?.text == "5 fields need another look")
    #expect(table.row("Purpose *")?.message == "Say what it was for")
    try await table.type("Conference", into: "Purpose *")
    #expect(table.chrome.notice?.text == "4 fields need another look")
    try await fill(table)
    try await table.tap("Send")
    #expect(table.chrome.notice?.text == "Sent")
  }

  @Test func `one of five thousand is found, and what is filled in is saved as a whole`()
    async throws
  {
    let (screen, table) = try await show()
    try await fill(table)
    #expect(screen.expense.center == "")
    try await table.toggle("Paid already")
    try await table.tap("Send")
    #expect(screen.expense.center == "4711")
    #expect(screen.expense.amount == 250)
    #expect(screen.expense.isPaid)
    #expect(screen.lastChange.hasSuffix("was saved"))
  }

  @Test func `lines are added, moved and deleted, and all of them only for who agrees`()
    async throws
  {
    let (screen, table) = try await show()
    try await table.tap("Add a line")
    #expect(table.focusedTitle == "Line 3")
    try await table.type("Hotel")
    try await table.setEditing(true)
    try await table.move("Line 3", to: 0)
    #expect(screen.expense.lines.map(\.id) == [3, 1, 2])
    try await table.delete("Line 1")
    #expect(screen.expense.lines.map(\.id) == [3, 2])
    try await table.undo()
    #expect(screen.expense.lines.map(\.id) == [3, 1, 2])
    #expect(screen.form[.id(3)].value == .text("Hotel"))
    try await table.tap("Delete all lines…")
    try await table.answer("Cancel")
    #expect(screen.expense.lines.count == 3)
    try await table.tap("Delete all lines…")
    try await table.answer("Delete all lines")
    #expect(screen.expense.lines.isEmpty)
  }

  @Test func `a picture is chosen among files`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "form-\(UUID())")
    let inner = folder.appending(path: "Pictures")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["receipt.png", "letter.txt"] {
      try Data().write(to: inner.appending(path: name))
    }
    let (screen, table) = try await show(in: folder)
    try await table.tap("Picture")
    #expect(table.titles.contains("Pictures"))
    try await table.tap("Pictures")
    #expect(table.titles == ["..", "receipt.png"])
    try await table.tap("receipt.png")
    #expect(table.visibleScreen === screen)
    #expect(table.row("Picture")?.texts.contains { $0.text.plain == "receipt.png" } == true)
  }

  @Test func `a password shows when asked, and who leaves is asked`() async throws {
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    root.open(OneFormScreen(.sample(in: URL(filePath: "/nowhere"))))
    try await table.settle()
    try await table.type("analytical", into: "Password *")
    try await table.scroll(to: "Password *")
    #expect(!"\(table.frame(columns: 60, rows: 40))".contains("analytical"))
    try await table.press(in: "Password *")
    #expect("\(table.frame(columns: 60, rows: 40))".contains("analytical"))
    try await table.back()
    #expect(table.question?.question == TableWords.current.unsavedTitle)
    try await table.answer(TableWords.current.discard)
    #expect(table.visibleScreen === root)
  }

  @Test(arguments: [UInt64](1...12))
  func `added, deleted and undone in any order, no two lines are the same`(seed: UInt64)
    async throws
  {
    var random = SplitMix64(seed: seed)
    let (screen, table) = try await show()
    let reports = try await TableDiagnostics.collect {
      for _ in 0..<12 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: try await table.tap("Add a line")
        case 1:
          let lines = table.titles.filter { $0.hasPrefix("Line ") }
          if let line = lines.randomElement(using: &random) { try await table.delete(line) }
        default: if table.visibleScreen.canUndo { try await table.undo() }
        }
        let ids = screen.expense.lines.map(\.id)
        #expect(Set(ids).count == ids.count, "seed \(seed): \(ids)")
      }
    }
    #expect(reports.isEmpty, "seed \(seed): \(reports)")
  }
}
