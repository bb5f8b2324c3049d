import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Key-value pairs from data stand in the order in which they are written.
@MainActor @Suite struct PairOrderTests {
  private static let pairs = #"{"Weight": "2 kg", "From": "Oslo", "To": "Lagos"}"#

  private func lines(_ table: HeadlessHost) -> [String] {
    table.frame(columns: 40, rows: 12).split(separator: "\n").compactMap { line in
      ["Weight", "From", "To"].first { line.contains($0 + " ") }
    }
  }

  @Test func `a text of JSON says the order`() async throws {
    let json =
      #"[{"cells": [{"title": "Parcel", "cellClass": "keyValue", "properties": {"pairs": \#(Self.pairs)}}]}]"#
    let screen = TableScreen(json: json, cells: .ready)
    #expect(screen.data?.mistakes == [])
    let table = try await HeadlessHost.show(screen)
    #expect(lines(table) == ["Weight", "From", "To"])
    // What is read elsewhere is no other.
    let names = TableDataNames(cells: .standard + .ready)
    let read = await TableData.read(json: Data(json.utf8), names: names)
    let other = TableScreen()
    other.show(read)
    #expect(lines(try await HeadlessHost.show(other)) == ["Weight", "From", "To"])
  }

  @Test func `what Swift says comes back from JSON in its order`() async throws {
    let names = TableDataNames(cells: .standard + .ready)
    let parcel: TableCell = [
      .title: "Parcel",
      .cellClass: .of(.keyValue(["Weight": "2 kg", "From": "Oslo", "To": "Lagos"])),
    ]
    let written = TableData([TableSection(cells: [parcel])]).json(names: names)
    #expect(written.leftOut == [])
    let table = try await HeadlessHost.show(TableScreen(json: written.text, cells: .ready))
    #expect(lines(table) == ["Weight", "From", "To"])
  }

  @Test func `a class of the app's own has its pairs by name`() throws {
    final class FactsCell: TableRowCell {}
    let entry = TableCellEntry(
      TableCellClass(FactsCell.self), properties: [TableCellProperty("facts", .pairs, "Facts.")],
      edits: nil)
    let data = TableData(
      json: #"[{"cells": [{"cellClass": "facts", "properties": {"facts": \#(Self.pairs)}}]}]"#,
      names: TableDataNames(cells: .standard + TableCellClasses(["facts": entry])))
    #expect(data.mistakes == [])
    let cell = try #require(data.sections.first?.cells?.first)
    #expect(
      cell.properties["facts", as: [String: String].self]
        == ["Weight": "2 kg", "From": "Oslo", "To": "Lagos"])
  }
}
