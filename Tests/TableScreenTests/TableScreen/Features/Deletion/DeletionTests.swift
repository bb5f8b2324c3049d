import TableScreen
import TableScreenTesting
import TestSupport
import Testing

final class DeletingScreen: TableScreen {
  var words = ["a", "b", "c", "d"]
  var answer = TableDeletion.delete
  var changesData = true
  var asked: [(String, DataPath)] = []
  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] {
    [Section("S", cells: words.map { [.id: .key($0), .title: $0, .editingStyle: .delete] })]
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    asked.append((cell.title ?? "", path))
    if answer != .keep && changesData { words.removeAll { $0 == cell.title } }
    return answer
  }
}

/// Deletion is by identity, and the data has the last word.
@MainActor struct DeletionTests {
  let screen = DeletingScreen()

  @Test func `several rows in one call do not shift each other`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.delete("a", "b")
    #expect(screen.asked.map(\.0) == ["b", "a"])
    #expect(screen.asked.map(\.1.row) == [1, 0])
    #expect(table.titles == ["c", "d"])
  }

  @Test func `an app that deletes by position deletes the rows that were meant`() async throws {
    let screen = PositionsScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("a", "d", "b", "e")
    #expect(screen.words == ["c", "f"])
    #expect(table.titles == ["c", "f"])
  }

  @Test func `several rows in one call are one update`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.delete("a", "c", "d")
    #expect(table.titles == ["b"])
    #expect(table.changes.map(\.deletedPaths).filter { !$0.isEmpty }.map(\.count) == [3])
    #expect(table.changes.count <= 2, "busy, and gone")
  }

  @Test func `several rows with an action that waits are one update`() async throws {
    let screen = RemovingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("a", "c", "d")
    #expect(table.titles == ["b"])
    #expect(table.changes.count { !$0.deletedRows.isEmpty } == 1)
    #expect(table.changes.count <= 2, "busy, and gone")
  }

  @Test func `one that is kept, and one that is not known yet, hold nothing up`() async throws {
    let screen = SlowScreen()
    let table = try await HeadlessHost.show(screen)
    screen.delete(["a", "b", "c", "d"].flatMap { screen.model.resolve(.id(.key($0))) })
    try await until { table.titles.count != 4 }
    #expect(table.titles == ["a", "b"], "b waits, and a is kept")
    #expect(table.row("b")?.isBusy == true && table.row("a")?.isBusy == false)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["a"])
    #expect(table.changes.map(\.deletedPaths.count).filter { $0 > 0 } == [2, 1])
  }

  @Test func `a veto keeps the row`() async throws {
    screen.answer = .keep
    let table = try await HeadlessHost.show(screen)
    try await table.delete("a")
    #expect(table.titles == ["a", "b", "c", "d"])
    #expect(table.changes.allSatisfy { $0.deletedRows.isEmpty })
  }

  @Test func `an app that did it itself is believed`() async throws {
    screen.answer = .done
    let table = try await HeadlessHost.show(screen)
    try await table.delete("b")
    #expect(table.titles == ["a", "c", "d"])
  }

  @Test func `a row whose data stays returns with the next reading, and a report says why`()
    async throws
  {
    screen.changesData = false
    let table = try await HeadlessHost.show(screen)
    let found = try await TableDiagnostics.collect {
      try await table.delete("b")
      #expect(table.titles == ["a", "c", "d"])
      screen.updateTableData()
    }
    #expect(table.titles == ["a", "b", "c", "d"])
    #expect(found.map(\.what) == ["the deleted row b came back"])
  }

  @Test func `deleting while searching deletes in the data`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("c")
    try await table.delete("c")
    #expect(table.titles == [])
    try await table.endSearch()
    #expect(table.titles == ["a", "b", "d"])
  }

  @Test func `rows without an editing style cannot be deleted`() async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    await #expect(throws: HeadlessError.notOffered("be deleted", by: "Row")) {
      try await table.delete("Row")
    }
  }

  @Test func `deleting one of many items refreshes none of the others`() async throws {
    let store = ToDoStore((0..<20).map { ToDo(id: $0, title: "\($0)") })
    let table = try await HeadlessHost.show(ToDoScreen(store: store))
    try await table.delete("3")
    #expect(table.titles(in: 0).count == 19)
    #expect(table.changes.map(\.deletedPaths) == [[TablePath(0, 3)]])
    #expect(table.changes.flatMap(\.refreshedRows).isEmpty)
  }

  @Test func `an undo that the app registered is offered and can be done again`() async throws {
    let table = try await HeadlessHost.show(UndoingScreen())
    try await table.delete("a")
    #expect(table.titles == ["b"])
    #expect(table.chrome.notice?.offersUndo == true)
    try await table.undo()
    #expect(table.titles == ["a", "b"])
    try await table.redo()
    #expect(table.titles == ["b"])
  }
}

private final class RemovingScreen: TableScreen {
  var words = ["a", "b", "c", "d"]
  override var tableData: [Section] {
    [
      Section(
        cells: words.map {
          [.id: .key($0), .title: $0, .deleteAction: .perform(RemovingScreen.remove, $0)]
        })
    ]
  }
  func remove(_ word: String) async throws { words.removeAll { $0 == word } }
}

/// Keeps a, and takes its time for b.
private final class SlowScreen: TableScreen {
  let gate = Gate()
  var words = ["a", "b", "c", "d"]
  override var tableData: [Section] {
    [Section(cells: words.map { [.id: .key($0), .title: $0, .editingStyle: .delete] })]
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    if cell.title == "a" { return .keep }
    if cell.title == "b" { await gate.wait() }
    words.removeAll { $0 == cell.title }
    return .delete
  }
}

private final class PositionsScreen: TableScreen {
  var words = ["a", "b", "c", "d", "e", "f"]
  override var tableData: [Section] {
    [Section(cells: words.map { [.id: .key($0), .title: $0, .editingStyle: .delete] })]
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async -> TableDeletion {
    words.remove(at: path.row)
    return .done
  }
}

final class UndoingScreen: TableScreen {
  var words = ["a", "b"]
  override var tableData: [Section] {
    [
      Section(
        cells: words.map {
          [.id: .key($0), .title: $0, .deleteAction: .perform(UndoingScreen.remove, $0)]
        })
    ]
  }
  func remove(_ word: String) {
    guard let index = words.firstIndex(of: word) else { return }
    words.remove(at: index)
    updateTableData()
    registerUndo("Delete \(word)") { [weak self] in self?.insert(word, at: index) }
  }
  func insert(_ word: String, at index: Int) {
    words.insert(word, at: index)
    updateTableData()
    registerUndo("Insert \(word)") { [weak self] in self?.remove(word) }
  }
}
