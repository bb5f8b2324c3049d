import TableScreen
import TableScreenTesting
import Testing

/// A row that describes itself as hidden shows once it was shown by hand, in every kind of section, whether it was there by then,
/// and whether it had been made.
@MainActor @Suite struct UnmaskedRowTests {
  enum Kind: CaseIterable { case cells, items, count }

  struct Item: Identifiable, Hashable { let id: Int }

  private final class ListScreen: TableScreen {
    let kind: Kind
    var count: Int
    let hidden: Set<Int>

    init(_ kind: Kind, count: Int, hidden: Set<Int>) {
      (self.kind, self.count, self.hidden) = (kind, count, hidden)
      super.init()
    }

    override var tableData: [Section] {
      switch kind {
      case .cells: [Section(cells: (0..<count).map { cell($0) })]
      case .items: [Section(items: (0..<count).map(Item.init)) { [unowned self] in cell($0.id) }]
      case .count: [Section(count: count) { [unowned self] in cell($0) }]
      }
    }

    private func cell(_ number: Int) -> Cell {
      var cell: Cell = [.title: "row \(number)", .masked: hidden.contains(number)]
      if kind == .cells { cell[.id] = .key(number) }
      return cell
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `it shows when it comes`(kind: Kind, isLate: Bool) async throws {
    let screen = ListScreen(kind, count: isLate ? 2 : 100, hidden: [2, 90])
    let table = try await HeadlessHost.show(screen)
    screen.unmask(.id(.key(2)))
    screen.unmask(.id(.key(90)))
    screen.count = 100
    screen.updateTableData()
    try await table.settle()
    #expect(!screen.isMasked(.id(.key(90))))
    try await table.scroll(to: "row 90")
    #expect(table.row("row 90") != nil)
    try await table.scroll(to: "row 2")
    #expect(table.row("row 2") != nil)
    screen.toggleMask(.id(.key(2)))
    try await table.settle()
    #expect(!table.titles.contains("row 2"))
  }
}
