import Foundation
import TableScreen
import TableScreenTesting
import Testing

extension TableCell.Key {
  fileprivate static let mine = TableCell.Key("mine")
}

/// A value under a key of an app's own comes back as what it was written as.
@MainActor @Suite struct OwnKeyValueTests {
  private func expectBack<Value: CellValue & Equatable>(
    _ value: Value, at line: SourceLocation = #_sourceLocation
  ) {
    var cell: TableCell = [.title: "a"]
    cell[.mine] = value
    #expect((cell[.mine] as Value?) == value, sourceLocation: line)
    let written: TableCell = [.title: "a", .mine: value]
    #expect((written[.mine] as Value?) == value, sourceLocation: line)
    cell.merge(written)
    #expect((cell[.mine] as Value?) == value, sourceLocation: line)
    cell[.mine] = Value?.none
    #expect((cell[.mine] as Value?) == nil, sourceLocation: line)
  }

  @Test func `whatever type it is of`() {
    expectBack(UUID())
    expectBack(Float(1.5))
    expectBack(1.5)
    expectBack(5)
    for number in [Int8.min, 5, .max] { expectBack(number) }
    for number in [Int16.min, 5, .max] { expectBack(number) }
    for number in [Int32.min, 5, .max] { expectBack(number) }
    for number in [Int64.min, 5, .max] { expectBack(number) }
    for number in [UInt8.min, 5, .max] { expectBack(number) }
    for number in [UInt16.min, 5, .max] { expectBack(number) }
    for number in [UInt32.min, 5, .max] { expectBack(number) }
    for number in [UInt64.min, 5, .max] { expectBack(number) }
    for number in [UInt.min, 5, .max] { expectBack(number) }
    expectBack("text")
    expectBack(true)
  }

  @Test func `a number comes as another type that it fits into, and as no other`() {
    var cell: TableCell = [.title: "a"]
    cell[.mine] = 3
    #expect((cell[.mine] as Double?) == 3 && (cell[.mine] as UInt8?) == 3)
    cell[.mine] = 300
    #expect((cell[.mine] as UInt8?) == nil && (cell[.mine] as Int?) == 300)
    #expect((cell[.mine] as String?) == nil && (cell[.mine] as UUID?) == nil)
    cell[.mine] = "text"
    #expect((cell[.mine] as Int?) == nil && (cell[.mine] as Double?) == nil)
  }

  private final class OwnerCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .text((row.cell[.mine] as UUID?)?.uuidString ?? "nobody")
    }
  }

  @Test func `a cell class reads it`() async throws {
    let owner = UUID()
    let model = TableModel([
      TableSection { [.title: "Row", .mine: owner, .cellClass: .of(OwnerCell.self)] }
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    #expect(table.row(at: TablePath(0, 0))?.texts.map(\.text.plain) == [owner.uuidString])
  }
}
