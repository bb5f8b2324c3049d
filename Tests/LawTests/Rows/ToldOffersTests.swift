import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Hosts that draw a row only when they are told show what can be done with it now.
@MainActor @Suite struct ToldOffersTests {
  enum Kind: CaseIterable { case cells, items, count }
  enum Offer: CaseIterable { case action, longPress, deletion, insertion, children, expanded }

  @Observable @MainActor final class Offers {
    var now: [Int: Set<Offer>] = [:]
  }

  struct Item: Identifiable, Equatable, Sendable {
    var id: Int
  }

  private final class OfferScreen: TableScreen {
    let kind: Kind
    let hasContent: Bool
    let offers = Offers()

    init(_ kind: Kind, hasContent: Bool) {
      (self.kind, self.hasContent) = (kind, hasContent)
      super.init()
    }

    override class var settings: Settings { [.longPressable(), .editable()] }
    override var tableData: [Section] {
      switch kind {
      case .cells: [Section("Rows", id: "rows", cells: (0..<4).map { cell($0) })]
      case .items:
        [Section("Rows", items: (0..<4).map(Item.init)) { [unowned self] in cell($0.id) }]
      case .count: [Section("Rows", count: 4) { [unowned self] in cell($0) }]
      }
    }

    private func cell(_ number: Int) -> Cell {
      var cell: Cell = [.title: "Row \(number)"]
      if kind != .items { cell[.id] = .key(number) }
      if hasContent { cell[.content] = number }
      for offer in offers.now[number] ?? [] {
        switch offer {
        case .action: cell[.action] = .perform(OfferScreen.nothing)
        case .longPress: cell[.longPressAction] = .perform(OfferScreen.nothing)
        case .deletion: cell[.deleteAction] = .perform(OfferScreen.nothing)
        case .insertion: cell[.insertAction] = .perform(OfferScreen.nothing)
        case .children: cell[.children] = .cells([[.title: "Child of \(number)"]])
        case .expanded: cell[.children] = .cells([[.title: "Kid of \(number)"]], expanded: true)
        }
      }
      return cell
    }
    func nothing() {}
  }

  private func content(_ table: HeadlessHost) -> [String: RowContent] {
    Dictionary(
      uniqueKeysWithValues: table.titles.compactMap { title in
        table.row(title).map { (title, $0) }
      })
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a row is drawn again when what it offers comes or goes`(kind: Kind, hasContent: Bool)
    async throws
  {
    for round in 0..<Effort.rounds(20) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = OfferScreen(kind, hasContent: hasContent)
      let table = try await HeadlessHost.show(screen)
      if random.once(in: 2) { try await table.setEditing(true) }
      var drawn = content(table)
      for step in 0..<12 {
        table.forgetChanges()
        for row in 0..<4 where random.once(in: 2) {
          screen.offers.now[row] = Set(Offer.allCases.filter { _ in random.once(in: 3) })
        }
        try await table.settle()
        let now = content(table)
        // Of several updates the places are those of different tables.
        guard table.changes.count < 2 else {
          drawn = now
          continue
        }
        // What is told of: rows that came, and rows that are drawn again.
        let told = Set(
          table.changes.flatMap { changes in
            changes.refreshedRows.map(\.new) + changes.insertedRows.flatMap(\.paths)
          })
        for (title, row) in now
        where drawn[title] == nil || table.path(of: title).map(told.contains) == true {
          drawn[title] = row
        }
        drawn = drawn.filter { now[$0.key] != nil }
        for (title, row) in now {
          #expect(
            drawn[title] == row,
            "seed \(Seed.value), round \(round), step \(step), \(title)")
        }
      }
    }
  }
}
