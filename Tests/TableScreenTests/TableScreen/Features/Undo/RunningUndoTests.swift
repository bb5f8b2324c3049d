import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreen

/// A step that takes its time to be undone, as in a database that another program holds.
@MainActor struct RunningUndoTests {
  private func shown(_ gate: Gate, isChild: Bool) async throws -> (HeadlessHost, TableScreen) {
    let (screen, child) = (TableScreen(), TableScreen())
    if isChild { screen.addChild(child) }
    let table = try await HeadlessHost.show(screen)
    let doer = isChild ? child : screen
    doer.registerUndo("Deleted") { [weak doer] in
      await gate.wait()
      doer?.registerUndo("Restored") { await gate.wait() }
    }
    return (table, screen)
  }

  @Test(arguments: [false, true]) func `a person reads that it runs`(isChild: Bool) async throws {
    let gate = Gate()
    let (table, screen) = try await shown(gate, isChild: isChild)
    screen.send(.undo)
    try await until { screen.chrome.waiting == "Undo" }
    #expect(!screen.chrome.canCancelWaiting)
    gate.isOpen = true
    try await table.settle()
    #expect(screen.chrome.waiting == nil)
    gate.isOpen = false
    screen.send(.redo)
    #expect(screen.chrome.waiting == nil)
    try await until { screen.chrome.waiting == "Redo" }
    gate.isOpen = true
    try await table.settle()
    #expect(screen.chrome.waiting == nil)
  }
}
