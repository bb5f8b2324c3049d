import TableScreen
import TableScreenTesting
import Testing

/// Work that was cancelled says nothing more of its progress.
@MainActor @Suite struct LateProgressTests {
  enum Ending: CaseIterable { case cancelled, closed, reopened, begunAnew }
  enum Rest: CaseIterable { case reports, reportsAndReturns, reportsAndThrows }

  private struct Late: Error {}

  private final class Songs: TableScreen {
    let rest: Rest
    var isHeldBack = false
    var gates: [CheckedContinuation<Void, Never>] = []
    var isOver = 0
    init(_ rest: Rest) {
      self.rest = rest
      super.init()
    }
    override var tableData: [Section] {
      [Section { [.id: "song", .title: "Song", .action: .perform(Songs.download)] }]
    }
    func download() async throws {
      setProgress(0.1, of: "song")
      await withCheckedContinuation { gates.append($0) }
      setProgress(0.4, of: "song")
      defer { isOver += 1 }
      switch rest {
      case .reports: try Task.checkCancellation()
      case .reportsAndReturns: break
      case .reportsAndThrows: throw Late()
      }
    }
  }

  @Test(arguments: Ending.allCases, Rest.allCases)
  func `a row shows no progress of an action that was cancelled`(ending: Ending, rest: Rest)
    async throws
  {
    let (root, screen) = (TableScreen(), Songs(rest))
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.tap(row))
    while screen.gates.isEmpty { await Task.yield() }
    #expect(table.row("Song")?.progress == 0.1)
    switch ending {
    case .cancelled: screen.cancelActions(of: "song")
    case .closed: screen.close()
    case .reopened:
      screen.close()
      root.open(screen)
    case .begunAnew:
      screen.cancelActions(of: "song")
      screen.send(.tap(row))
      while screen.gates.count < 2 { await Task.yield() }
    }
    screen.gates[0].resume()
    while screen.isOver < 1 { await Task.yield() }
    if ending == .closed { root.open(screen) }
    let content = try #require(table.row("Song"))
    #expect(content.progress == (ending == .begunAnew ? 0.1 : nil))
    #expect(content.isBusy == (ending == .begunAnew))
    #expect(table.chrome.notice == nil)
    if ending == .begunAnew { screen.gates[1].resume() }
    try await table.settle()
    #expect(table.row("Song")?.progress == nil && table.row("Song")?.isBusy == false)
  }

  private final class Names: TableScreen {
    var gates: [CheckedContinuation<Void, Never>] = []
    var isOver = 0
    override func onLoad() {
      wait(for: "Reading") { [weak self] progress in
        progress(0.1)
        await withCheckedContinuation { self?.gates.append($0) }
        progress(0.9)
        self?.isOver += 1
      }
    }
  }

  @Test func `a wait that is retried shows its own progress alone`() async throws {
    let screen = Names()
    let table = HeadlessHost.start([screen])
    while screen.gates.isEmpty { await Task.yield() }
    screen.cancelWaiting()
    screen.retry()
    while screen.gates.count < 2 { await Task.yield() }
    screen.gates[0].resume()
    while screen.isOver < 1 { await Task.yield() }
    #expect(table.chrome.waitingFraction == 0.1)
    screen.gates[1].resume()
    try await table.settle()
    #expect(table.chrome.waiting == nil)
  }
}
