import TableScreen
import TableScreenTesting
import Testing

@MainActor private final class HookLog {
  var lines: [String] = []
  static var current = HookLog()
}

private final class HookedCell: TableRowCell {
  private static func note(_ hook: String, _ row: RowContext) {
    HookLog.current.lines.append("class \(hook) \(row.value(of: "count")?.editText ?? "-")")
  }
  override class func willBind(_ row: RowContext) { note("willBind", row) }
  override class func onBind(_ row: RowContext) { note("onBind", row) }
  override class func willReload(_ row: RowContext) { note("willReload", row) }
  override class func onReload(_ row: RowContext) { note("onReload", row) }
  override class func willCommit(_ row: RowContext) { note("willCommit", row) }
  override class func onCommit(_ row: RowContext) { note("onCommit", row) }
  override func onLoad() { HookLog.current.lines.append("cell onLoad") }
  override func prepareForReuse() { HookLog.current.lines.append("cell prepareForReuse") }
  override func onReuse() { HookLog.current.lines.append("cell onReuse") }
  override func willDisplay() { HookLog.current.lines.append("cell willDisplay") }
  override func body(for row: RowContext) -> RowElement {
    HookLog.current.lines.append("cell body")
    return super.body(for: row)
  }
}

private final class HookedScreen: TableScreen {
  var items: [Item]
  init(_ items: [Item]) {
    self.items = items
    super.init()
  }
  override var tableData: [Section] {
    [
      Section(
        cells: items.map {
          [
            .title: $0.id, .id: .key($0.id), .bind: .fields(["count": .draft($0, \.count)]),
            .cellClass: .of(HookedCell.self),
          ]
        })
    ]
  }
  private func note(_ hook: String, _ cell: Cell) {
    HookLog.current.lines.append("\(hook) \(cell.title ?? "")")
  }
  override func willBind(_ row: NodeID, _ cell: Cell) { note("willBind", cell) }
  override func onBind(_ row: NodeID, _ cell: Cell) { note("onBind", cell) }
  override func willReload(_ row: NodeID, _ cell: Cell) { note("willReload", cell) }
  override func onReload(_ row: NodeID, _ cell: Cell) { note("onReload", cell) }
  override func willCommit(_ row: NodeID, _ cell: Cell) { note("willCommit", cell) }
  override func onCommit(_ row: NodeID, _ cell: Cell) { note("onCommit", cell) }
  override func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {
    HookLog.current.lines.append("onCellCreated")
  }
  override func onCellReused(_ cell: TableRowCell, _ row: NodeID) {
    HookLog.current.lines.append("onCellReused")
  }
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {
    HookLog.current.lines.append("willDisplay")
  }
}

/// What is told when a row is bound, of the screen and of its cell class, in one order.
@MainActor @Suite(.serialized) struct BindingHookTests {
  private let binding = [
    "willBind tea", "class willBind -", "willReload tea", "class willReload -", "onReload tea",
    "class onReload 3", "onBind tea", "class onBind 3",
  ]

  private func show(_ items: [Item]) async throws -> (HookedScreen, HeadlessHost) {
    let screen = HookedScreen(items)
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 1
    HookLog.current.lines = []
    return (screen, table)
  }

  @Test(.structure("DX-45"))
  func `binding is told around reading, once, and a fresh cell loads before it`() async throws {
    let (screen, table) = try await show([Item("tea")])
    _ = table.page
    #expect(
      HookLog.current.lines == ["onCellCreated", "cell onLoad"] + binding + [
        "cell body", "willDisplay", "cell willDisplay",
      ])
    HookLog.current.lines = []
    screen.updateTableData()
    _ = table.page
    #expect(!HookLog.current.lines.contains { $0.contains("Bind") })
  }

  @Test func `a reused cell prepares, then the row is bound, then it is told of reuse`()
    async throws
  {
    let (screen, table) = try await show([Item("milk"), Item("rice"), Item("tea")])
    for row in 0..<2 {
      table.scroll(to: TablePath(0, row), at: .top, in: screen)
      _ = table.page
    }
    HookLog.current.lines = []
    table.scroll(to: TablePath(0, 2), at: .top, in: screen)
    _ = table.page
    #expect(
      HookLog.current.lines == ["cell prepareForReuse"] + binding + [
        "cell body", "onCellReused", "cell onReuse", "willDisplay", "cell willDisplay",
      ])
  }

  @Test func `a row that is bound to another object is told again`() async throws {
    let (screen, table) = try await show([Item("tea", count: 8)])
    _ = table.page
    screen.items = [Item("tea")]
    screen.updateTableData()
    HookLog.current.lines = []
    _ = table.page
    #expect(HookLog.current.lines.filter { $0 != "cell body" } == binding)
  }

  @Test func `reload and commit are told around what they do`() async throws {
    let (screen, table) = try await show([Item("tea")])
    _ = table.page
    screen.form["tea"]["count"] = .integer(5)
    HookLog.current.lines = []
    screen.reloadForm()
    #expect(
      HookLog.current.lines == [
        "willReload tea", "class willReload 5", "onReload tea", "class onReload 3",
      ])
    screen.form["tea"]["count"] = .integer(6)
    HookLog.current.lines = []
    try await screen.commitForm()
    #expect(
      HookLog.current.lines.prefix(4) == [
        "willCommit tea", "class willCommit 6", "onCommit tea", "class onCommit 6",
      ])
  }

  @Test func `what is asked for by a form is bound, too, though nothing shows it`() async throws {
    let (screen, table) = try await show([Item("milk"), Item("tea")])
    #expect(screen.form["tea"]["count"] == .integer(3))
    #expect(HookLog.current.lines == binding)
    withExtendedLifetime(table) {}
  }
}
