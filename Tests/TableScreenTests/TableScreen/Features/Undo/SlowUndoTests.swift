import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Steps whose undo takes time, as in a database.
@MainActor struct SlowUndoTests {
  struct Refusal: Error {}

  final class NotesScreen: TableScreen {
    let gate = Gate()
    var notes = ["a", "b", "c"]
    var refuses = false

    override var tableData: [Section] {
      [Section(cells: notes.map { [.title: $0, .editingStyle: .delete] })]
    }

    func write(_ change: () -> Void) async throws {
      await gate.wait()
      if refuses { throw Refusal() }
      change()
      updateTableData()
    }

    func delete(_ note: String) async throws {
      let place = notes.firstIndex(of: note) ?? 0
      try await write { notes.removeAll { $0 == note } }
      registerUndo("Deleted \(note)") { [weak self] in
        try await self?.write { self?.notes.insert(note, at: place) }
        self?.registerUndo("Restored \(note)") { try await self?.delete(note) }
      }
    }
  }

  private func shown() async throws -> (HeadlessHost, NotesScreen) {
    let screen = NotesScreen()
    screen.gate.isOpen = true
    return (try await HeadlessHost.show(screen), screen)
  }

  @Test func `it is waited for, and redone, as often as one likes`() async throws {
    let (table, screen) = try await shown()
    try await screen.delete("b")
    for _ in 0..<3 {
      #expect(table.titles == ["a", "c"])
      #expect(screen.undoTitle == "Deleted b")
      try await table.undo()
      #expect(table.titles == ["a", "b", "c"])
      #expect(screen.redoTitle == "Restored b")
      try await table.redo()
    }
  }

  @Test func `meanwhile nothing else is undone, and what is done is new`() async throws {
    let (table, screen) = try await shown()
    try await screen.delete("a")
    try await screen.delete("b")
    screen.gate.isOpen = false
    screen.send(.undo)
    #expect(!screen.canUndo && !screen.canRedo)
    screen.send(.undo)
    screen.registerUndo("Another step") {}
    #expect(table.titles == ["c"])
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["b", "c"])
    #expect(screen.undoTitle == "Another step")
    try await table.undo()
    #expect(screen.undoTitle == "Deleted a")
    try await table.undo()
    #expect(table.titles == ["a", "b", "c"])
  }

  @Test func `where it fails that is said, and it can be undone again`() async throws {
    let (table, screen) = try await shown()
    try await screen.delete("a")
    try await screen.delete("b")
    screen.refuses = true
    screen.gate.isOpen = false
    screen.send(.undo)
    screen.registerUndo("Later") {}
    screen.gate.isOpen = true
    try await table.settle()
    #expect(screen.chrome.notice?.isError == true)
    #expect(screen.undoTitle == "Later")
    screen.refuses = false
    try await table.undo()
    #expect(screen.undoTitle == "Deleted b")
    try await table.undo()
    #expect(table.titles == ["b", "c"])
    screen.refuses = true
    try await table.redo()
    #expect(screen.redoTitle == "Restored b")
    screen.refuses = false
    try await table.redo()
    #expect(table.titles == ["c"])
  }

  @Test func `it ends with its screen`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    let screen = NotesScreen()
    screen.gate.isOpen = true
    table.visibleScreen.open(screen)
    try await screen.delete("a")
    screen.gate.isOpen = false
    screen.send(.undo)
    screen.close()
    try await table.settle()
    screen.gate.isOpen = true
    try await until { screen.notes.count == 3 }
    #expect(!screen.canUndo && !screen.canRedo)
    #expect(screen.chrome.notice == nil)
  }

  @Test func `closures that do not wait are undone at once`() async throws {
    let (_, screen) = try await shown()
    var count = 0
    screen.registerUndo("Counted") { count += 1 }
    screen.registerUndo("Counted") { [weak screen] in screen?.setTitle("\(count)") }
    screen.send(.undo)
    #expect(screen.title == "0")
    screen.send(.undo)
    #expect(count == 1)
  }
}
