import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What stands beside a list, or behind a question, stays what it was until a person leaves it.
@MainActor @Suite struct BehindQuestionTests {
  enum Way: CaseIterable { case toRoot, closeTo, openAgain }

  private let log = Log()

  @Test(arguments: Way.allCases)
  func `a list that goes back on its own leaves the detail of another screen beside it`(way: Way)
    async throws
  {
    let root = LoggingScreen("Accounts", log)
    let table = try await HeadlessHost.show(root)
    try await table.resize(columns: 120)
    root.open(LoggingScreen("Note", log), as: .detail)
    let middle = LoggingScreen("Folder", log)
    root.open(middle)
    let list = MailScreen(log)
    middle.open(list)
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Note"])
    switch way {
    case .toRoot: list.closeToRoot()
    case .closeTo: list.close(to: root)
    case .openAgain: list.open(root)
    }
    #expect(table.navigator.panes.map(\.title) == ["Accounts", "Note"])
    #expect(!log.lines.contains("Note onDismiss"))
  }

  @Test func `a list that goes back on its own takes the detail along that it has opened`()
    async throws
  {
    let root = LoggingScreen("Accounts", log)
    let table = try await HeadlessHost.show(root)
    try await table.resize(columns: 120)
    let list = MailScreen(log)
    root.open(list)
    try await table.tap("Ada")
    list.closeToRoot()
    #expect(table.navigator.panes.map(\.title) == ["Accounts"])
  }

  private func showMailWithQuestion(columns: Int) async throws -> HeadlessHost {
    let list = MailScreen(log)
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: columns)
    try await table.tap("Ada")
    let detail = try #require(table.navigator.panes.last as? LoggingScreen)
    detail.asks = true
    detail.updateTableData()
    if columns >= 100 { try await table.focusOtherPane() }
    try await table.tap("Ada")
    #expect(table.question != nil)
    log.lines = []
    return table
  }

  @Test func `a window that narrows behind a question hides its list`() async throws {
    let table = try await showMailWithQuestion(columns: 120)
    let list = try #require(table.navigator.tabs[0].root as? MailScreen)
    try await table.resize(columns: 80)
    #expect(log.lines == ["Mail onDisappear"])
    #expect(!list.isVisible)
    try await table.answer(TableWords.current.cancel)
    try await table.back()
    #expect(log.lines.contains("Mail onAppear"))
  }

  @Test func `a window that widens behind a question shows its list`() async throws {
    let table = try await showMailWithQuestion(columns: 80)
    try await table.resize(columns: 120)
    #expect(log.lines == ["Mail onAppear"])
    #expect(table.navigator.panesBehindQuestion.map(\.title) == ["Mail", "Ada"])
    try await table.answer(TableWords.current.cancel)
    #expect(table.navigator.panes.map(\.title) == ["Mail", "Ada"])
    #expect(log.lines == ["Mail onAppear"])
  }

  @Test(arguments: [80, 120]) func `a detail that is opened behind a question stands behind it`(
    columns: Int
  ) async throws {
    let table = try await showMailWithQuestion(columns: columns)
    let list = try #require(table.navigator.tabs[0].root as? MailScreen)
    list.open(LoggingScreen("Late", log), as: .detail)
    #expect(table.question != nil, "the question is still one")
    #expect(table.navigator.panesBehindQuestion.last?.title == "Late")
    #expect(log.lines.contains("Ada onDismiss"))
    try await table.answer(TableWords.current.cancel)
    #expect(table.navigator.panes.last?.title == "Late")
  }

  private final class Other: TableScreen { override var title: String { "Other" } }

  @Test func `a screen in another tab returns nothing to the modal that has gone`() async throws {
    let home = LoggingScreen("Home", log)
    let other = Other()
    let table = try await HeadlessHost.show(tabs: [home, other])
    let modal = LoggingScreen("Modal", log)
    home.open(modal, as: .modal)
    var taken: Int?
    let opened = LoggingScreen("Opened", log)
    modal.open(opened, as: .tab("Other")) { (value: Int) in taken = value }
    #expect(table.navigator.panes.map(\.title) == ["Opened"])
    let reports = try await TableDiagnostics.collect {
      opened.close(returning: 5)
      try await table.settle()
    }
    #expect(taken == nil)
    #expect(reports.map(\.kind) == ["lostReturn"])
  }
}
