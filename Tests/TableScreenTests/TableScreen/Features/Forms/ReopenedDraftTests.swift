import TableScreen
import TableScreenTesting
import Testing

/// What was typed into a row that is away when its screen is closed, or leaves while it is, is part of the form still.
@MainActor struct ReopenedDraftTests {
  enum Fate: CaseIterable { case rowLeaves, sectionLeaves, leavesWhileClosed }

  private final class Guests: TableScreen {
    let guest = Item("guest")
    var hasRow = true
    var hasSection = true
    override class var settings: Settings { [.asksBeforeLeaving(false)] }
    override var tableData: [Section] {
      [Section("Always", id: "always") { [.title: "Always"] }]
        + (hasSection ? [Section("Guests", id: "guests", cells: hasRow ? [row] : [])] : [])
    }
    private var row: Cell {
      [
        .title: "Seats", .id: "seats", .bind: .draft(guest, \.count),
        .validate: .method(Guests.check),
      ]
    }
    func check(_ seats: Int) -> String? { seats > 90 ? "Take 90 or fewer" : nil }
  }

  private let root = TableScreen()
  private let screen = Guests()

  private func typeAndReopen(_ text: String, _ fate: Fate) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    try await table.settle()
    try await table.type(text, into: "Seats")
    if fate != .leavesWhileClosed { leave(fate) }
    try await table.back()
    #expect(table.visibleScreen === root)
    leave(fate)
    root.open(screen)
    try await table.settle()
    #expect(table.titles == ["Always"])
    return table
  }

  private func leave(_ fate: Fate) {
    if fate == .sectionLeaves { screen.hasSection = false } else { screen.hasRow = false }
    screen.updateTableData()
  }

  private func comeBack() {
    (screen.hasRow, screen.hasSection) = (true, true)
    screen.updateTableData()
  }

  @Test(arguments: Fate.allCases) func `the form knows of it, and it returns`(fate: Fate)
    async throws
  {
    let table = try await typeAndReopen("5", fate)
    #expect(screen.form.isDirty)
    #expect(screen.form.dirtyRows.count == 1)
    comeBack()
    #expect(table.row("Seats")?.controls.first?.value == .integer(5))
    #expect(screen.form["seats"].isDirty)
    #expect(screen.guest.count == 3)
  }

  @Test(arguments: Fate.allCases) func `a commit writes it`(fate: Fate) async throws {
    let table = try await typeAndReopen("5", fate)
    try await screen.commitForm()
    #expect(screen.guest.count == 5)
    #expect(screen.guest.writes == ["guest count"])
    #expect(!screen.form.isDirty)
    comeBack()
    #expect(!screen.form.isDirty)
    #expect(table.row("Seats")?.controls.first?.value == .integer(5))
  }

  @Test(arguments: Fate.allCases) func `what is wrong there waits`(fate: Fate) async throws {
    _ = try await typeAndReopen("95", fate)
    try await screen.commitForm()
    #expect(screen.guest.writes == [])
    #expect(!screen.form.isDirty)
    comeBack()
    #expect(screen.form.isDirty)
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
  }

  @Test(arguments: Fate.allCases) func `a reload forgets it`(fate: Fate) async throws {
    _ = try await typeAndReopen("5", fate)
    screen.reloadForm()
    #expect(!screen.form.isDirty)
    comeBack()
    #expect(screen.form["seats"].value == .integer(3))
  }

  /// A form whose check holds on to its screen.
  private final class Capturing: TableScreen {
    let guest = Item("guest")
    var limit = 90
    var hasRow = true
    override class var settings: Settings { [.asksBeforeLeaving(false)] }
    override var tableData: [Section] { [Section(id: "guests", cells: hasRow ? [row] : [])] }
    private var row: Cell {
      [
        .title: "Seats", .id: "seats", .bind: .draft(guest, \.count),
        .action: .run { _ in self.limit = 0 },
        .validate: .with(Int.self) { $0 > self.limit ? "Take fewer" : nil },
      ]
    }
  }

  @Test func `a screen is freed whatever was typed and its checks capture`() async throws {
    let table = try await HeadlessHost.show(root)
    weak var opened: Capturing?
    do { opened = root.open(Capturing()) }
    try await table.settle()
    try await table.type("5", into: "Seats")
    try await table.back()
    #expect(opened == nil)
  }

  @Test func `what only a closure could check waits for its row`() async throws {
    let table = try await HeadlessHost.show(root)
    let screen = root.open(Capturing())
    try await table.settle()
    try await table.type("5", into: "Seats")
    screen.hasRow = false
    screen.updateTableData()
    try await table.back()
    root.open(screen)
    try await table.settle()
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.guest.writes == [])
    screen.hasRow = true
    screen.updateTableData()
    #expect(screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.guest.count == 5)
  }

  /// A form of rows that are made when they are needed, as the names in `store` say.
  private final class Names: TableScreen {
    final class Store {
      struct Name: Identifiable, Equatable {
        let id: Int
        var text: String
      }
      var names = [Name(id: 1, text: "one"), Name(id: 2, text: "two")]
    }
    let store = Store()
    var ids = [1, 2]
    override class var settings: Settings { [.asksBeforeLeaving(false)] }
    override var tableData: [Section] {
      [
        Section("Names", items: ids, id: \.self) { [store] id in
          [.title: "\(id)", .bind: .draft(store, \.names, id: id, \.text)]
        }
      ]
    }
  }

  @Test func `a row that nobody has made since is part of the form, too`() async throws {
    let table = try await HeadlessHost.show(root)
    let names = root.open(Names())
    try await table.settle()
    try await table.type("typed", into: "2")
    try await table.back()
    root.open(names)
    names.ids = [1]
    names.updateTableData()
    #expect(names.form.isDirty)
    #expect(names.form.dirtyRows.count == 1)
    try await names.commitForm()
    #expect(names.store.names.map(\.text) == ["one", "typed"])
    names.ids = [1, 2]
    names.updateTableData()
    #expect(!names.form.isDirty)
    #expect(table.row("2")?.controls.first?.value == .text("typed"))
  }
}
