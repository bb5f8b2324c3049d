import TableScreen
import TableScreenTesting
import Testing

/// Each change can be heard one by one, and shown in a way of its own.
@MainActor struct CommandTests {
  final class FadingScreen: TableScreen {
    override class var settings: Settings { [.animations([.insertRows: .fade])] }
  }

  @Test(.structure("SD-17")) func `rows that go with their section are told, as implied`()
    async throws
  {
    let owned = try await OwnedTable()
    var told: [ChangeSet.Command] = []
    owned.model.onCommand = { told.append($0) }
    let section = try #require(owned.model.resolve(.section("A")).first)
    try owned.model.deleteSections(.section("A"))
    #expect(told.map(\.kind) == [.deleteRows, .deleteRows, .deleteRows, .deleteSections])
    #expect(told.map(\.isImplied) == [true, true, true, false])
    #expect(told.last?.node == section)
    #expect(told.first?.old == .row(TablePath(0, 2)))
    #expect(owned.table.changes.last?.deletedRows == [])
  }

  @Test func `every kind of change is told once`() async throws {
    let owned = try await OwnedTable()
    var told: [ChangeSet.Command] = []
    owned.model.onCommand = { told.append($0) }
    try owned.screen.update {
      try owned.model.insertSections([TableSection("X", cells: [[.title: "x1"]])], at: .last)
      try owned.model.moveSections(.section("C"), to: .index(0))
      try owned.model.editSections(.section("B")) { $0.footer = "below" }
      try owned.model.deleteRows("a1")
      try owned.model.insertRows(OwnedTable.cells("r"), at: .after("b1"))
      try owned.model.moveRows("a3", to: .before("b1"))
      try owned.model.editRows("a2", merging: [.title: "two"])
    }
    #expect(
      Set(told.map(\.kind)) == Set(ChangeSet.Kind.allCases).subtracting([.deleteSections]))
    #expect(told.count == 8)
  }

  @Test func `what looks different is told first, then sections and rows that go, then what comes`()
    async throws
  {
    let owned = try await OwnedTable()
    var told: [ChangeSet.Command] = []
    owned.model.onCommand = { told.append($0) }
    try owned.screen.update {
      try owned.model.deleteSections(.section("C"))
      try owned.model.deleteRows("a1")
      try owned.model.deleteRows("a3")
      try owned.model.insertSections([TableSection("X", cells: [[.title: "x1"]])], at: .index(0))
      try owned.model.insertRows(OwnedTable.cells("r"), at: .after("b1"))
      try owned.model.editRows("a2", merging: [.title: "two"])
    }
    let kinds = told.filter { !$0.isImplied }.map(\.kind)
    #expect(
      kinds == [
        .refreshRows, .deleteSections, .deleteRows, .deleteRows, .insertSections, .insertRows,
      ])
    #expect(
      told.filter { $0.kind == .deleteRows && !$0.isImplied }.map(\.old)
        == [.row(TablePath(0, 2)), .row(TablePath(0, 0))])
  }

  @Test(.structure("SD-01", "SD-15")) func `nothing changed tells nobody`() async throws {
    let owned = try await OwnedTable()
    owned.model.onCommand = { Issue.record("\($0)") }
    owned.screen.update {}
    owned.screen.updateTableData()
    #expect(owned.table.changes.isEmpty)
  }

  @Test(.structure("SD-18"))
  func `a kind is shown as the call says, else as the screen, else automatically`()
    async throws
  {
    let owned = try await OwnedTable()
    func shown(_ animations: ChangeSet.Animations?) throws -> [ChangeSet.Animation] {
      try owned.screen.update(animation: animations) {
        try owned.model.insertRows([[.title: "more"]], at: .last(in: .section("A")))
      }
      return ChangeSet.Kind.allCases.compactMap { owned.table.changes.last?.animations[$0] }
    }
    #expect(Set(try shown(nil)) == [.automatic])
    #expect(Set(try shown(.top)) == [.top])
    let one = try shown([.insertRows: .left])
    #expect(one.filter { $0 == .left }.count == 1)
    #expect(one.filter { $0 == .automatic }.count == ChangeSet.Kind.allCases.count - 1)
    let fading = try await OwnedTable(make: FadingScreen.init(model:))
    try fading.model.insertRows([[.title: "more"]], at: .last(in: .section("A")))
    #expect(fading.table.changes.last?.animations[.insertRows] == .fade)
  }

  @Test(.structure("SD-31", "BG-30"))
  func `updates inside an update are one, shown as the outer says`()
    async throws
  {
    let owned = try await OwnedTable()
    try owned.screen.update(animation: .fade) {
      try owned.model.deleteRows("a1")
      try owned.screen.update(animation: .top) { try owned.model.deleteRows("a2") }
      #expect(owned.table.changes.isEmpty)
    }
    #expect(owned.table.changes.count == 1)
    #expect(owned.table.changes.last?.animations == .fade)
  }
}
