import Observation
import TableScreen
import TableScreenTesting
import Testing

/// The header of a table whose model owns the rows follows what it reads, also what it reads since the rows changed.
@MainActor @Suite struct OwnHeaderTests {
  @Observable @MainActor final class Note {
    var text = "old"
  }

  private final class Headed: TableScreen {
    let note = Note()
    override var tableHeader: RowElement? {
      layout.rowCount > 1 ? .text("\(note.text)") : .text("one row")
    }
  }

  @Test func `it follows what it began to read as a row came`() async throws {
    let screen = Headed(model: TableModel([TableSection("S") { [.title: "a"] }]))
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.tableHeader == .text("one row"))
    try screen.model.insertRows([[.title: "b"]], at: .last(in: .section("S")))
    #expect(table.chrome.tableHeader == .text("old"))
    for text in ["new", "newer"] {
      screen.note.text = text
      try await table.settle()
      #expect(table.chrome.tableHeader == .text("\(text)"))
    }
  }
}
