import TableScreen
import TableScreenTesting
import Testing

private final class EagerScreen: TableScreen {
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
  override func onLoad() { updateTableData() }
}

private final class CardScreen: TableScreen {
  override class var settings: Settings { [.title("Card")] }
  override var tableData: [Section] { [Section { [.title: "inside"] }] }
}

/// Screens open, close, and stand in tabs, as ProMotion's do.
@MainActor struct OpeningTests {
  let log = Log()

  private func screen(_ name: String) -> LoggingScreen { LoggingScreen(name, log) }

  private func hooks(_ screen: LoggingScreen, _ kinds: String...) -> [String] {
    log.lines.filter { line in
      kinds.contains { line == "\(screen.name) will\($0)" || line == "\(screen.name) on\($0)" }
    }
  }

  @Test(.promotion(57)) func `a screen may update while it loads`() async throws {
    let table = try await HeadlessHost.show(EagerScreen())
    #expect(table.titles == ["Row"])
  }

  @Test(.promotion(119, 125)) func `open gives back the screen of the class that was opened`()
    async throws
  {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let opened = root.open(CardScreen())
    #expect(type(of: opened) == CardScreen.self)
    #expect(table.visibleScreen === opened)
    #expect(table.chrome.title == "Card")
  }

  @Test(.promotion(121)) func `a screen is pushed, modal, in place of all, or in a tab`()
    async throws
  {
    let (root, other) = (screen("a"), screen("other"))
    let table = try await HeadlessHost.show(tabs: [root, other])
    let window = table.navigator
    root.open(screen("pushed"))
    #expect(window.stack.screens.map(\.title) == ["a", "pushed"])
    root.open(screen("modal"), as: .modal)
    #expect(window.modals.map(\.root.title) == ["modal"])
    #expect(table.visibleScreen.isModal)
    #expect(table.visibleScreen.isFirst)
    #expect(!root.isModal)
    try await table.back()
    root.open(screen("in tab"), as: .tab("other"))
    #expect(window.selectedTab == 1)
    #expect(window.stack.screens.map(\.title) == ["other", "in tab"])
    root.openTab(0)
    root.open(screen("alone"), as: .root)
    #expect(window.stack.screens.map(\.title) == ["alone"])
  }

  @Test(.promotion(123)) func `the screen on top is not pushed twice`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let top = root.open(screen("b"))
    top.open(top)
    root.open(top)
    #expect(table.navigator.stack.screens.count == 2)
  }

  @Test(.promotion(126, 127)) func `closing pops or dismisses, then tells what is returned`()
    async throws
  {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let pushed = root.open(screen("b"))
    log.lines = []
    pushed.close(returning: ["x": 1])
    #expect(table.visibleScreen === root)
    #expect(log.lines.last == "a onReturn [\"x\": 1]")
    let modal = root.open(screen("m"), as: .modal)
    log.lines = []
    modal.close()
    #expect(log.lines.suffix(2) == ["a onAppear", "a onReturn nothing"])
    #expect(log.lines.firstIndex(of: "m onDismiss") ?? .max < log.lines.count - 1)
  }

  @Test(.promotion(129)) func `from depth four to the root leaves one screen`() async throws {
    let table = try await HeadlessHost.show(screen("a"))
    for name in ["b", "c", "d"] { table.visibleScreen.open(screen(name)) }
    #expect(table.navigator.stack.screens.count == 4)
    table.visibleScreen.closeToRoot()
    #expect(table.navigator.stack.screens.map(\.title) == ["a"])
  }

  @Test(.promotion(130)) func `the way back is told to the screen revealed, at each level`()
    async throws
  {
    let table = try await HeadlessHost.show(screen("a"))
    for name in ["b", "c", "d"] { table.visibleScreen.open(screen(name)) }
    log.lines = []
    for _ in 0..<3 { try await table.back() }
    #expect(log.lines.filter { $0.hasSuffix("onBack") } == ["c onBack", "b onBack", "a onBack"])
  }

  @Test(.promotion(131)) func `presenting and dismissing have hooks of their own`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let pushed = root.open(screen("b"))
    #expect(hooks(pushed, "Present") == ["b willPresent", "b onPresent"])
    #expect(hooks(pushed, "Dismiss") == [])
    log.lines = []
    try await table.back()
    #expect(hooks(pushed, "Dismiss") == ["b willDismiss", "b onDismiss"])
    #expect(hooks(pushed, "Present") == [])
  }

  @Test(.promotion(133)) func `a child knows its parent until it is removed`() async throws {
    let (root, child) = (EagerScreen(), CardScreen())
    let table = try await HeadlessHost.show(root)
    root.addChild(child)
    #expect(child.parentScreen === root)
    #expect(root.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(child)])
    #expect(table.titles == ["Row", "inside"])
    root.removeChild(child)
    #expect(child.parentScreen == nil)
    #expect(root.children.isEmpty)
    #expect(table.titles == ["Row"])
  }

  @Test(.promotion(134)) func `four screens are four tabs, each with a stack`() async throws {
    let screens = ["one", "two", "three", "four"].map(screen)
    let table = try await HeadlessHost.show(tabs: screens)
    #expect(table.chrome.tabs.map(\.title) == ["one", "two", "three", "four"])
    #expect(table.navigator.tabs.map(\.screens.count) == [1, 1, 1, 1])
  }

  @Test(.promotion(135)) func `a tab is opened by title or place, from any screen or the window`()
    async throws
  {
    let screens = ["one", "two", "three"].map(screen)
    let table = try await HeadlessHost.show(tabs: screens)
    #expect(screens[0].openTab("three"))
    #expect(table.navigator.selectedTab == 2)
    #expect(table.visibleScreen.open(screen("deep")).openTab(1))
    #expect(table.navigator.selectedTab == 1)
    #expect(table.navigator.selectTab(0))
    #expect(table.chrome.title == "one")
  }

  @Test(.promotion(137)) func `a tab has the title of its screen, until it is given another`()
    async throws
  {
    let (card, other) = (CardScreen(), screen("other"))
    let table = try await HeadlessHost.show(tabs: [card, other])
    #expect(table.chrome.tabs.map(\.title) == ["Card", "other"])
    card.setTitle("Mine")
    #expect(table.chrome.tabs.map(\.title) == ["Mine", "other"])
    card.setTabTitle("Tab")
    #expect(table.chrome.tabs.map(\.title) == ["Tab", "other"])
    #expect(table.chrome.title == "Mine")
  }

  @Test(.promotion(138)) func `what opens in a tab stands on its stack`() async throws {
    let (root, other) = (screen("a"), screen("other"))
    let table = try await HeadlessHost.show(tabs: [root, other])
    root.open(screen("b"), as: .tab("other"))
    #expect(table.chrome.backTitle == "other")
  }
}
