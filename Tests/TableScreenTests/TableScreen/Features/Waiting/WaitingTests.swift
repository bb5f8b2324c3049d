import TestSupport
import Testing

@testable import TableScreen
@testable import TableScreenTesting
@testable import TableScreenText

/// A screen says what it waits for.
@MainActor struct WaitingTests {
  @Test func `what a screen waits for shows until it is there`() async throws {
    let screen = SlowScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(screen.waits == ["Reading…"], "the first frame says it already")
    #expect(table.chrome.waiting == nil)
    #expect(table.titles == ["There"])
  }

  @Test func `what goes wrong meanwhile takes the place of the rows, and can be tried again`()
    async throws
  {
    let screen = RetryScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.failure == "The server is down")
    #expect(table.chrome.notice == nil, "once is enough")
    try await table.retry()
    #expect(table.chrome.failure == nil)
    #expect(table.titles == ["There"])
  }

  @Test func `what goes wrong beside rows is shown for a moment`() async throws {
    let table = try await HeadlessHost.show(SlowScreen())
    table.visibleScreen.wait(for: "Saving…") { throw ServerDown() }
    #expect(table.chrome.waiting == "Saving…")
    try await table.settle()
    #expect(table.chrome.failure == nil)
    #expect(table.chrome.notice?.text == "The server is down")
    #expect(table.chrome.notice?.isError == true)
  }

  @Test func `a failure is gone when rows come`() async throws {
    let screen = RetryScreen()
    let table = try await HeadlessHost.show(screen)
    screen.names = ["Elsewhere"]
    screen.updateTableData()
    screen.names = []
    screen.updateTableData()
    #expect(table.chrome.failure == nil)
  }

  @Test func `a refresh that fails without rows can be tried again`() async throws {
    let screen = RetryScreen()
    screen.isQuick = true
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.emptyText == "Nothing here yet")
    try await table.refresh()
    #expect(table.chrome.failure == "The server is down")
    try await table.retry()
    #expect(table.titles == ["There"])
  }

  @Test func `how far it has come shows`() async throws {
    let screen = TableScreen()
    let table = try await HeadlessHost.show(screen)
    let gate = DownloadScreen()
    var report: (@MainActor (Double) -> Void)?
    screen.wait(for: "Reading…") { progress in
      report = progress
      while !gate.isOpen { await Task.yield() }
    }
    #expect(table.chrome.waitingFraction == 0)
    try await until { report != nil }
    for (said, shown) in [(0.4, 0.4), (7, 1), (-1, 0)] {
      report?(said)
      #expect(table.chrome.waitingFraction == shown)
    }
    report?(.nan)
    #expect(table.chrome.waitingFraction == nil)
    gate.isOpen = true
    try await table.settle()
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.waitingFraction == nil)
  }

  @Test func `a person can end it, and begin it again`() async throws {
    let screen = EndlessScreen()
    let table = HeadlessHost.start([screen])
    #expect(table.chrome.canCancelWaiting)
    try await until { screen.begun != 0 }
    try await table.send(.cancelWaiting)
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.failure == "Cancelled")
    try await until { screen.ended != 0 }
    screen.send(.retry)
    #expect(table.chrome.waiting == "ever")
    #expect(table.chrome.failure == nil)
    try await until { screen.begun != 1 }
    try await table.send(.cancelWaiting)
  }

  @Test func `who ends it while the table is refreshed, too, ends both`() async throws {
    let screen = TwiceScreen()
    let table = HeadlessHost.start([screen])
    screen.refresh()
    try await until { screen.begun == 2 }
    screen.send(.cancelWaiting)
    #expect(table.chrome.failure == "Cancelled")
    #expect(table.chrome.refresh?.isRefreshing == false)
    try await table.settle()
    #expect(screen.ended == 2)
    #expect(table.titles == [])
    #expect(table.chrome.failure == "Cancelled")
    #expect(table.chrome.refresh?.updated == nil)
  }

  @Test func `beside rows, or other work, a refresh goes on where a wait is ended`() async throws {
    let screen = TwiceScreen()
    let table = HeadlessHost.start([screen])
    screen.wait(for: "another") { try await screen.work() }
    screen.refresh()
    try await until { screen.begun == 3 }
    screen.send(.cancelWaiting)
    #expect(table.chrome.waiting == "another")
    #expect(screen.isRefreshing)
    screen.names = ["There"]
    screen.updateTableData()
    screen.send(.cancelWaiting)
    #expect(screen.isRefreshing)
    screen.isOpen = true
    try await table.settle()
    #expect(!screen.isRefreshing)
    #expect(table.titles == ["There"])
  }

  @Test func `while a refresh brings the rows nobody reads that they do not come`() async throws {
    let screen = TwiceScreen()
    let table = HeadlessHost.start([screen])
    try await until { screen.begun == 1 }
    screen.send(.cancelWaiting)
    #expect(table.chrome.failure == "Cancelled")
    screen.refresh()
    #expect(table.chrome.failure == nil)
    #expect(table.chrome.waiting == "Refreshing…")
    screen.names = ["There"]
    screen.isOpen = true
    try await table.settle()
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.failure == nil)
  }

  // MARK: Rows

  @Test func `a row says how much of its action is done`() async throws {
    let screen = DownloadScreen()
    let table = try await HeadlessHost.show(screen)
    screen.send(.tap(try #require(table.layout.row(at: TablePath(0, 0))).id))
    try await until { screen.progress != nil }
    screen.progress?(0.25)
    #expect(table.row("Song")?.isBusy == true)
    #expect(table.row("Song")?.progress == 0.25)
    #expect(table.changes.last?.refreshedRows.count == 1)
    screen.isOpen = true
    try await table.settle()
    #expect(table.row("Song")?.progress == nil)
    #expect(table.row("Song")?.isBusy == false)
  }

  @Test func `the action of a row can be cancelled`() async throws {
    let screen = DownloadScreen()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))).id
    screen.send(.tap(row))
    try await until { screen.progress != nil }
    #expect(table.row("Song")?.isCancellable == true)
    try await table.send(.cancel(row))
    try await until { screen.isCancelled }
    #expect(table.row("Song")?.isBusy == false)
    #expect(table.row("Song")?.isCancellable == false)
    #expect(table.chrome.notice == nil)
    screen.send(.tap(row))
    #expect(table.row("Song")?.isBusy == true, "it can be started again")
    try await table.send(.cancel(row))
  }

  @Test func `a row is busy until the last of its actions has ended`() async throws {
    let screen = TwoActionsScreen()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))).id
    screen.send(.tap(row))
    screen.send(.longPress(row))
    screen.isOpen = [true, false]
    try await until { screen.ended != 0 }
    for _ in 0..<10 { await Task.yield() }
    #expect(table.row("Row")?.isBusy == true)
    screen.isOpen = [true, true]
    try await table.settle()
    #expect(table.row("Row")?.isBusy == false)
  }

  @Test func `a switch whose action is cancelled goes back`() async throws {
    let screen = DownloadScreen()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 1))).id
    screen.send(.control(row, name: RowControl.accessoryName, value: .flag(true)))
    #expect(table.row("Offline")?.controls.first?.value == .flag(true))
    try await table.send(.cancel(row))
    #expect(table.row("Offline")?.controls.first?.value == .flag(false))
  }

  // MARK: As text

  @Test func `what is waited for stands where the rows will be`() async throws {
    let stage = try await TextStage(EndlessScreen(), columns: 40, rows: 8, waiting: false)
    stage.screen.waitSession.waits[0].fraction = 0.5
    let frame = stage.paint()
    expectRows(
      frame,
      """


                       ⠋ ever
           █████████████░░░░░░░░░░░░  50%
                     [ Cancel ]
      """)
    #expect(frame.target(column: 18, row: 5) == .cancelWaiting)
    stage.screen.send(.cancelWaiting)
    expectRows(
      stage.paint(),
      """



               ⚠ Cancelled  [ Retry ]
      """)
  }

  @Test func `beside rows it is said at the end`() async throws {
    let screen = DownloadScreen()
    let stage = try await TextStage(screen, columns: 44, rows: 5)
    screen.wait(for: "Saving…") { _ in try await Task.sleep(for: .seconds(3600)) }
    expectRows(
      stage.paint(),
      """
      ▌Song
       Offline                                ●──

       ⠋ Saving…  ░░░░░   0%  [ Cancel ]
      """)
    screen.send(.cancelWaiting)
    #expect(stage.paint().lines.last == "")
  }

  @Test func `a row shows how much is done`() async throws {
    let screen = DownloadScreen()
    let stage = try await TextStage(screen, columns: 44, rows: 4)
    screen.setProgress(0.5, of: .path(DataPath(0, 0)))
    expectRows(
      stage.paint(),
      """
      ▌Song                        █████░░░░  50%
       Offline                                ●──
      """)
  }

  @Test func `waiting twice for the same is waiting once`() async throws {
    var count = 0
    let table = try await HeadlessHost.show(TableScreen())
    for _ in 0..<2 { table.visibleScreen.wait(for: "Reading…") { count += 1 } }
    try await table.settle()
    #expect(count == 1)
  }

  @Test func `a screen that is left waits no longer`() async throws {
    let table = try await HeadlessHost.show(TableScreen())
    weak let screen = table.visibleScreen.open(TableScreen())
    var isCancelled = false
    screen?.wait(for: "ever") {
      try? await Task.sleep(for: .seconds(3600))
      isCancelled = Task.isCancelled
    }
    try await table.back()
    for _ in 0..<100 where !isCancelled { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isCancelled)
    #expect(screen == nil)
  }
}

private final class SlowScreen: TableScreen {
  private var names: [String] = []
  private(set) var waits: [String?] = []

  override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }

  override func onLoad() {
    wait(for: "Reading…") { [weak self] in
      try await Task.sleep(for: .milliseconds(2))
      self?.names = ["There"]
      self?.updateTableData()
    }
  }

  override func onAppear() { waits.append(chrome.waiting) }
}

/// A screen whose first try fails.
private final class RetryScreen: TableScreen {
  var names: [String] = []
  var isQuick = false
  private var tries = 0
  override class var settings: Settings { [.refreshable()] }
  override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }
  override func onLoad() {
    if !isQuick { wait(for: "Reading…") { [weak self] in try await self?.onRefresh() } }
  }
  override func onRefresh() async throws {
    tries += 1
    if tries == 1 { throw ServerDown() }
    names = ["There"]
    updateTableData()
  }
}

private final class EndlessScreen: TableScreen {
  private(set) var begun = 0
  private(set) var ended = 0
  override func onLoad() {
    wait(for: "ever") { [weak self] in
      self?.begun += 1
      while !Task.isCancelled { await Task.yield() }
      self?.ended += 1
    }
  }
}

/// Loads its rows at first, and again in a refresh, until it is let go on.
private final class TwiceScreen: TableScreen {
  override class var settings: Settings { [.refreshable()] }
  var names: [String] = []
  var isOpen = false
  private(set) var begun = 0
  private(set) var ended = 0
  override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }
  override func onLoad() { wait(for: "rows") { [weak self] in try await self?.work() } }
  override func onRefresh() async throws { try await work() }
  func work() async throws {
    begun += 1
    while !isOpen && !Task.isCancelled { await Task.yield() }
    ended += 1
    updateTableData()
  }
}

private final class DownloadScreen: TableScreen {
  var isOpen = false
  private(set) var progress: ((Double) -> Void)?
  private(set) var isCancelled = false
  override var tableData: [Section] {
    [
      Section {
        [.title: "Song", .id: "song", .action: .perform(DownloadScreen.download)]
        [.title: "Offline", .accessory: .switch(false, changed: DownloadScreen.setOffline)]
      }
    ]
  }
  func download() async throws {
    progress = { [weak self] in self?.setProgress($0, of: .id("song")) }
    while !isOpen && !Task.isCancelled { await Task.yield() }
    isCancelled = Task.isCancelled
    try Task.checkCancellation()
  }
  func setOffline(_ isOffline: Bool) async throws { try await Task.sleep(for: .seconds(3600)) }
}

private final class TwoActionsScreen: TableScreen {
  var isOpen = [false, false]
  private(set) var ended = 0
  override class var settings: Settings { [.longPressable()] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Row", .action: .perform(TwoActionsScreen.wait, 0),
          .longPressAction: .perform(TwoActionsScreen.wait, 1),
        ]
      }
    ]
  }
  func wait(_ index: Int) async throws {
    while !isOpen[index] { try await Task.sleep(for: .milliseconds(1)) }
    ended += 1
  }
}
