import TableScreen
import TableScreenTesting
import Testing

/// A call of a test that cannot be made throws; one that a person could make can be.
@MainActor @Suite struct RefusedCallTests {
  private final class Page: TableScreen {
    override class var settings: Settings { [.editable()] }
    override var tableData: [Section] {
      [
        Section(items: 0..<60, id: \.self) { number in
          [.title: "Row \(number)", .editingStyle: .delete]
        }
      ]
    }
  }

  @Test func `no tab can be selected below a modal`() async throws {
    let (a, b) = (Page(), Page())
    a.setTitle("A")
    b.setTitle("B")
    let table = try await HeadlessHost.show(tabs: [a, b])
    let modal = a.open(Page(), as: .modal)
    try await table.settle()
    await #expect(throws: HeadlessError.self) { try await table.selectTab("B") }
    #expect(table.navigator.selectedTab == 0)
    modal.close()
    try await table.selectTab("B")
    #expect(table.navigator.selectedTab == 1)
    table.close()
  }

  @Test func `the button of edit mode can be pressed before anything else was drawn`() async throws
  {
    let table = try await HeadlessHost.show(Page())
    try await table.press(TableWords.current.edit)
    #expect(table.chrome.isEditing)
    try await table.press(TableWords.current.done)
    #expect(!table.chrome.isEditing)
    table.close()
  }
}
