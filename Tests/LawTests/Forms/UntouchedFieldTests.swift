import TableScreen
import TableScreenTesting
import Testing

/// A person who takes back what was typed has typed nothing: whatever the app sets meanwhile stays, as in every other host.
@MainActor @Suite struct UntouchedFieldTests {
  private final class Note {
    var text = "v"
    var other = ""
  }

  private class NoteScreen: TableScreen {
    let note: Note
    init(_ note: Note) {
      self.note = note
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Text", .bind: .to(note, \.text)]
          [.title: "Other", .bind: .to(note, \.other)]
        }
      ]
    }
  }

  private final class DraftScreen: NoteScreen {
    override class var settings: Settings { [.drafts] }
  }

  private func shown(_ table: HeadlessHost) -> TableValue? {
    table.row("Text")?.controls.first?.value
  }

  @Test(arguments: [false, true], [["v"], ["vx", "v"], ["", "v"]])
  func `what is typed and taken back is not set when the field is left`(
    keepsDrafts: Bool, texts: [String]
  ) async throws {
    let note = Note()
    let screen = keepsDrafts ? DraftScreen(note) : NoteScreen(note)
    let table = try await HeadlessHost.show(screen)
    for text in texts { try await table.type(text, into: "Text", staying: true) }
    note.text = "app"
    screen.updateTableData()
    try await table.settle()
    #expect(shown(table) == .text("app"))
    try await table.type("z", into: "Other")
    #expect(note.text == "app" && shown(table) == .text("app"))
  }

  @Test func `what was just saved is not typed once more`() async throws {
    let note = Note()
    let screen = DraftScreen(note)
    let table = try await HeadlessHost.show(screen)
    try await table.type("w", into: "Text")
    try await table.type("w", into: "Text", staying: true)
    try await screen.submitForm()
    #expect(note.text == "w")
    note.text = "app"
    screen.updateTableData()
    try await table.settle()
    try await table.type("z", into: "Other")
    #expect(shown(table) == .text("app") && note.text == "app")
    #expect(screen.form.dirtyRows.count == 1)
  }

  @Test func `what is typed is set when the field is left`() async throws {
    let note = Note()
    let table = try await HeadlessHost.show(NoteScreen(note))
    try await table.type("vx", into: "Text", staying: true)
    #expect(note.text == "v")
    try await table.type("z", into: "Other")
    #expect(note.text == "vx" && note.other == "z")
  }
}
