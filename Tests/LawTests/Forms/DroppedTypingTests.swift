import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What the form has discarded or saved while a person is in the field does not come back when the field is left.
@MainActor @Suite struct DroppedTypingTests {
  @Observable final class Doc {
    var name = "old"
    var other = ""
  }

  private final class Sheet: TableScreen {
    let doc = Doc()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("S") {
          [.title: "Name", .bind: .to(doc, \.name)]
          [.title: "Other", .bind: .to(doc, \.other)]
        }
      ]
    }
  }

  @Test func `what was discarded stays discarded`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("typed", into: "Name", staying: true)
    #expect(sheet.form.isDirty)
    sheet.reloadForm()
    try await table.type("4", into: "Other")
    #expect(table.row("Name")?.controls.first?.value == .text("old"))
    try await sheet.commitForm()
    #expect(sheet.doc.name == "old" && sheet.doc.other == "4")
  }

  @Test func `what was saved does not replace what another has set since`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("mine", into: "Name", staying: true)
    try await sheet.commitForm()
    #expect(sheet.doc.name == "mine")
    sheet.doc.name = "theirs"
    try await table.type("4", into: "Other")
    #expect(table.row("Name")?.controls.first?.value == .text("theirs"))
    try await sheet.commitForm()
    #expect(sheet.doc.name == "theirs" && !sheet.form.isDirty)
  }

  @Test func `what is typed after that counts`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("typed", into: "Name", staying: true)
    sheet.reloadForm()
    try await table.type("again", into: "Name", staying: true)
    try await table.type("4", into: "Other")
    try await sheet.commitForm()
    #expect(sheet.doc.name == "again")
  }
}
