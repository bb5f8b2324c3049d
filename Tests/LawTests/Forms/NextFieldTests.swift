import TableScreen
import TableScreenTesting
import Testing

/// A test goes from field to field as a person does with the tab key.
@MainActor @Suite struct NextFieldTests {
  @MainActor private final class Guest {
    var a = ""
    var b = ""
  }

  private final class Form: TableScreen {
    let guest = Guest()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "a", .title: "A", .bind: .to(guest, \.a)]
          [.id: "b", .title: "B", .bind: .to(guest, \.b)]
        }
      ]
    }
  }

  @Test(arguments: [nil, RowControl.boundName], [false, true])
  func `from the field that has the focus to the next, and back`(name: String?, types: Bool)
    async throws
  {
    let screen = Form()
    let table = try await HeadlessHost.show(screen)
    screen.focus(.id("a"), control: name)
    try await table.settle()
    #expect(table.focusedTitle == "A")
    if types { try await table.type("x") }
    try await table.nextField()
    #expect(table.focusedTitle == "B")
    try await table.previousField()
    #expect(table.focusedTitle == "A")
    screen.focus(.id("b"), control: name)
    try await table.previousField()
    #expect(table.focusedTitle == "A")
  }

  @Test func `from the field that was typed into after its row was tapped`() async throws {
    let table = try await HeadlessHost.show(Form())
    try await table.tap("A")
    try await table.type("x")
    try await table.nextField()
    #expect(table.focusedTitle == "B")
  }
}
