import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A closed screen ends its actions; opened again, its rows begin anew.
@MainActor struct ReopenedActionTests {
  private final class Uploads: TableScreen {
    var runs = 0
    var ended = 0
    var wasCancelled: [Bool] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    override var tableData: [Section] {
      [Section { [.title: "Upload", .id: "upload", .action: .perform(Uploads.upload)] }]
    }
    /// Pays no heed to being cancelled.
    func upload() async throws {
      runs += 1
      await withCheckedContinuation { waiting.append($0) }
      ended += 1
      wasCancelled.append(Task.isCancelled)
      throw Broken()
    }
    func goOn() { waiting.removeFirst().resume() }
  }

  private struct Broken: Error {}

  @Test func `a row is not busy with what ran before its screen was closed`() async throws {
    let (root, screen) = (TableScreen(), Uploads())
    let table = try await HeadlessHost.show(root)
    func open() async throws -> NodeID {
      root.open(screen)
      try await table.settle()
      return try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    }
    let row = try await open()
    screen.send(.tap(row))
    await Task.yield()
    #expect(screen.runs == 1)
    #expect(table.row("Upload")?.isBusy == true)
    table.navigator.back()
    let again = try await open()
    #expect(table.row("Upload")?.isBusy == false)
    screen.send(.tap(again))
    await Task.yield()
    #expect(screen.runs == 2)
    // What the first one says at its end is nobody's business any more.
    screen.goOn()
    try await until { screen.wasCancelled == [true] }
    #expect(table.chrome.notice == nil)
    #expect(table.row("Upload")?.isBusy == true)
    screen.send(.tap(again))
    await Task.yield()
    #expect(screen.runs == 2)
  }
}
