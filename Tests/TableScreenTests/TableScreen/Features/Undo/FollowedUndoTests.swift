import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A slow undo leaves nothing to redo once something new was done.
@MainActor struct FollowedUndoTests {
  private final class Notes: TableScreen {
    let gate = Gate()
    var notes = ["a", "b"]
    override var tableData: [Section] { [Section(cells: notes.map { [.title: $0] })] }

    func delete(_ note: String) {
      notes.removeAll { $0 == note }
      updateTableData()
      registerUndo("Deleted \(note)") { [weak self] in
        await self?.gate.wait()
        self?.notes.append(note)
        self?.updateTableData()
        self?.registerUndo("Restored \(note)") { self?.delete(note) }
      }
    }
  }

  @Test(arguments: [true, false])
  func `what was done meanwhile is not covered by a redo`(isFollowed: Bool) async throws {
    let screen = Notes()
    let table = try await HeadlessHost.show(screen)
    screen.delete("a")
    screen.delete("b")
    screen.send(.undo)
    if isFollowed { screen.registerUndo("Another step") {} }
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["b"])
    #expect(screen.canRedo == !isFollowed)
    #expect(screen.redoTitle == (isFollowed ? nil : "Restored b"))
    #expect(screen.undoTitle == (isFollowed ? "Another step" : "Deleted a"))
    table.close()
  }

  /// A screen that writes down what was undone.
  private final class Steps: TableScreen {
    let latch = Latch()
    var undone: [String] = []
    func now(_ name: String) { registerUndo(name) { [weak self] in self?.undone.append(name) } }
    func later(_ name: String) {
      registerUndo(name) { [weak self] () async throws in
        await self?.latch.wait()
        self?.undone.append(name)
      }
    }
  }

  @Test func `an undo that waits means what was done before it was asked for`() async throws {
    let screen = Steps()
    let table = try await HeadlessHost.show(screen)
    screen.now("a")
    screen.later("b")
    screen.later("c")
    screen.send(.undo)
    screen.send(.undo)
    screen.now("new")
    screen.latch.open()
    try await table.settle()
    #expect(screen.undone == ["c", "b"])
    #expect(screen.undoTitle == "new")
    try await table.undo()
    try await table.undo()
    #expect(screen.undone == ["c", "b", "new", "a"])
  }
}
