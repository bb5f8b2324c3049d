import TableScreen
import TableScreenTesting
import TestSupport
import Testing

final class MailScreen: TableScreen {
  let log: Log
  init(_ log: Log = Log()) {
    self.log = log
    super.init()
  }
  override class var settings: Settings { [.title("Mail")] }
  override var tableData: [Section] {
    [
      Section {
        for name in ["Ada", "Bob", "Cy"] {
          [.title: name, .action: .perform(MailScreen.read, name)]
        }
      }
    ]
  }
  func read(_ name: String) { open(LoggingScreen(name, log), as: .detail) }
  override func onAppear() { log.lines.append("Mail onAppear") }
  override func onDisappear() { log.lines.append("Mail onDisappear") }
}

/// A list and its detail stand beside each other where there is room, and above each other where not.
@MainActor struct SplitViewTests {
  let log = Log()

  private func selected(_ table: HeadlessHost, in list: Screen) -> [String] {
    guard let list = list as? TableScreen else { return [] }
    return list.selectedRows.compactMap { list.model.cell($0)?.title }
  }

  @Test func `in a narrow window a detail is pushed`() async throws {
    let table = try await HeadlessHost.show(MailScreen(log))
    try await table.tap("Bob")
    #expect(table.navigator.panes.map(\.title) == ["Bob"])
    #expect(table.chrome.backTitle == "Mail")
    try await table.back()
    #expect(table.chrome.title == "Mail")
    #expect(table.screen?.selectedRows == [])
  }

  @Test func `in a wide window the list stays, and keeps the row that is shown selected`()
    async throws
  {
    let list = MailScreen(log)
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 120)
    log.lines = []
    try await table.tap("Ada")
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Ada"])
    #expect(table.visibleScreen === list)
    #expect(
      log.lines == [
        "Ada onLoad", "Ada willAppear", "Ada willPresent", "Ada onAppear", "Ada onPresent",
      ])
    #expect(selected(table, in: list) == ["Ada"])
    log.lines = []
    try await table.tap("Bob")
    #expect(table.navigator.stack.screens.map(\.title) == ["Mail", "Bob"])
    #expect(selected(table, in: list) == ["Bob"])
    #expect(log.lines.contains("Ada onDismiss"))
    #expect(!log.lines.contains("Mail onDisappear"))
  }

  @Test func `both are drawn beside each other`() async throws {
    let table = try await HeadlessHost.show(MailScreen(log))
    try await table.resize(columns: 100)
    try await table.tap("Ada")
    let lines = table.frame(columns: 100, rows: 5).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("                  Mail                  │"))
    #expect(lines[0].hasSuffix("Ada"))
    #expect(lines[1].hasPrefix("•Ada"))
    #expect(lines[1].hasSuffix("│ Ada"))
  }

  @Test func `a change of width loses no screen and runs the hooks of the list`() async throws {
    let list = MailScreen(log)
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 120)
    try await table.tap("Ada")
    try await table.focusOtherPane()
    table.visibleScreen.open(LoggingScreen("More", log))
    #expect(table.navigator.panes.map(\.title) == ["Mail", "More"])
    #expect(table.chrome.backTitle == "Ada")
    log.lines = []
    try await table.resize(columns: 80)
    #expect(log.lines == ["Mail onDisappear"])
    #expect(table.navigator.panes.map(\.title) == ["More"])
    #expect(table.navigator.stack.screens.map(\.title) == ["Mail", "Ada", "More"])
    try await table.resize(columns: 100)
    #expect(log.lines == ["Mail onDisappear", "Mail onAppear"])
    #expect(table.navigator.panes.map(\.title) == ["Mail", "More"])
    #expect(table.chrome.title == "More", "who looked at the detail goes on looking at it")
    #expect(selected(table, in: list) == ["Ada"])
  }

  @Test func `back leads through the detail, then to the list beside it`() async throws {
    let table = try await HeadlessHost.show(MailScreen(log))
    try await table.resize(columns: 120)
    try await table.tap("Ada")
    try await table.focusOtherPane()
    table.visibleScreen.open(LoggingScreen("More", log))
    try await table.back()
    #expect(table.chrome.title == "Ada")
    #expect(table.chrome.backTitle == nil)
    try await table.back()
    #expect(table.chrome.title == "Mail")
    #expect(table.navigator.panes.count == 2)
    await #expect(throws: HeadlessError.self) { try await table.back() }
  }

  @Test func `what the list pushes stays at its side; going back closes the detail it opened`()
    async throws
  {
    let root = LoggingScreen("Accounts", log)
    let table = try await HeadlessHost.show(root)
    try await table.resize(columns: 120)
    root.open(LoggingScreen("Note", log), as: .detail)
    root.open(MailScreen(log))
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Note"])
    try await table.back()
    #expect(table.navigator.panes.map(\.title) == ["Accounts", "Note"])
    root.open(MailScreen(log))
    try await table.tap("Cy")
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Cy"])
    try await table.back()
    #expect(table.navigator.panes.map(\.title) == ["Accounts"])
  }

  @Test func `a detail that closes itself returns to the list`() async throws {
    let list = MailScreen(log)
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 120)
    try await table.tap("Ada")
    let detail = try #require(table.navigator.panes.last)
    detail.close(returning: 1)
    #expect(table.navigator.panes.map(\.title) == ["Mail"])
    #expect(list.selectedRows.isEmpty)
  }

  @Test func `tabs keep their sides, and the detail shows none`() async throws {
    let (a, b) = (MailScreen(log), LoggingScreen("Other", log))
    let table = try await HeadlessHost.show(tabs: [a, b])
    try await table.resize(columns: 120)
    try await table.tap("Ada")
    #expect(table.navigator.panes.map(\.chrome.tabs.count) == [2, 0])
    try await table.selectTab("Other")
    #expect(table.navigator.panes.map(\.title) == ["Other"])
    try await table.selectTab("Mail")
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Ada"])
  }

  @Test func `random opening, closing and resizing keeps every rule`() async throws {
    var generator = SplitMix64(seed: 5)
    let table = try await HeadlessHost.show(tabs: [screen("0", 0), screen("1", 0)])
    for step in 0..<Effort.rounds(300) {
      let window = table.navigator
      let opener = window.screens.randomElement(using: &generator) ?? table.visibleScreen
      switch Int.random(in: 0..<12, using: &generator) {
      case 0, 1: table.visibleScreen.open(screen("s", step))
      case 2: table.visibleScreen.open(screen("s", step), as: .detail)
      case 3: opener.open(screen("s", step), as: .detail)
      case 4: table.visibleScreen.open(screen("m", step), as: .modal)
      case 5: table.visibleScreen.open(screen("r", step), as: .replace)
      case 6: window.setWide(Bool.random(using: &generator))
      case 7: opener.close(to: opener)
      case 8: window.back()
      case 9: window.selectTab(Int.random(in: 0...1, using: &generator))
      case 10: window.focusOtherPane()
      default: table.visibleScreen.open(opener)
      }
      #expect(
        window.screens.filter(\.isVisible).map(\.title).sorted()
          == window.panes.map(\.title).sorted())
      #expect(window.screens.allSatisfy { $0.navigator === window })
      #expect(window.panes.contains { $0 === table.visibleScreen })
    }
    for line in Set(log.lines) where line.hasSuffix("onDismiss") {
      #expect(log.lines.filter { $0 == line }.count == 1)
    }
    try await table.settle()
  }

  private func screen(_ name: String, _ step: Int) -> LoggingScreen {
    LoggingScreen("\(name) \(step)", log)
  }
}
