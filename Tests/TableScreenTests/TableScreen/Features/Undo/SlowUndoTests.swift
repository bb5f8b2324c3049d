import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreen

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

    var isWriting = false

    func write(_ change: () -> Void) async throws {
      isWriting = true
      defer { isWriting = false }
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

  @Test func `who undoes more than once meanwhile has all of it undone, one after the other`()
    async throws
  {
    let (table, screen) = try await shown()
    for note in ["a", "b", "c"] { try await screen.delete(note) }
    screen.gate.isOpen = false
    for _ in 0..<2 { screen.send(.undo) }
    #expect(table.titles == [])
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["b", "c"])
    #expect(screen.undoTitle == "Deleted a" && screen.redoTitle == "Restored b")
    screen.gate.isOpen = false
    screen.send(.redo)
    screen.send(.redo)
    screen.send(.undo)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["c"])
  }

  @Test func `an offer to undo what was done meanwhile is kept`() async throws {
    let (table, screen) = try await shown()
    try await screen.delete("a")
    screen.gate.isOpen = false
    screen.send(.undo)
    screen.registerUndo("Another step") { [weak screen] in screen?.setTitle("Undone") }
    screen.send(.undo)
    #expect(screen.chrome.notice?.text == "Another step")
    screen.gate.isOpen = true
    try await table.settle()
    #expect(screen.title == "Undone")
  }

  @Test func `what is done meanwhile is new`() async throws {
    let (table, screen) = try await shown()
    try await screen.delete("a")
    try await screen.delete("b")
    screen.gate.isOpen = false
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

  @Test(arguments: [false, true])
  func `it ends with its screen, also one that is opened again meanwhile`(isReopened: Bool)
    async throws
  {
    let table = try await HeadlessHost.show(TableScreen())
    let screen = NotesScreen()
    screen.gate.isOpen = true
    table.visibleScreen.open(screen)
    try await screen.delete("a")
    screen.gate.isOpen = false
    screen.send(.undo)
    try await until { screen.isWriting }
    screen.close()
    try await table.settle()
    if isReopened {
      table.visibleScreen.open(screen)
      try await table.settle()
    }
    screen.gate.isOpen = true
    try await until { screen.notes.count == 3 && !screen.isWriting }
    try await table.settle()
    #expect(!screen.canUndo && !screen.canRedo)
    #expect(screen.chrome.notice == nil)
  }

  @Test func `a step that asks for another one has it taken back after itself`() async throws {
    let (_, screen) = try await shown()
    var steps: [String] = []
    screen.registerUndo("First") { steps.append("first") }
    screen.registerUndo("Second") { [weak screen] in
      screen?.takeBack(redo: false)
      steps.append("second")
    }
    screen.send(.undo)
    #expect(steps == ["second", "first"])
  }

  @Test func `one that fails leaves nothing of what it had registered by then`() async throws {
    let (table, screen) = try await shown()
    screen.registerUndo("Eager") { [weak screen] in
      screen?.registerUndo("Way back") {}
      throw Refusal()
    }
    try await table.undo()
    #expect(screen.undoTitle == "Eager")
    #expect(!screen.canRedo)
  }

  @Test func `rows that show a plain property show it as it is afterwards`() async throws {
    final class Plain { var text = "new" }
    final class PlainScreen: TableScreen {
      let plain = Plain()
      override var tableData: [Section] {
        [Section { [.title: "Text", .bind: .to(plain, \.text)] }]
      }
    }
    let screen = PlainScreen()
    let table = try await HeadlessHost.show(screen)
    screen.registerUndo("Changed") { [plain = screen.plain] in
      await Task.yield()
      plain.text = "old"
    }
    try await table.undo()
    #expect(table.row("Text")?.controls.first?.value == .text("old"))
  }

  @Test func `a child screen hears of its own failure`() async throws {
    final class Child: TableScreen {
      var heard = 0
      override func onError(_ error: any Error) { heard += 1 }
    }
    let (parent, child) = (TableScreen(), Child())
    parent.addChild(child)
    let table = try await HeadlessHost.show(parent)
    child.registerUndo("Changed") {
      await Task.yield()
      throw Refusal()
    }
    try await table.undo()
    #expect(child.heard == 1)
    #expect(parent.undoTitle == "Changed")
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
