import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// Texts with lines of their own, of which there are more than fit.
@MainActor struct AreaLinesTests {
  private final class NoteScreen: TableScreen {
    var note: String
    init(_ note: String) {
      self.note = note
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Note", .bind: .to(\NoteScreen.note), .cellClass: .of(.textArea())]
        }
      ]
    }
  }

  private func lines(of note: String) async throws -> [String] {
    let table = try await HeadlessHost.show(NoteScreen(note))
    return "\(table.frame(columns: 40, rows: 14))".split(separator: "\n").map { String($0) }
  }

  @Test func `lines stay apart, and the last one says that more follow`() async throws {
    let lines = try await lines(of: (1...8).map { "n\($0)" }.joined(separator: "\n"))
    #expect(lines.contains { $0.contains("n5") && !$0.contains("n6") })
    #expect(lines.contains { $0.contains("n6…") })
    #expect(!lines.contains { $0.contains("n7") || $0.contains("n8") })
  }

  @Test func `a line that fills its width is cut`() async throws {
    let long = String(repeating: "x", count: 39)
    let lines = try await lines(of: Array(repeating: long, count: 8).joined(separator: "\n"))
    let cut = lines.filter { $0.contains("x…") }
    #expect(cut.count == 1, "\(lines)")
  }

  @Test(arguments: [6, 7]) func `lines that are all in view, and empty ones, have no mark`(
    count: Int
  ) async throws {
    let texts = (1...count).map { $0 > 6 ? "" : "n\($0)" }
    let lines = try await lines(of: texts.joined(separator: "\n"))
    #expect(lines.contains { $0.contains("n6") })
    #expect(!lines.contains { $0.contains("…") })
  }
}
