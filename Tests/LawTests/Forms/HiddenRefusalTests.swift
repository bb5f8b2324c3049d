import TableScreen
import TableScreenTesting
import Testing

/// The notice about wrong rows follows those that are hidden for a while.
@MainActor @Suite struct HiddenRefusalTests {
  private final class Form: TableScreen {
    let person = Member()
    let other = Member()
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(person, \.name)]
          [.id: "note", .title: "Note", .bind: .to(other, \.name)]
          [.title: "Save", .action: .submit]
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      throw TableFormError.problem("taken", in: form["note"])
    }
  }

  private func refused() async throws -> (Form, HeadlessHost) {
    let form = Form()
    let table = try await HeadlessHost.show(form)
    try await table.type("Bea", into: "Name")
    try await table.tap("Save")
    #expect(table.row("Note")?.message == "taken" && table.chrome.notice?.text == "Note: taken")
    form.mask("note")
    try await table.settle()
    #expect(table.chrome.notice == nil)
    return (form, table)
  }

  @Test func `it comes back with the only wrong row`() async throws {
    let (form, table) = try await refused()
    form.unmask("note")
    try await table.settle()
    #expect(table.row("Note")?.message == "taken" && table.chrome.notice?.text == "Note: taken")
    try await table.type("right", into: "Note")
    #expect(table.row("Note")?.message == nil && table.chrome.notice == nil)
  }

  @Test func `it stays away where the row was mended, or another notice came`() async throws {
    let (mended, first) = try await refused()
    mended.form["note"].value = .text("right")
    mended.unmask("note")
    try await first.settle()
    #expect(first.chrome.notice == nil)
    let (form, table) = try await refused()
    form.show(notice: "Hello")
    form.unmask("note")
    try await table.settle()
    #expect(table.chrome.notice?.text == "Hello")
  }
}
