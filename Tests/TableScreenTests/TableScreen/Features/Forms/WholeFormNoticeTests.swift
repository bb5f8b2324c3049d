import TableScreen
import TableScreenTesting
import Testing

/// What a form as a whole says goes when it was read, or is no longer so.
@MainActor struct WholeFormNoticeTests {
  private final class Form: TableScreen {
    var one = "a"
    var other = "a"
    override var tableData: [Section] {
      [
        Section {
          [.id: "one", .title: "One", .bind: .draft(self, \Form.one)]
          [.id: "other", .title: "Other", .bind: .draft(self, \Form.other)]
        }
      ]
    }
    override func validateForm() async throws {
      let texts = [form["one"].value, form["other"].value]
      if texts[0] != texts[1] { throw TableFormError.problem("The two differ") }
    }
  }

  private let form = Form()

  /// Saves what the form does not take.
  private func refused() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(form)
    try await table.type("b", into: "One")
    try await table.submit()
    #expect(table.chrome.notice?.isError == true)
    #expect(table.chrome.notice?.text.contains("The two differ") == true)
    return table
  }

  @Test func `it goes with the next thing that the person does`() async throws {
    let table = try await refused()
    try await table.type("b", into: "Other", staying: true)
    #expect(table.chrome.notice == nil)
  }

  @Test func `it goes with a save that succeeds`() async throws {
    let table = try await refused()
    form.form["other"].value = .text("b")
    try await form.commitForm()
    #expect(form.one == "b" && form.other == "b" && !form.form.isDirty)
    #expect(table.chrome.notice == nil)
  }

  @Test func `it goes with what was typed`() async throws {
    let table = try await refused()
    form.reloadForm()
    try await table.settle()
    #expect(!form.form.isDirty)
    #expect(table.chrome.notice == nil)
  }
}
