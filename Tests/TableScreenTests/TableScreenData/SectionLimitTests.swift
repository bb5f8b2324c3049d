import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Of sections and lists of children there are as many as the main actor can take over at one go, unfelt.
@MainActor struct SectionLimitTests {
  private nonisolated static let hosts = String(
    repeating: #"{"title": "A", "children": [{"title": "B"}]},"#, count: 2_000)

  private nonisolated static let tables = [
    ("[" + String(repeating: #"{"cells": []},"#, count: 2_000) + "{\"cells\": []}]", "[1000]"),
    ("[{\"cells\": [\(hosts){}]}]", "[0].cells[999].children"),
    (
      "[{\"cells\": ["
        + String(
          repeating: #"{"children": {"sections": [{"cells": []}, {"cells": []}]}},"#, count: 2_000)
        + "{}]}]", "[0].cells[499].children.sections[1]"
    ),
  ]

  @Test(arguments: tables.indices)
  func `what is beyond them is left out, and said once`(index: Int) throws {
    let (text, path) = Self.tables[index]
    let data = TableData(json: text)
    #expect(try groups(in: data.sections) == 1_000)
    #expect(
      data.mistakes.filter { $0.kind == "tooManySections" }.map(\.path) == [path])
    #expect(!data.isBroken)
  }

  @Test func `rows whose children are left out are there`() async throws {
    let reports = try await TableDiagnostics.collect {
      let screen = TableScreen(json: "[{\"cells\": [\(Self.hosts){}]}]")
      let table = try await HeadlessHost.show(screen)
      #expect(table.layout.rowCount == 2_001)
    }
    #expect(reports.map(\.kind) == ["tooManySections"])
  }

  /// How many sections there are, those of children among them.
  private func groups(in sections: [TableSection]) throws -> Int {
    var count = sections.count
    for section in sections {
      for cell in try section.writtenCells() {
        if case .sections(let inner)? = cell.children?.rows { count += try groups(in: inner) }
      }
    }
    return count
  }
}
