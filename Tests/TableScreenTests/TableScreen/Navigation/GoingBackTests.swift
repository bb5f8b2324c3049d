import TableScreen
import TableScreenTesting
import Testing

/// Screens go back to others that are open, return to who opened them, and may refuse to be left.
@MainActor struct GoingBackTests {
  let log = Log()

  func screen(_ name: String) -> LoggingScreen { LoggingScreen(name, log) }

  /// Has a screen ask whether its row is to go.
  private func asked(by screen: LoggingScreen, _ table: HeadlessHost) async throws {
    screen.asks = true
    screen.updateTableData()
    try await table.settle()
    try await table.tap(screen.name)
  }

  func returns() -> [String] { log.lines.filter { $0.contains("onReturn") } }

  @Test func `close to a screen closes all above it, top first`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let b = root.open(screen("b"))
    let d = b.open(screen("c")).open(screen("d"))
    log.lines = []
    d.close(to: b, returning: 3)
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "b"])
    #expect(
      log.lines == [
        "d willDisappear", "d willDismiss", "c willDismiss", "b willAppear", "d onDisappear",
        "d onDismiss", "c onDismiss", "b onAppear", "b onReturn 3",
      ])
  }

  @Test func `only the opener of the lowest closed screen gets the value`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let b = root.open(screen("b"))
    b.open(screen("c")).closeToRoot(returning: "done")
    #expect(returns() == ["a onReturn done"])
    #expect(table.navigator.stack.screens.count == 1)
  }

  @Test func `closing in the middle hands the value to the opener of the closed one`() async throws
  {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let b = root.open(screen("b"))
    b.open(screen("c"))
    b.close(returning: 1)
    #expect(table.visibleScreen === root)
    #expect(returns() == ["a onReturn 1"])
  }

  @Test func `close to a screen below dismisses the modals above it`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let b = root.open(screen("b"))
    let form = b.open(screen("m"), as: .modal)
    form.open(screen("n")).close(to: b)
    #expect(table.navigator.modals.isEmpty)
    #expect(table.chrome.title == "b")
    #expect(returns() == ["b onReturn nothing"])
  }

  @Test func `opening a screen that is open goes back to it`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let b = root.open(screen("b"))
    let d = b.open(screen("c")).open(screen("d"))
    log.lines = []
    d.open(b)
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "b"])
    #expect(!log.lines.contains("b onLoad"))
    #expect(!log.lines.contains("b willPresent"))
    #expect(log.lines.contains("d onDismiss"))
    #expect(b.parentScreen === root)
  }

  @Test func `opening a screen that is open in another tab goes there`() async throws {
    let (a, x) = (screen("a"), screen("x"))
    let table = try await HeadlessHost.show(tabs: [a, x])
    let b = a.open(screen("b"))
    b.open(screen("c"))
    a.openTab("x")
    x.open(b)
    #expect(table.chrome.title == "b")
    #expect(table.navigator.selectedTab == 0)
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "b"])
  }

  @Test func `an existing screen of the class is gone back to instead of a new one`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let city = root.open(CardScreen())
    city.open(screen("b"))
    let again = table.visibleScreen.open(CardScreen(), as: .existing)
    #expect(again === city)
    #expect(table.navigator.stack.screens.count == 2)
    again.close()
    root.open(CardScreen(), as: .existing)
    #expect(table.navigator.stack.screens.count == 2)
  }

  @Test(arguments: [false, true])
  func `below a modal, a screen goes to its own root and is replaced itself`(isQuestion: Bool)
    async throws
  {
    for replaces in [false, true] {
      log.lines = []
      let root = screen("a")
      let table = try await HeadlessHost.show(root)
      let second = root.open(screen("b"))
      if isQuestion {
        try await asked(by: second, table)
      } else {
        second.open(screen("m"), as: .modal)
      }
      #expect(table.navigator.modals.count == 1)
      if replaces {
        let other = second.open(screen("n"), as: .replace)
        #expect(
          table.navigator.screens.map(ObjectIdentifier.init)
            == [root, other].map(ObjectIdentifier.init))
        #expect(table.visibleScreen === other)
        #expect(returns() == [])
      } else {
        second.closeToRoot(returning: 4)
        #expect(table.navigator.screens.count == 1 && table.visibleScreen === root)
        #expect(returns().contains("a onReturn 4"))
      }
      try await table.settle()
      #expect(table.chrome.title == (replaces ? "n" : "a"))
      table.close()
    }
  }

  @Test func `a screen that is replaced goes with those above it, and no modal of another's`()
    async throws
  {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let second = root.open(screen("b"))
    let third = second.open(screen("c"))
    let other = second.open(screen("n"), as: .replace)
    #expect(table.navigator.stack.screens.map { ($0 as? LoggingScreen)?.name } == ["a", "n"])
    #expect(third.navigator == nil)
    let modal = root.open(screen("m"), as: .modal)
    let last = other.open(screen("o"), as: .replace)
    #expect(table.visibleScreen === modal && last.navigator === table.navigator)
    modal.close()
    #expect(table.visibleScreen === last && last.isVisible)
  }

  @Test func `a question is no screen that its screen has opened`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    for answer in ["Delete", "Cancel"] {
      try await asked(by: root, table)
      try await table.tap(answer)
    }
    #expect(returns() == [])
  }

  @Test func `what replaces a screen returns to who opened that`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    var results: [Int] = []
    let first = root.open(screen("b"), returning: Int.self) { results.append($0) }
    log.lines = []
    let second = first.open(screen("c"), as: .replace)
    #expect(
      log.lines == [
        "b willDisappear", "b willDismiss", "c onLoad", "c willAppear", "c willPresent",
        "b onDisappear", "b onDismiss", "c onAppear", "c onPresent",
      ])
    second.close(returning: 5)
    #expect(results == [5])
    #expect(returns() == ["a onReturn 5"])
    #expect(table.navigator.stack.screens.count == 1)
  }

  @Test func `a screen that was closed can be opened again, with live rows`() async throws {
    let store = ToDoStore.sample
    let root = screen("a")
    let list = ToDoScreen(store: store)
    let table = try await HeadlessHost.show(root)
    root.open(list)
    let titles = table.titles
    try await table.back()
    root.open(list)
    try await table.settle()
    #expect(table.titles == titles)
    list.setTitle("Again")
    try await table.delete(titles[0])
    #expect(!table.titles.contains(titles[0]))
  }

  @Test func `a form may refuse to be left, and can still close itself`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let form = root.open(UnsavedScreen(), as: .modal)
    try await table.back()
    #expect(table.visibleScreen === form)
    #expect(table.chrome.notice?.text == "Save first")
    form.isSaved = true
    try await table.back()
    #expect(table.visibleScreen === root)
    root.open(UnsavedScreen()).close()
    #expect(table.visibleScreen === root)
  }

  @Test func `what a hook opens follows when its hooks have run`() async throws {
    let table = try await HeadlessHost.show(OpeningScreen(log))
    #expect(table.chrome.title == "login")
    #expect(table.chrome.isModal)
    #expect(
      log.lines == [
        "login onLoad", "login willAppear", "login willPresent", "login onAppear",
        "login onPresent",
      ])
  }
}

private final class CardScreen: TableScreen {
  override class var settings: Settings { [.title("Plain")] }
}

private final class UnsavedScreen: TableScreen {
  var isSaved = false
  override func shouldGoBack() -> Bool {
    if !isSaved { show(notice: "Save first") }
    return isSaved
  }
}

private final class OpeningScreen: TableScreen {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }
  override func willAppear() {
    if !isVisible, log.lines.isEmpty { open(LoggingScreen("login", log), as: .modal) }
  }
}
