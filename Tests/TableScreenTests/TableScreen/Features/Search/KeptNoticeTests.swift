import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a deletion says while a remote search shows, which is repeated after it.
@MainActor struct KeptNoticeTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline" }
  }

  private final class MailScreen: TableScreen {
    var isOnline = true
    var letters = ["One", "Two"]
    override class var settings: Settings {
      [.searchable(debounce: .milliseconds(1), remotely: MailScreen.find)]
    }
    override var tableData: [Section] { [] }

    func find(_ query: String) async throws -> [Section] {
      if !isOnline { throw Offline() }
      return [
        Section(
          cells: letters.map { letter in
            [.id: .init(letter), .title: .init(letter), .editingStyle: .delete]
          })
      ]
    }

    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion {
      let old = letters
      letters.removeAll { $0 == cell.title }
      registerUndo("Deleted") { [weak self] in self?.letters = old }
      return .done
    }
  }

  @Test func `a deletion says that it can be undone though the search fails after it`()
    async throws
  {
    let screen = MailScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.search("o")
    #expect(table.titles == ["One", "Two"])
    screen.isOnline = false
    try await table.delete("One")
    #expect(table.chrome.failure == "You are offline")
    #expect(table.chrome.notice?.text == "Deleted" && table.chrome.notice?.offersUndo == true)
    screen.isOnline = true
    try await table.retry()
    #expect(table.titles == ["Two"])
  }
}
