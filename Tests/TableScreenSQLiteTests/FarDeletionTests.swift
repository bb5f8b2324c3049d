#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// People of whom some cannot be deleted, and of whom some are asked about.
@MainActor final class FarScreen: TableScreen {
  /// What holds for the person of an identity.
  struct Kinds {
    var kept = 7
    /// None is asked about where this is nil.
    var asked: Int?
    func isKept(_ id: Int) -> Bool { id % kept == 3 }
    func isAsked(_ id: Int) -> Bool { asked.map { id % $0 == 5 } == true && !isKept(id) }
  }

  private let database: SQLiteDatabase
  let kinds: Kinds
  private(set) var deleted: [Int] = []
  private(set) var errors: [any Error] = []
  /// The number of cells that were made.
  private(set) var made = 0
  /// Runs as each cell is made.
  var making: @MainActor (Int) -> Void = { _ in }
  private(set) lazy var source = SQLiteSource(
    database, SQLiteQuery("SELECT id, name FROM people ORDER BY id")
  ) { [weak self] row in self?.cell(row) ?? [:] }

  init(_ database: SQLiteDatabase, _ kinds: Kinds = Kinds()) {
    (self.database, self.kinds) = (database, kinds)
    super.init()
  }

  override class var settings: Settings { [.selectable(.multiple)] }
  var isEmpty = false
  override var tableData: [Section] { isEmpty ? [] : [Section(source: source)] }

  private func cell(_ row: SQLiteRow) -> Cell {
    let id = row.int("id") ?? 0
    made += 1
    making(id)
    var cell: Cell = [.title: row.text("name")]
    if kinds.isKept(id) { return cell }
    let action = TableAction.perform(FarScreen.remove, id)
    cell[.editingStyle] = .delete
    cell[.deleteAction] = kinds.isAsked(id) ? .confirm("Really?", then: action) : action
    return cell
  }

  func remove(_ id: Int) { deleted.append(id) }

  override func onError(_ error: any Error) { errors.append(error) }
}

/// Rows of a long result are deleted though they are not at hand: all of them, each once, or none with a word.
@MainActor @Suite(.timeLimit(.minutes(Effort.patience))) struct FarDeletionTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = SQLiteDatabase(
      creating: folder.file,
      setup: ["CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, name TEXT)"])
  }

  func fill(_ count: Int) async throws {
    try await database.execute(
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO people SELECT n, printf('name %07d', n) FROM numbers
      """, count)
  }

  func shown(
    _ count: Int, _ kinds: FarScreen.Kinds = FarScreen.Kinds()
  ) async throws -> (table: HeadlessHost, screen: FarScreen) {
    try await fill(count)
    let screen = FarScreen(database, kinds)
    let table = try await HeadlessHost.show(screen)
    #expect(table.layout.rowCount == count)
    return (table, screen)
  }

  func perform(_ name: ScreenCommand.Name, _ screen: TableScreen) throws {
    let command = try #require(screen.commands.first { $0.name == name })
    #expect(command.isEnabled)
    screen.perform(command)
  }

  /// Holds lists against each other that are too long to be printed.
  func expect(_ found: [Int], _ due: [Int], _ place: Comment? = nil) {
    let isSame = found == due
    #expect(
      isSame,
      "\(found.count) \(found.prefix(9)) for \(due.count) \(due.prefix(9)), \(place ?? "")")
  }

  /// The rows of identities, which are as the places.
  func rows(_ ids: some Sequence<Int>, _ table: HeadlessHost) -> [NodeID] {
    ids.compactMap { table.layout.row(at: TablePath(0, $0 - 1))?.id }
  }

  @Test func `the rows that are selected are deleted, each once, the last first`() async throws {
    for round in 0..<Effort.rounds(8) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let place: Comment = "seed \(Seed.value), round \(round)"
      let kinds = FarScreen.Kinds(
        kept: .random(in: 4...9, using: &random),
        asked: round % 2 == 0 ? nil : .random(in: 10...50, using: &random))
      try await database.execute("DELETE FROM people")
      let count = Int.random(in: round % 4 == 3 ? 1...2_000 : 2_001...9_000, using: &random)
      let (table, screen) = try await shown(count, kinds)
      var chosen = Array(1...count)
      if Bool.random(using: &random) {
        try perform(.selectAll, screen)
        #expect(table.chrome.selectedCount == count, place)
        try perform(.delete, screen)
      } else {
        chosen = (0..<Int.random(in: 1...400, using: &random)).map { _ in
          Int.random(in: 1...count, using: &random)
        }
        screen.send(.delete(rows(chosen, table)))
      }
      try await table.settle()
      let goes = Set(chosen).filter { !kinds.isKept($0) }.sorted(by: >)
      let (asked, unasked) = (goes.filter(kinds.isAsked), goes.filter { !kinds.isAsked($0) })
      expect(screen.deleted, unasked, place)
      #expect((table.question != nil) == !asked.isEmpty, place)
      if table.question != nil {
        let agrees = Bool.random(using: &random)
        try await table.answer(agrees ? "Delete" : "Cancel")
        expect(screen.deleted, unasked + (agrees ? asked : []), place)
        #expect(table.question == nil, "asked twice, \(place)")
      }
      #expect(screen.errors.isEmpty, place)
      #expect(table.chrome.waiting == nil, place)
      table.close()
    }
  }

  @Test func `tens of thousands are deleted from the database, and are selected no longer`()
    async throws
  {
    let (table, screen) = try await shown(20_000, FarScreen.Kinds(kept: 1_000))
    try perform(.selectAll, screen)
    try perform(.delete, screen)
    #expect(table.chrome.waiting != nil, "a person sees that something is being done")
    try await table.settle()
    #expect(screen.deleted.count == 19_980)
    let ids = screen.deleted
    try await database.write { connection in
      for id in ids { try connection.execute("DELETE FROM people WHERE id = ?", id) }
    }
    try await table.settle()
    #expect(table.layout.rowCount == 20)
    #expect(table.chrome.selectedCount == 20)
  }

  @Test func `selecting all, and asking whether they can be deleted, reads nothing`() async throws {
    let (table, screen) = try await shown(20_000)
    let made = screen.made
    try perform(.selectAll, screen)
    #expect(table.chrome.selectedCount == 20_000)
    #expect(screen.commands.contains { $0.name == .delete && $0.isEnabled })
    #expect(!screen.source.isWorking)
    try await table.settle()
    #expect(screen.made <= made + 1, "the first row is at hand, and can be deleted")
  }

  @Test func `rows at hand are deleted at once`() async throws {
    for count in [500, 5_000] {
      try await database.execute("DELETE FROM people")
      let (table, screen) = try await shown(count)
      screen.send(.delete(rows([1, 2, 4], table)))
      #expect(screen.deleted == [4, 2, 1])
      table.close()
    }
  }

  @Test func `a second press meanwhile deletes nothing twice, and asks nothing twice`() async throws
  {
    let (table, screen) = try await shown(6_000, FarScreen.Kinds(asked: 11))
    try perform(.selectAll, screen)
    try perform(.delete, screen)
    try perform(.delete, screen)
    screen.send(.delete(rows([6_000], table)))
    try await table.settle()
    #expect(screen.deleted.count == Set(screen.deleted).count)
    let unasked = screen.deleted.count
    try perform(.delete, screen)
    try await table.answer("Cancel")
    #expect(table.question == nil)
    #expect(Set(screen.deleted).count == unasked)
  }

  @Test func `rows that others are read beside are deleted, too`() async throws {
    let (table, screen) = try await shown(9_000)
    screen.send(.delete(rows([5_000, 6_000], table)))
    screen.send(.delete(rows([6_000, 7_000, 1], table)))
    try await table.settle()
    #expect(screen.deleted.sorted() == [1, 5_000, 6_000, 7_000])
  }

  @Test func `a failure is told, and nothing is deleted`() async throws {
    let (table, screen) = try await shown(9_000)
    var isBroken = false
    screen.making = { [folder] id in
      // The first of the rows that are read: those that follow cannot be.
      guard id > 3_000, !isBroken else { return }
      isBroken = true
      do { try Shell.sqlite(folder.file, "ALTER TABLE people RENAME TO persons") } catch {
        Issue.record(error)
      }
    }
    screen.send(.delete(rows(3_001...9_000, table)))
    try await table.settle()
    #expect(isBroken)
    #expect(screen.deleted.isEmpty)
    #expect(screen.errors.count == 1)
    #expect(table.chrome.waiting == nil)
    try await database.execute("ALTER TABLE persons RENAME TO people")
    try await table.settle()
    screen.send(.delete(rows([9_000], table)))
    try await table.settle()
    #expect(screen.deleted == [9_000])
  }

  @Test func `rows that leave meanwhile are passed over`() async throws {
    let (table, screen) = try await shown(9_000)
    var isShort = false
    screen.making = { [folder] id in
      guard id > 3_000, !isShort else { return }
      isShort = true
      do { try Shell.sqlite(folder.file, "DELETE FROM people WHERE id > 8000") } catch {
        Issue.record(error)
      }
    }
    screen.send(.delete(rows(3_001...9_000, table)))
    try await table.settle()
    let goes = (3_001...8_000).filter { !screen.kinds.isKept($0) }
    expect(screen.deleted.sorted(), goes)
    #expect(screen.errors.isEmpty)
  }

  @Test func `a closed screen, or a person, stops it`() async throws {
    let (table, screen) = try await shown(9_000)
    screen.send(.delete(rows(3_001...9_000, table)))
    #expect(table.chrome.canCancelWaiting)
    screen.send(.cancelWaiting)
    try await table.settle()
    #expect(screen.deleted.isEmpty)
    screen.send(.delete(rows([3_001, 9_000], table)))
    try await table.settle()
    #expect(screen.deleted == [9_000, 3_001])
    screen.making = { _ in Task { table.close() } }
    screen.send(.delete(rows(3_001...9_000, table)))
    try await until { table.isClosed && !screen.source.isWorking }
    for _ in 0..<100 { await Task.yield() }
    #expect(screen.deleted.count == 2)
    #expect(screen.errors.isEmpty)
  }

  @Test func `rows of a section that the app takes away meanwhile are passed over`() async throws {
    let (table, screen) = try await shown(9_000)
    screen.making = { [weak screen] _ in
      Task {
        screen?.isEmpty = true
        screen?.updateTableData()
      }
    }
    screen.send(.delete(rows(3_001...9_000, table)))
    try await table.settle()
    #expect(table.layout.rowCount == 0)
    #expect(screen.deleted.isEmpty && screen.errors.isEmpty)
  }

  @Test func `more than can be kept is refused with a notice`() async throws {
    let (table, screen) = try await shown(60_000)
    try perform(.selectAll, screen)
    try perform(.delete, screen)
    #expect(!screen.source.isWorking)
    try await table.settle()
    #expect(screen.deleted.isEmpty)
    #expect(screen.errors.map { TableWords().text(of: $0) }.first?.contains("50") == true)
    #expect(screen.errors.count == 1)
    screen.send(.delete(rows(10_001...60_000, table)))
    try await table.settle()
    expect(screen.deleted.sorted(), (10_001...60_000).filter { !screen.kinds.isKept($0) })
  }
}
#endif
