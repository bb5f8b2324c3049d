import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Whatever changes, the table view takes it.
  @MainActor struct RandomUpdateTests {
    @Test func `ten thousand random changes pass the bookkeeping`() async throws {
      var random = SplitMix64(seed: Seed.value)
      let screen = RandomScreen(using: &random)
      let phone = try await Phone.show(screen)
      let table = try phone.table
      var batches = table.batchCount
      var changes = 0
      for round in 0..<10_000 {
        screen.edit(using: &random)
        if random.once(in: 9) { table.scroll(to: Int.random(in: 0...20, using: &random)) }
        if table.batchCount > batches { changes += 1 }
        batches = table.batchCount
        let refused = Refusals.take()
        try #require(refused.isEmpty, "seed \(Seed.value), round \(round): \(refused)")
        if round % 10 == 0 { phone.check() }
      }
      phone.check()
      #expect(table.reloadCount == 1)
      #expect(changes > 8_000)
    }
  }
}

/// A table that changes at random: sections, rows with and without ids, rows below rows.
private final class RandomScreen: TableScreen {
  struct Row {
    var id: Int?
    var title: String
    var version = 0
    var cellClass: TableCellClass?
    var children = 0
  }
  struct Part {
    var id: Int
    var title: String?
    var footer: String?
    var hasOwnHeader = false
    var rows: [Row]
  }
  private var parts: [Part] = []
  private var next = 0

  init(using random: inout SplitMix64) {
    super.init()
    for _ in 0..<3 { parts.append(part(&random)) }
  }

  override class var settings: Settings { [.style(.grouped), .manualUpdates] }

  private func part(_ random: inout SplitMix64) -> Part {
    next += 1
    return Part(
      id: next, title: "S\(next)",
      rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in row(&random) })
  }

  private func row(_ random: inout SplitMix64) -> Row {
    Row(
      // Few of them, so that some stand in the table twice.
      id: random.once(in: 4) ? nil : Int.random(in: 0...30, using: &random),
      title: "r\(Int.random(in: 0...9, using: &random))",
      children: random.once(in: 5) ? Int.random(in: 1...3, using: &random) : 0)
  }

  override var tableData: [Section] {
    parts.map { part in
      let section = Section(part.title, id: TableCell.ID(part.id), footer: part.footer) {
        for row in part.rows {
          [
            .id: row.id, .title: row.title, .subtitle: "v\(row.version)",
            .cellClass: row.cellClass,
            .children: children(row),
          ]
        }
      }
      return part.hasOwnHeader ? section.header(OtherCell.self) : section
    }
  }

  private func children(_ row: Row) -> TableChildren? {
    guard row.children > 0 else { return nil }
    let cells: [Cell] = (0..<row.children).map { [.title: "\(row.title).\($0)"] }
    return .cells(cells, expanded: true)
  }

  /// Changes some things, and reads the table again.
  func edit(using random: inout SplitMix64) {
    for _ in 0...Int.random(in: 0...4, using: &random) { change(&random) }
    updateTableData()
  }

  private func change(_ random: inout SplitMix64) {
    switch Int.random(in: 0...17, using: &random) {
    case 0 where parts.count < 6:
      parts.insert(part(&random), at: Int.random(in: 0...parts.count, using: &random))
    case 1 where !parts.isEmpty:
      parts.remove(at: Int.random(in: parts.indices, using: &random))
    case 2: parts.shuffle(using: &random)
    case let what:
      guard !parts.isEmpty else { return parts.append(part(&random)) }
      let index = Int.random(in: parts.indices, using: &random)
      change(what, &parts[index], &random)
      if what == 16, parts[index].rows.count > 1 {
        let row = parts[index].rows.removeLast()
        parts[Int.random(in: parts.indices, using: &random)].rows.insert(row, at: 0)
      }
    }
  }

  private func change(_ what: Int, _ part: inout Part, _ random: inout SplitMix64) {
    guard !part.rows.isEmpty else { return part.rows.append(row(&random)) }
    let place = Int.random(in: part.rows.indices, using: &random)
    switch what {
    case 3: part.title = random.once(in: 3) ? nil : "t\(Int.random(in: 0...3, using: &random))"
    case 4: part.footer = random.once(in: 2) ? nil : "f\(Int.random(in: 0...3, using: &random))"
    case 5: part.hasOwnHeader.toggle()
    case 6...8 where part.rows.count < 9: part.rows.insert(row(&random), at: place)
    case 9: part.rows.remove(at: place)
    case 10: part.rows.insert(part.rows.remove(at: place), at: 0)
    case 11: part.rows.shuffle(using: &random)
    case 12: part.rows[place].cellClass = random.once(in: 2) ? nil : .of(OtherCell.self)
    case 13: part.rows[place].children = Int.random(in: 0...3, using: &random)
    default: part.rows[place].version += 1
    }
  }
}

private final class OtherCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(.text(row.cell.title ?? "–"), .spacer, .badge("other"))
  }
}
