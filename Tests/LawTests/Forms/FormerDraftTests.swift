import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Drafts that are turned off while something is typed: a newer value counts, and what nobody has replaced waits to be saved.
@MainActor @Suite struct FormerDraftTests {
  private class NoteScreen: TableScreen {
    var note = "old"
    override class var bindings: Bindings { ["note": .to(\NoteScreen.note)] }
  }

  private final class DraftedScreen: NoteScreen {
    override class var settings: Settings { [.drafts] }
  }

  private static func data(drafts: Bool?) -> TableDataInput {
    let settings = drafts.map { #""settings": {"drafts": \#($0)}, "# } ?? ""
    let cell = #"{"id": "note", "title": "Note", "bind": "note"}"#
    return .json(Data(#"{\#(settings)"cells": [\#(cell)]}"#.utf8))
  }

  /// Shows a form in which a note was typed before its drafts were turned off.
  private func typed(byClass: Bool) async throws -> (NoteScreen, HeadlessHost) {
    let screen = byClass ? DraftedScreen() : NoteScreen()
    screen.show(Self.data(drafts: byClass ? nil : true))
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "Note")
    #expect(screen.note == "old" && screen.form.isDirty)
    screen.show(Self.data(drafts: false))
    try await table.settle()
    return (screen, table)
  }

  private func shown(in table: HeadlessHost) -> TableValue? {
    table.row("Note")?.controls.first?.value
  }

  @Test(arguments: [true, false], ["newer", "old"])
  func `what is typed without drafts takes the place of the draft`(
    byClass: Bool, text: String
  ) async throws {
    let (screen, table) = try await typed(byClass: byClass)
    try await table.type(text, into: "Note")
    #expect(screen.note == text)
    #expect(shown(in: table) == .text(text))
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.note == text)
  }

  @Test(arguments: [true, false])
  func `a draft that nothing has replaced is saved with the form`(byClass: Bool) async throws {
    let (screen, table) = try await typed(byClass: byClass)
    #expect(shown(in: table) == .text("new") && screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.note == "new" && !screen.form.isDirty)
    #expect(shown(in: table) == .text("new"))
  }
}
