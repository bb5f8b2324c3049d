import TableScreen
import TableScreenTesting
import Testing

/// A screen is told of the end of each row that it was told to be drawn.
@MainActor @Suite struct DisplayPairsTests {
  private final class Shown: TableScreen {
    var inView: [NodeID: Int] = [:]
    var headers = 0
    var count = 2
    override var tableData: [Section] {
      [Section("Head") { for row in 0..<count { [.id: .key(row), .title: "r\(row)"] } }]
    }
    override func willDisplay(_ cell: TableRowCell, _ row: NodeID) { inView[row, default: 0] += 1 }
    override func onEndDisplaying(_ row: NodeID) { inView[row, default: 0] -= 1 }
    override func willDisplayHeader(section: Int) { headers += 1 }
    override func onEndDisplayingHeader(of section: NodeID) { headers -= 1 }
    var shown: Int { inView.values.reduce(0, +) }
    var isBalanced: Bool { inView.values.allSatisfy { $0 == 0 } && headers == 0 }
  }

  /// How a screen goes for good.
  enum Ending: CaseIterable { case closed, back, replaced, modal, tabs, window, child }

  @Test(arguments: Ending.allCases)
  func `rows in view are told of when their screen goes`(ending: Ending) async throws {
    let (home, screen) = (TableScreen(), Shown())
    for _ in 0..<3 {
      let table = try await HeadlessHost.show(home)
      if ending == .child {
        home.addChild(screen)
      } else {
        home.open(screen, as: ending == .modal ? .modal : .push)
      }
      try await table.settle()
      _ = table.page
      _ = table.frame(columns: 20, rows: 8)
      if ending != .child { #expect(screen.shown == 2) }
      switch ending {
      case .closed: screen.close()
      case .back, .modal: try await table.back()
      case .replaced: screen.open(TableScreen(), as: .root)
      case .tabs: screen.openTabs([TableScreen()])
      case .window: table.close()
      case .child:
        home.removeChild(screen)
        _ = table.page
      }
      #expect(screen.isBalanced)
      if ending != .window {
        try await table.settle()
        table.close()
      }
      #expect(screen.isBalanced)
    }
  }

  @Test func `and when they leave view, or the table`() async throws {
    let screen = Shown()
    screen.count = 100
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    try await table.scroll(to: "r50")
    _ = table.page
    #expect(screen.shown == table.pageLength)
    screen.count = 60
    screen.updateTableData()
    _ = table.page
    table.close()
    #expect(screen.isBalanced)
  }
}
