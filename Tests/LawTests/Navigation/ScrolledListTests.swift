import TableScreen
import TableScreenTesting
import Testing

/// A list that comes into view again stands where it stood, in a test as on other hosts.
@MainActor @Suite struct ScrolledListTests {
  private final class Rows: TableScreen {
    var count = 100
    override var tableCells: [Cell?]? {
      (0..<count).map { row in
        [
          .id: .key(row), .title: "row \(row)",
          .action: .run { [weak self] _ in self?.open(Rows()) },
        ]
      }
    }
  }

  @Test func `it stands where it was left`() async throws {
    let screen = Rows()
    let table = try await HeadlessHost.show(screen)
    try await table.scroll(to: "row 60")
    let top = table.top
    #expect(top.row > 30)
    try await table.tap("row 60")
    #expect(table.top == TablePath(0, 0))
    try await table.back()
    #expect(table.top == top)
    try await table.tap("row 60")
    screen.count = 110
    screen.updateTableData()
    try await table.back()
    #expect(table.top == top)
  }
  @Test func `beside its detail it stands where it stood, and where the app scrolls it`()
    async throws
  {
    let list = ListBesideDetail()
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 140)
    try await table.scroll(to: "row 30")
    try await table.tap("row 30")
    func firstRow() -> Substring {
      table.frame(columns: 140, rows: 14).split(separator: "\n")[1].prefix(10)
    }
    #expect(firstRow().contains("row 30"))
    try await table.focusOtherPane()
    #expect(firstRow().contains("row 30"))
    list.scroll(to: .id(.key(45)), at: .top)
    try await table.settle()
    #expect(firstRow().contains("row 45"))
    try await table.focusOtherPane()
    #expect(firstRow().contains("row 45"))
    #expect(table.top == TablePath(0, 45))
  }

  @Test(arguments: [80, 140])
  func `one that is restored below or beside its detail stands where it was left`(columns: Int)
    async throws
  {
    var state: TableNavigationState?
    func restoration() -> TableRestoration {
      TableRestoration(
        load: { state }, save: { state = $0 },
        making: { $0 == "detail" ? DetailBesideList() : ListBesideDetail() })
    }
    let table = try await HeadlessHost.show(ListBesideDetail(), restoration: restoration())
    try await table.resize(columns: columns)
    try await table.scroll(to: "row 30")
    try await table.tap("row 30")
    try await table.tell(.background)
    let again = try await HeadlessHost.show(ListBesideDetail(), restoration: restoration())
    try await again.resize(columns: columns)
    if columns < 100 { try await again.back() }
    #expect(again.frame(columns: columns, rows: 14).split(separator: "\n")[1].contains("row 30"))
  }
}

private final class ListBesideDetail: TableScreen {
  override var restorationName: String? { "list" }
  override var title: String { "List" }

  override var tableCells: [Cell?]? {
    (0..<60).map { row in
      [
        .id: .key(row), .title: "row \(row)",
        .action: .run { [weak self] _ in self?.open(DetailBesideList(), as: .detail) },
      ]
    }
  }
}

private final class DetailBesideList: TableScreen {
  override var restorationName: String? { "detail" }
  override var title: String { "Detail" }
  override var tableCells: [Cell?]? { [[.title: "letter"]] }
}
