import TableScreen
import Testing

@testable import TableScreenWeb

/// The page knows of a long press that the row's menu names already, and lists it once.
@MainActor @Suite struct RepeatedEntryTests {
  private final class FilesScreen: TableScreen {
    override class var settings: Settings { [.longPressable()] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Notes", .action: .run { _ in }, .actionTitle: "Details",
            .longPressAction: .run { _ in }, .longPressTitle: "details",
          ]
          [
            .title: "Pictures", .action: .run { _ in }, .actionTitle: "Open",
            .longPressAction: .run { _ in }, .longPressTitle: "Details",
          ]
          [.title: "Music", .longPressAction: .run { _ in }]
        }
      ]
    }
  }

  @Test func `a long press of the tap's name is marked`() async throws {
    let page = try await FakePage.open([FilesScreen()])
    #expect(page.item("Notes")["l"] == 2)
    #expect(page.item("Pictures")["l"] == 1)
    #expect(page.item("Music")["l"] == 1)
  }
}
