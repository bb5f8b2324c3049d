import TableScreen
import TableScreenTesting
import Testing

/// What was typed shows in a row that comes back elsewhere from the first time that the row is drawn, however it is made.
@MainActor @Suite struct MovedDraftTests {
  private final class Good: Equatable {
    let name: String
    var count = 3
    init(_ name: String) { self.name = name }
    nonisolated static func == (one: Good, other: Good) -> Bool { one === other }
  }

  enum Place { case high, low }
  enum Making: CaseIterable { case cells, items, source }

  private final class ShopScreen: TableScreen {
    let goods = [Good("Tea"), Good("Milk")]
    let making: Making
    var place: Place? = .high
    lazy var sources = [0, 1].map { _ in
      ArraySource<Good>([], id: \.name) { [unowned self] in row($0) }
    }
    init(_ making: Making) {
      self.making = making
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    private func goods(in section: Place) -> [Good] {
      goods.filter { $0 === goods[0] ? place == section : section == .high }
    }
    override var tableData: [Section] {
      [section("High", .high), section("Low", .low)]
    }
    private func section(_ title: String, _ place: Place) -> Section {
      let goods = goods(in: place)
      return switch making {
      case .cells: Section(title, cells: goods.map(row))
      case .items: Section(title, items: goods, id: \.name, cell: row)
      case .source: Section(title, source: sources[place == .high ? 0 : 1])
      }
    }
    func move(to place: Place?) {
      self.place = place
      (sources[0].items, sources[1].items) = (goods(in: .high), goods(in: .low))
      updateTableData()
    }
    func row(_ good: Good) -> Cell { [.title: good.name, .bind: .to(good, \.count)] }
  }

  @Test(arguments: Making.allCases)
  private func `a draft shows in the row that took its place`(making: Making) async throws {
    let screen = ShopScreen(making)
    screen.move(to: .high)
    let table = try await HeadlessHost.show(screen)
    try await table.type("7", into: "Tea")
    #expect(screen.form.isDirty)
    screen.move(to: nil)
    try await table.settle()
    #expect(screen.form.isDirty)
    screen.move(to: .low)
    #expect(table.row("Tea")?.controls.first?.value == .integer(7))
    #expect(table.path(of: "Tea") == TablePath(1, 0))
    #expect(screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.goods[0].count == 7)
  }
}
