import TableScreen
import TableScreenTesting
import Testing

/// The keys go to the field that a refusal shows, in whichever of two panes it is.
@MainActor @Suite struct RefusedBesideListTests {
  private final class ListScreen: TableScreen {
    override class var settings: Settings { [.title("List")] }
    override var tableData: [Section] {
      [
        Section {
          for name in ["One", "Two"] {
            [.title: name, .action: .perform(ListScreen.open)]
          }
        }
      ]
    }
    func open() { open(FormScreen(), as: .detail) }
  }

  private final class FormScreen: TableScreen {
    var count = 1
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Name"]
          [
            .title: "Count", .id: "count", .bind: .to(\FormScreen.count),
            .validate: .with(Int.self) { $0 > 3 ? "Three at most" : nil },
          ]
        }
      ]
    }
  }

  @Test(arguments: [80, 120]) func `after a refusal its pane has the keys`(columns: Int)
    async throws
  {
    let table = try await HeadlessHost.show(ListScreen())
    try await table.resize(columns: columns)
    try await table.tap("One")
    if columns > 100 { try await table.focusOtherPane() }
    if table.visibleScreen.title == "List" { try await table.focusOtherPane() }
    try await table.type("9", into: "Count")
    if columns > 100 {
      try await table.focusOtherPane()
      #expect(table.visibleScreen.title == "List")
      try await table.tap("Two")
    } else {
      try await table.back()
    }
    try await table.answer("Save")
    #expect(table.visibleScreen.title == "Form")
    #expect(table.focusedTitle == "Count")
  }
}
