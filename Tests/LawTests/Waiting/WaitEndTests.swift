import Observation
import TableScreen
import TestSupport
import Testing

/// A wait ends with what it has brought: nobody reads in between that there is nothing.
@MainActor @Suite struct WaitEndTests {
  @Observable @MainActor final class Names {
    var all: [String] = []
  }

  private final class Waiting: TableScreen {
    let names = Names()
    let asks: Bool
    init(asks: Bool) {
      self.asks = asks
      super.init()
    }
    override var tableData: [Section] {
      [Section(cells: names.all.map { [.title: $0] })]
    }
    override func onLoad() {
      wait(for: "Reading") { [weak self] in
        for _ in 0..<20 { await Task.yield() }
        self?.names.all = ["Ada", "Grace"]
        if self?.asks == true { self?.updateTableData() }
      }
    }
  }

  /// Notes what shows in place of rows, each time that it is told of it.
  private final class Keeper: TableHost {
    let capabilities: HostCapabilities = []
    private(set) var said: [String] = []
    weak var screen: TableScreen?
    func navigate(_ change: TableNavigationChange) { note() }
    func apply(
      _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
    ) { note() }
    func refreshChrome(of screen: any HostedScreen) { note() }
    func scroll(
      to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen
    ) {}
    private func note() {
      guard let screen else { return }
      let what = screen.chrome.waiting ?? (screen.layout.rowCount > 0 ? "rows" : "nothing")
      if said.last != what { said.append(what) }
    }
  }

  @Test(arguments: [false, true])
  func `the rows show at the end of the wait`(asks: Bool) async throws {
    let (screen, host) = (Waiting(asks: asks), Keeper())
    host.screen = screen
    let window = TableNavigator([screen], host: host)
    window.start()
    try await until { screen.layout.rowCount == 2 }
    for _ in 0..<20 { await Task.yield() }
    #expect(host.said == ["Reading", "rows"])
    window.end()
  }
}
