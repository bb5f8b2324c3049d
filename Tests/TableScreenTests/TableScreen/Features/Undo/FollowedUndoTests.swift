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
}
