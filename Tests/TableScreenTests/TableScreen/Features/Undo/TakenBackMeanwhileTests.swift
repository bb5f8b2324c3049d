import TableScreen
import TableScreenTesting
import Testing

/// An undo that is asked for while a redo runs follows it, and a redo an undo, although there is no step for it yet.
@MainActor @Suite struct TakenBackMeanwhileTests {
  private final class Counter: TableScreen {
    var count = 0
    override class var settings: Settings { [.title("Counter")] }
    override var tableData: [Section] { [Section { [.title: "Count", .subtitle: "\(count)"] }] }

    func add(_ number: Int) async throws {
      try await Task.sleep(for: .milliseconds(60))
      count += number
      updateTableData()
      registerUndo("Added \(number)") { [weak self] in try await self?.add(-number) }
    }
  }

  /// Presses of undo and of redo, one right after the other, and the counts that they end at.
  @Test(arguments: [
    ("ur", 1), ("uru", 0), ("urur", 1), ("uu", 0), ("urr", 1), ("r", 1), ("uruuu", 0),
  ])
  func `the last press is the one that counts`(presses: String, count: Int) async throws {
    let screen = Counter()
    let table = try await HeadlessHost.show(screen)
    try await screen.add(1)
    for press in presses {
      let offered = press == "u" ? screen.canUndo : screen.canRedo
      if offered { screen.send(press == "u" ? .undo : .redo) }
      try await Task.sleep(for: .milliseconds(5))
    }
    try await table.settle()
    #expect(screen.count == count)
    #expect(screen.canUndo == (count == 1) && screen.canRedo == (count == 0))
    table.close()
  }

  @Test func `what goes on is not named after another step`() async throws {
    let screen = Counter()
    let table = try await HeadlessHost.show(screen)
    for number in [1, 2] { try await screen.add(number) }
    #expect(screen.undoTitle == "Added 2" && screen.redoTitle == nil)
    screen.send(.undo)
    #expect(screen.canRedo && screen.redoTitle == nil)
    #expect(screen.undoTitle == "Added 1")
    screen.send(.redo)
    #expect(screen.canUndo && screen.undoTitle == nil && screen.redoTitle == nil)
    try await table.settle()
    #expect(screen.undoTitle == "Added 2" && screen.count == 3)
    screen.send(.undo)
    try await table.settle()
    screen.send(.redo)
    #expect(screen.undoTitle == nil)
    try await table.settle()
    table.close()
  }
}
