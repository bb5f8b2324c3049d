import Observation
import TableScreen
import TableScreenTesting
import Testing

final class LoggingCell: TableRowCell {
  static var log: [String] = []
  override func onLoad() { Self.log.append("load") }
  override func prepareForReuse() { Self.log.append("prepare") }
  override func onReuse() { Self.log.append("reuse") }
  override func willDisplay() { Self.log.append("display") }
  override func body(for row: RowContext) -> RowElement {
    Self.log.append("body \(row.cell.title ?? "")")
    return super.body(for: row)
  }
}

final class RecyclingScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section(
        cells: (0..<100).map { index in
          [
            .title: "Row \(index)", .subtitle: index.isMultiple(of: 2) ? "even" : nil,
            .style: .subtitle, .cellClass: .of(LoggingCell.self),
          ]
        })
    ]
  }
}

@Observable @MainActor final class Prices {
  var byName: [String: Price] = [:]
}

@Observable @MainActor final class Price {
  var amount = 0
}

final class PriceScreen: TableScreen {
  struct Product: Identifiable, Equatable { let id: String }
  let prices = ["tea": Price(), "milk": Price()]
  var made = 0
  var readings = 0
  override var tableData: [Section] {
    readings += 1
    return [Section(items: ["milk", "tea"].map { Product(id: $0) }, cell: PriceScreen.row)]
  }
  func row(_ product: Product) -> Cell {
    made += 1
    return [.title: product.id, .subtitle: "\(prices[product.id]?.amount ?? 0)"]
  }
}

enum Loud {
  final class Cell: TableRowCell {
    override func body(for row: RowContext) -> RowElement { .text("\(row.cell.title ?? "")!") }
  }
}

enum Quiet {
  final class Cell: TableRowCell {
    override func body(for row: RowContext) -> RowElement { .text("\(row.cell.title ?? "")…") }
  }
}

/// Cells are reused by kind, with their hooks in order, and nothing of an old row shows.
@MainActor @Suite(.serialized) struct RecyclingTests {
  @Test(.structure("DX-30")) func `a fresh cell loads, and a reused one prepares first`()
    async throws
  {
    LoggingCell.log = []
    let table = try await HeadlessHost.show(RecyclingScreen())
    table.pageLength = 1
    _ = table.page
    #expect(LoggingCell.log == ["load", "body Row 0", "display"])
    LoggingCell.log = []
    table.scroll(to: TablePath(0, 60), at: .top, in: table.visibleScreen)
    _ = table.page
    // The old row still holds its cell while the first new one comes into view.
    #expect(LoggingCell.log == ["load", "body Row 60", "display"])
    LoggingCell.log = []
    table.scroll(to: TablePath(0, 70), at: .top, in: table.visibleScreen)
    _ = table.page
    #expect(LoggingCell.log == ["prepare", "body Row 70", "reuse", "display"])
  }

  @Test(.structure("DX-31")) func `a reused cell shows nothing of its old row`() async throws {
    let table = try await HeadlessHost.show(RecyclingScreen())
    table.pageLength = 3
    for title in ["Row 0", "Row 11", "Row 42", "Row 43", "Row 99"] {
      try await table.scroll(to: title)
      for row in table.page {
        let isEven = Int(row.title.dropFirst(4)).map { $0.isMultiple(of: 2) } ?? false
        #expect(row.texts.map(\.text.plain) == [row.title] + (isEven ? ["even"] : []))
      }
    }
  }

  @Test func `cells of two classes are never confused, whatever they are called`() async throws {
    let screen = ListOfWords(["a", "b"])
    screen.cellForWord = {
      [
        .title: $0, .reuseIdentifier: "one name",
        .cellClass: $0 == "a" ? .of(Loud.Cell.self) : .of(Quiet.Cell.self),
      ]
    }
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 1
    #expect(table.page.map(\.title) == ["a!"])
    table.scroll(to: TablePath(0, 1), at: .top, in: table.visibleScreen)
    #expect(table.page.map(\.title) == ["b…"])
    table.scroll(to: TablePath(0, 0), at: .top, in: table.visibleScreen)
    #expect(table.page.map(\.title) == ["a!"])
    table.scroll(to: TablePath(0, 1), at: .top, in: table.visibleScreen)
    #expect(table.page.map(\.title) == ["b…"])
  }

  @Test func `what a lazy row reads is watched for that row alone`() async throws {
    let screen = PriceScreen()
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    #expect(screen.made == 2)
    screen.prices["tea"]?.amount = 5
    try await table.settle()
    #expect(table.row("tea")?.texts.last?.text.plain == "5")
    #expect(screen.made == 3)
    #expect(screen.readings == 1)
    #expect(table.changes.map(\.description) == ["reconfigure T(0,1) as T(0,1)"])
  }
}
