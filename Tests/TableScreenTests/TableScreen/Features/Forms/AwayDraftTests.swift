import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Items with a row below each, and a row below that one.
private final class DeepScreen: TableScreen {
  var items: [Item]
  var isExpert = true
  var log: [String] = []
  init(_ items: [Item]) {
    self.items = items
    super.init()
  }
  override var tableData: [Section] {
    [Section("Items", cells: items.map { row($0) }), Section("More", cells: extras)]
  }
  private var extras: [Cell] {
    isExpert && !items.isEmpty ? [[.title: "Extra", .bind: .draft(items[0], \.name)]] : []
  }
  private func row(_ item: Item) -> Cell {
    [
      .title: item.id, .id: .key(item.id),
      .children: .cells(expanded: true) {
        [
          .title: "Counts", .id: "counts",
          .children: .cells(expanded: true) {
            [
              .title: "Count of \(item.id)", .id: "count", .tag: "count \(item.id)",
              .bind: .draft(item, \.count),
              .validate: .with(Int.self) { $0 > 90 ? "Count 90 or fewer" : nil },
            ]
          },
        ]
      },
    ]
  }
  override func willCommit(_ row: NodeID, _ cell: Cell) { log.append("will \(cell.title ?? "")") }
  override func onCommit(_ row: NodeID, _ cell: Cell) { log.append("did \(cell.title ?? "")") }
}

/// Rows that are out of the table for a while keep what was typed into them, and what is below them does.
@MainActor struct AwayDraftTests {
  private let items = ["tea", "milk", "rice"].map { Item($0) }

  private func show() async throws -> (DeepScreen, HeadlessHost) {
    let screen = DeepScreen(items)
    return (screen, try await HeadlessHost.show(screen))
  }

  private func count(_ item: String, in screen: DeepScreen) -> TableFormRow {
    screen.form[.tag("count \(item)")]
  }

  private func set(_ count: Int, of item: String, in screen: DeepScreen) {
    self.count(item, in: screen).value = .integer(count)
  }

  @Test func `a draft two rows deep returns with the row that it hangs below`() async throws {
    let (screen, _) = try await show()
    set(5, of: "tea", in: screen)
    set(6, of: "milk", in: screen)
    screen.items = [items[2]]
    screen.updateTableData()
    #expect(count("tea", in: screen).id == nil)
    screen.items = [items[1], items[0]]
    screen.updateTableData()
    #expect(count("tea", in: screen).value == .integer(5))
    #expect(count("milk", in: screen).value == .integer(6))
    #expect(screen.form.dirtyRows.count == 2)
  }

  @Test func `a draft returns with the section around its host`() async throws {
    let (screen, _) = try await show()
    set(5, of: "tea", in: screen)
    screen.items = []
    screen.updateTableData()
    screen.items = items
    screen.updateTableData()
    #expect(count("tea", in: screen).value == .integer(5))
    #expect(count("milk", in: screen).value == .integer(3))
  }

  @Test func `what was typed is known and written while its row is away, in order`() async throws {
    let (screen, _) = try await show()
    set(7, of: "rice", in: screen)
    set(6, of: "milk", in: screen)
    set(5, of: "tea", in: screen)
    let rows = ["milk", "tea", "rice"].compactMap { count($0, in: screen).id }
    screen.items = [items[1]]
    screen.updateTableData()
    #expect(screen.form.isDirty)
    #expect(screen.form.dirtyRows == rows)
    #expect(screen.form[.node(rows[1])].title == "Count of tea")
    #expect(screen.form[.node(rows[1])].value == .integer(5))
    try await screen.commitForm()
    #expect(items.map(\.count) == [5, 6, 7])
    #expect(
      screen.log == [
        "will Count of milk", "will Count of tea", "will Count of rice", "did Count of milk",
        "did Count of tea", "did Count of rice",
      ])
    #expect(!screen.form.isDirty)
    screen.items = items
    screen.updateTableData()
    #expect(!screen.form.isDirty)
    #expect(count("tea", in: screen).value == .integer(5))
  }

  @Test func `a reload forgets what was typed into rows that are away`() async throws {
    let (screen, _) = try await show()
    set(5, of: "tea", in: screen)
    screen.items = [items[1]]
    screen.updateTableData()
    screen.reloadForm()
    #expect(!screen.form.isDirty)
    screen.items = items
    screen.updateTableData()
    #expect(count("tea", in: screen).value == .integer(3))
  }

  @Test func `what is wrong in a row that is away holds nothing back, and waits for it`()
    async throws
  {
    let (screen, table) = try await show()
    set(6, of: "milk", in: screen)
    set(95, of: "tea", in: screen)
    try await table.type("many", into: "Count of rice")
    screen.items = [items[1]]
    screen.updateTableData()
    try await screen.commitForm()
    #expect(items.map(\.count) == [3, 6, 3])
    #expect(!screen.form.isDirty)
    screen.items = items
    screen.updateTableData()
    #expect(count("tea", in: screen).message == "Count 90 or fewer")
    #expect(table.row("Count of rice")?.controls.first?.value == .text("many"))
    #expect(table.row("Count of rice")?.message == TableWords.current.notAnInteger)
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
  }

  @Test func `a row without an id is known by what it is bound to`() async throws {
    let (screen, table) = try await show()
    try await table.type("green", into: "Extra")
    screen.isExpert = false
    screen.updateTableData()
    #expect(screen.form.isDirty)
    screen.isExpert = true
    screen.updateTableData()
    #expect(table.row("Extra")?.controls.first?.value == .text("green"))
    screen.isExpert = false
    screen.updateTableData()
    try await screen.commitForm()
    #expect(items[0].name == "green")
  }

  @Test func `children of the same id are told apart by their hosts`() async throws {
    let (screen, _) = try await show()
    set(5, of: "tea", in: screen)
    screen.items = [items[1]]
    screen.updateTableData()
    screen.items = [items[1], items[2]]
    screen.updateTableData()
    #expect(count("rice", in: screen).value == .integer(3))
    screen.items = items
    screen.updateTableData()
    #expect(count("tea", in: screen).value == .integer(5))
  }

  @Test func `what was typed into rows that a person deleted is no longer to be saved`()
    async throws
  {
    let model = TableModel([
      TableSection(cells: [
        [
          .title: "tea", .id: "tea", .editingStyle: .delete, .bind: .draft(items[0], \.count),
          .children: .cells(expanded: true) {
            [.title: "name", .bind: .draft(self.items[0], \.name)]
          },
        ]
      ])
    ])
    let screen = TableScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    try await table.type("5", into: "tea")
    try await table.type("green", into: "name")
    try await table.delete("tea")
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(items[0].writes == [])
  }
}

/// A list whose rows a person deletes in several ways, each with a draft.
@MainActor private final class DraftDeletingScreen: TableScreen {
  enum Way: CaseIterable { case plain, confirmed, done, delete, late }
  var items: [Item]
  private let way: Way

  init(_ items: [Item], _ way: Way) {
    (self.items, self.way) = (items, way)
    super.init()
  }

  override class var settings: Settings { [.drafts] }
  override var tableData: [Section] {
    [
      Section(
        cells: items.map { item in
          [
            .title: item.id, .id: .key(item.id), .bind: .draft(item, \.name),
            .validate: .required("Type a name"), .deleteAction: action(item),
            .children: .cells(expanded: true) {
              [.title: "count of \(item.id)", .id: "count", .bind: .draft(item, \.count)]
            },
          ]
        }),
      Section { [.title: "Save", .action: .perform(DraftDeletingScreen.save)] },
    ]
  }

  private func action(_ item: Item) -> TableAction {
    switch way {
    case .plain: .perform(DraftDeletingScreen.remove, item)
    case .confirmed:
      .confirm("Sure?", .destructive, then: .perform(DraftDeletingScreen.remove, item))
    case .done: .perform(DraftDeletingScreen.removeDone, item)
    case .delete: .perform(DraftDeletingScreen.removeDeleted, item)
    case .late: .perform(DraftDeletingScreen.removeLate, item)
    }
  }

  func remove(_ item: Item) { items.removeAll { $0 === item } }
  func removeDone(_ item: Item) async -> TableDeletion {
    remove(item)
    return .done
  }
  func removeDeleted(_ item: Item) async -> TableDeletion {
    remove(item)
    return .delete
  }
  func removeLate(_ item: Item) async throws {
    try await Task.sleep(for: .milliseconds(1))
    remove(item)
  }
  func save() async throws { try await commitForm() }
}

/// What a person deletes takes what was typed into it along, and what a save leaves is said.
@MainActor struct DeletedDraftTests {
  private let items = ["tea", "milk", "rice"].map { Item($0) }

  @Test(arguments: DraftDeletingScreen.Way.allCases)
  private func
    `what was typed into a row of data and below is written no more, however it is deleted`(
      way: DraftDeletingScreen.Way
    ) async throws
  {
    let screen = DraftDeletingScreen(items, way)
    let table = try await HeadlessHost.show(screen)
    try await table.type("green", into: "tea")
    try await table.type("5", into: "count of tea")
    #expect(screen.form.isDirty)
    try await table.delete("tea")
    if way == .confirmed { try await table.answer("Delete") }
    #expect(table.titles == ["milk", "count of milk", "rice", "count of rice", "Save"])
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(items[0].writes == [])
  }

  @Test func `a row that the deletion leaves keeps what was typed`() async throws {
    let screen = DraftDeletingScreen(items, .plain)
    let table = try await HeadlessHost.show(screen)
    try await table.type("green", into: "tea")
    try await table.type("5", into: "count of tea")
    try await table.delete("milk")
    #expect(screen.form.isDirty)
    try await table.tap("Save")
    #expect(items[0].name == "green" && items[0].count == 5)
  }

  @Test func `a save of the app's own says what it left, once`() async throws {
    let screen = DraftDeletingScreen(items, .plain)
    let table = try await HeadlessHost.show(screen)
    try await table.type("", into: "tea")
    screen.mask(.id("tea"))
    try await table.tap("Save")
    #expect(table.chrome.notice?.text.contains("“tea”") == true)
    #expect(!screen.form.isDirty)
    try await table.tap("Save")
    #expect(table.chrome.notice == nil)
  }
}

/// Whatever leaves and returns, no draft is lost, and each is written once.
@MainActor struct AwayDraftLaws {
  @Test(.structure("I9")) func `drafts survive any coming and going of rows and hosts`()
    async throws
  {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let items = (0..<30).map { Item("Item \($0)") }
    let screen = DeepScreen(items)
    _ = try await HeadlessHost.show(screen)
    var counts: [String: Int] = [:]
    for step in 0..<Effort.rounds(200) {
      if Bool.random(using: &random), let item = screen.items.randomElement(using: &random) {
        counts[item.id] = 4 + step % 80
        screen.form[.tag("count \(item.id)")].value = .integer(4 + step % 80)
      } else {
        screen.items = items.shuffled(using: &random).filter { _ in Bool.random(using: &random) }
        screen.updateTableData()
      }
      for item in screen.items {
        let value = screen.form[.tag("count \(item.id)")].value
        #expect(value == .integer(counts[item.id] ?? 3), "step \(step), seed \(seed)")
      }
      #expect(screen.form.dirtyRows.count == counts.count, "step \(step), seed \(seed)")
    }
    try await screen.commitForm()
    for item in items {
      #expect(item.count == counts[item.id] ?? 3, "seed \(seed)")
      #expect(item.writes.count == (counts[item.id] == nil ? 0 : 1), "seed \(seed)")
    }
    #expect(!screen.form.isDirty)
  }
}
