import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A thing in store, without any observation; it notes what is written.
final class Item: Identifiable {
  let id: String
  var count: Int { didSet { writes.append("\(id) count") } }
  var name: String? { didSet { writes.append("\(id) name") } }
  var price = 1.5
  var writes: [String] = []
  init(_ id: String, count: Int = 3, name: String? = "n") {
    self.id = id
    self.count = count
    self.name = name
  }
}

private class StoreScreen: TableScreen {
  var items: [Item]
  var isDescribingNames = true
  var log: [String] = []
  init(_ items: [Item]) {
    self.items = items
    super.init()
  }
  override class var settings: Settings { [.title("Store"), .searchable()] }
  override var tableData: [Section] {
    [Section("Items", cells: items.map { row($0) })]
  }
  func row(_ item: Item) -> Cell {
    var fields: [(String, TableBinding)] = [("count", .draft(item, \.count))]
    if isDescribingNames { fields.append(("name", .draft(item, \.name))) }
    return [.title: item.id, .id: .key(item.id), .bind: .fields(fields)]
  }
  override func willCommit(_ row: NodeID, _ cell: Cell) { log.append("will \(cell.title ?? "")") }
  override func onCommit(_ row: NodeID, _ cell: Cell) { log.append("did \(cell.title ?? "")") }
  override func willReload(_ row: NodeID, _ cell: Cell) {
    log.append("will reload \(cell.title ?? "") \(form[.node(row)]["count"] ?? .null)")
  }
  override func onReload(_ row: NodeID, _ cell: Cell) {
    log.append("did reload \(cell.title ?? "") \(form[.node(row)]["count"] ?? .null)")
  }
}

/// What is typed into a form waits until the form is committed.
@MainActor struct DraftTests {
  private let screen = StoreScreen([Item("tea"), Item("milk")])

  private var tea: Item { screen.items[0] }
  private var milk: Item { screen.items[1] }

  @Test(.structure("DX-41")) func `a draft is written when the form is committed, not before`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.set(.integer(5), of: "tea", control: "count")
    #expect(tea.count == 3)
    #expect(screen.form["tea"]["count"] == .integer(5))
    #expect(table.row("tea")?.controls.first?.value == .integer(5))
    #expect(screen.form.isDirty)
    try await screen.commitForm()
    #expect(tea.count == 5)
    #expect(!screen.form.isDirty)
    #expect(table.row("tea")?.controls.first?.value == .integer(5))
  }

  @Test func `what a field held before is kept as typed where the property changed meanwhile`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "tea", control: "name", staying: true)
    tea.name = "new"
    screen.updateTableData()
    try await table.settle()
    // The field held this when the typing began, but would not show it now.
    try await table.type("n", into: "tea", control: "name", staying: true)
    #expect(screen.form["tea"]["name"] == .text("n"))
    try await screen.commitForm()
    #expect(tea.name == "n")
  }

  @Test(.structure("DX-42")) func `a reload shows what the object holds by now`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.form["tea"]["count"] = .integer(5)
    screen.log = []
    tea.count = 9
    screen.reloadForm()
    #expect(screen.form["tea"]["count"] == .integer(9))
    #expect(table.row("tea")?.controls.first?.value == .integer(9))
    try await screen.commitForm()
    #expect(tea.count == 9)
    #expect(screen.log == ["will reload tea integer(5)", "did reload tea integer(9)"])
  }

  @Test(.structure("DX-43")) func `no value can be shown and stored`() async throws {
    _ = try await HeadlessHost.show(screen)
    #expect(screen.form["tea"].value(of: "name", as: String.self) == "n")
    tea.name = nil
    screen.reloadForm()
    #expect(screen.form["tea"]["name"] == .null)
    screen.form["milk"]["name"] = .null
    #expect(screen.form["milk"]["name"] == .null)
    try await screen.commitForm()
    #expect(milk.name == nil)
  }

  @Test(.structure("DX-46")) func `only what differs is written, in the order of the table`()
    async throws
  {
    _ = try await HeadlessHost.show(screen)
    screen.form["milk"]["count"] = .integer(4)
    screen.form["tea"]["name"] = .text("green")
    screen.form["tea"]["count"] = .integer(3)
    let rows = ["tea", "milk"].compactMap { screen.form[.id(.init($0))].id }
    #expect(screen.form.dirtyRows == rows)
    #expect(screen.form["tea"].dirtyNames == ["name"])
    screen.log = []
    try await screen.commitForm()
    #expect(tea.writes == ["tea name"])
    #expect(milk.writes == ["milk count"])
    #expect(screen.log == ["will tea", "will milk", "did tea", "did milk"])
  }

  @Test(.structure("DX-47")) func `a row that is bound anew knows nothing of the old draft`()
    async throws
  {
    _ = try await HeadlessHost.show(screen)
    screen.form["tea"]["count"] = .integer(5)
    screen.form["tea"]["name"] = .text("green")
    let old = tea
    screen.items[0] = Item("tea", count: 7)
    screen.isDescribingNames = false
    screen.updateTableData()
    #expect(screen.form["tea"]["name"] == nil)
    #expect(screen.form["tea"]["count"] == .integer(7))
    #expect(!screen.form.isDirty)
    screen.items[0] = old
    screen.isDescribingNames = true
    screen.updateTableData()
    #expect(screen.form["tea"]["count"] == .integer(3))
    #expect(screen.form["tea"]["name"] == .text("n"))
  }

  @Test func `what is put back by hand is no draft`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("5", into: "tea", control: "count", staying: true)
    #expect(screen.form["tea"].isDirty)
    try await table.type("3", into: "tea", control: "count", staying: true)
    #expect(!screen.form["tea"].isDirty)
  }

  @Test func `one row can be committed or reloaded`() async throws {
    _ = try await HeadlessHost.show(screen)
    screen.form["tea"]["count"] = .integer(5)
    screen.form["milk"]["count"] = .integer(6)
    try await screen.commitForm("milk")
    #expect([tea.count, milk.count] == [3, 6])
    #expect(screen.form["tea"].isDirty)
    screen.form["milk"]["count"] = .integer(8)
    screen.reloadForm("tea")
    #expect(screen.form["tea"]["count"] == .integer(3))
    #expect(screen.form["milk"]["count"] == .integer(8))
  }

  @Test func `what makes no sense stays as typed, is said in the row, and holds the commit back`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("many", into: "tea", control: "count")
    #expect(table.row("tea")?.message == TableWords.current.notAnInteger)
    #expect(table.row("tea")?.controls.first?.value == .text("many"))
    screen.form["milk"]["count"] = .integer(8)
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(error?.problems.map(\.title) == ["tea"])
    #expect(error?.problems.map(\.control) == ["count"])
    #expect(milk.count == 3)
    try await table.type("4", into: "tea", control: "count")
    #expect(table.row("tea")?.message == nil)
    try await screen.commitForm()
    #expect([tea.count, milk.count] == [4, 8])
  }

  @Test(.structure("DX-53")) func `what is typed is there again after the row was out of view`()
    async throws
  {
    let screen = StoreScreen((0..<500).map { Item("Row \($0)") })
    let table = try await HeadlessHost.show(screen)
    try await table.type("hi", into: "Row 3", control: "name", staying: true)
    table.scroll(to: TablePath(0, 400), at: .top, in: screen)
    #expect(table.page.first?.title == "Row 400")
    table.scroll(to: TablePath(0, 0), at: .top, in: screen)
    #expect(table.page[3].controls.last?.value == .text("hi"))
    #expect(table.page[4].controls.last?.value == .text("n"))
  }

  @Test func `a row that leaves and returns brings its draft, however many left since`()
    async throws
  {
    let items = (0..<1_500).map { Item("Row \($0)") }
    let screen = StoreScreen(items)
    let table = try await HeadlessHost.show(screen)
    screen.form["Row 0"]["count"] = .integer(5)
    screen.mask(.rows(1..<1_500, section: 0))
    screen.items = []
    screen.updateTableData()
    #expect(screen.form["Row 0"].id == nil)
    #expect(screen.form.dirtyRows.count == 1)
    screen.items = items
    screen.updateTableData()
    #expect(screen.form["Row 0"]["count"] == .integer(5))
    #expect(table.titles.first == "Row 0")
  }

  @Test func `a setting makes drafts of all that is bound, switches too`() async throws {
    let screen = DraftingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    try await table.toggle("Away")
    #expect(screen.name == "Ada")
    #expect(!screen.isAway)
    #expect(table.row("Away")?.controls.first?.value == .flag(true))
    try await screen.commitForm()
    #expect(screen.name == "Grace")
    #expect(screen.isAway)
  }

  @Test func `a name that nothing is bound to keeps what it is given`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.form["tea"]["count"] = .integer(5)
    screen.form["tea"]["note"] = .text("scratch")
    #expect(screen.form["tea"]["note"] == .text("scratch"))
    #expect(screen.form["tea"].dirtyNames == ["count"])
    #expect(table.row("tea") != nil)
  }
}

private final class DraftingScreen: TableScreen {
  override class var settings: Settings { [.drafts] }
  var name = "Ada"
  var isAway = false
  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .bind: .to(\DraftingScreen.name)]
        [.title: "Away", .accessory: .switch(\DraftingScreen.isAway)]
      }
    ]
  }
}

/// A list of items, each with its count in a row below it.
private final class NestedStoreScreen: TableScreen {
  var items: [Item]
  init(_ items: [Item]) {
    self.items = items
    super.init()
  }
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    [
      Section(
        "Items",
        cells: items.map { item in
          [
            .title: item.id, .id: .key(item.id), .bind: .draft(item, \.name),
            .children: .cells(expanded: true) {
              [
                .title: "Count of \(item.id)", .id: .key("\(item.id) count"),
                .bind: .draft(item, \.count),
              ]
            },
          ]
        })
    ]
  }
}

/// Whatever happens around a row, what was typed into it stays.
@MainActor struct DraftLaws {
  @Test(.structure("I9"))
  func `drafts survive masks, collapsed rows, searches, reuse and readings`()
    async throws
  {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let screen = NestedStoreScreen((0..<60).map { Item("Item \($0)") })
    let table = try await HeadlessHost.show(screen)
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    for step in 0..<Effort.rounds(300) {
      let item = screen.items[Int.random(in: 0..<60, using: &random)].id
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        names[item] = "name \(step)"
        screen.form[.id(.init(item))].value = .text("name \(step)")
      case 2:
        counts[item] = 100 + step
        screen.form[.id(.init("\(item) count"))].value = .integer(100 + step)
      case 3: screen.toggleMask(.id(.init(item)))
      case 4: screen.setExpanded(Bool.random(using: &random), of: .id(.init(item)))
      case 5: try await table.search("Item \(Int.random(in: 0..<60, using: &random))")
      case 6: try await table.endSearch()
      case 7:
        screen.items.shuffle(using: &random)
        screen.updateTableData()
      default:
        let count = table.layout.rowCount(in: 0)
        guard count > 0 else { continue }
        table.scroll(
          to: TablePath(0, Int.random(in: 0..<count, using: &random)), at: .top, in: screen)
        _ = table.page
      }
      for (id, name) in names {
        #expect(screen.form[.id(.init(id))].value == .text(name), "step \(step), seed \(seed)")
      }
      for (id, count) in counts {
        let row = screen.form[.id(.init("\(id) count"))]
        #expect(row.value == .integer(count), "step \(step), seed \(seed)")
      }
      #expect(screen.form.dirtyRows.count == names.count + counts.count, "seed \(seed)")
    }
    try await screen.commitForm()
    for item in screen.items {
      #expect(item.name == names[item.id] ?? "n", "seed \(seed)")
      #expect(item.count == counts[item.id] ?? 3, "seed \(seed)")
    }
    #expect(!screen.form.isDirty)
  }
}
