import TableScreen
import TableScreenTesting
import Testing

@MainActor final class Log {
  var lines: [String] = []
}

final class LoggingScreen: TableScreen {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }
  override var title: String { name }
  /// Whether a tap on the screen's row asks a question.
  var asks = false
  override var tableData: [Section] {
    let action: TableAction? = asks ? .confirm("Sure?", button: "Delete", then: .run { _ in }) : nil
    return [Section { [.title: name, .action: action] }]
  }
  override func onLoad() { log.lines.append("\(name) onLoad") }
  override func willAppear() { log.lines.append("\(name) willAppear") }
  override func willPresent() { log.lines.append("\(name) willPresent") }
  override func onAppear() { log.lines.append("\(name) onAppear") }
  override func onPresent() { log.lines.append("\(name) onPresent") }
  override func willDisappear() { log.lines.append("\(name) willDisappear") }
  override func willDismiss() { log.lines.append("\(name) willDismiss") }
  override func onDisappear() { log.lines.append("\(name) onDisappear") }
  override func onDismiss() { log.lines.append("\(name) onDismiss") }
  override func onBack() { log.lines.append("\(name) onBack") }
  override func onReturn(from screen: Screen, with value: Any?) {
    log.lines.append("\(name) onReturn \(value ?? "nothing")")
  }
}

/// Screens open, close and return, with their hooks in order.
@MainActor struct NavigationTests {
  let log = Log()

  func screen(_ name: String) -> LoggingScreen { LoggingScreen(name, log) }

  @Test func `a pushed screen loads once and its hooks run in order`() async throws {
    let table = try await HeadlessHost.show(screen("a"))
    #expect(
      log.lines == ["a onLoad", "a willAppear", "a willPresent", "a onAppear", "a onPresent"])
    log.lines = []
    table.visibleScreen.open(screen("b"))
    #expect(
      log.lines == [
        "a willDisappear", "b onLoad", "b willAppear", "b willPresent", "a onDisappear",
        "b onAppear",
        "b onPresent",
      ])
    log.lines = []
    try await table.back()
    #expect(
      log.lines == [
        "b willDisappear", "b willDismiss", "a willAppear", "b onDisappear", "b onDismiss",
        "a onAppear", "a onBack",
      ])
  }

  @Test func `open returns the opened screen, and does not push the top one again`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    let opened = root.open(screen("b"))
    #expect(opened.parentScreen === root)
    root.open(opened)
    #expect(table.navigator.stack.screens.count == 2)
  }

  @Test func `close hands its value to the screen that opened it`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    log.lines = []
    root.open(screen("b")).close(returning: 42)
    #expect(log.lines.last == "a onReturn 42")
    root.open(screen("c"), as: .modal).close()
    #expect(log.lines.last == "a onReturn nothing")
    #expect(table.navigator.modals.isEmpty)
  }

  @Test func `a typed result reaches its closure, another type does not`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    var results: [Int] = []
    root.open(screen("b"), returning: Int.self) { results.append($0) }.close(returning: 7)
    root.open(screen("c"), returning: Int.self) { results.append($0) }.close(returning: "seven")
    #expect(results == [7])
    _ = table
  }

  @Test func `going back to the root from depth four leaves one screen`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    for name in ["b", "c", "d"] { table.visibleScreen.open(screen(name)) }
    table.visibleScreen.closeToRoot()
    #expect(table.navigator.stack.screens.count == 1)
    #expect(
      log.lines.filter { $0.hasSuffix("onDismiss") } == [
        "d onDismiss", "c onDismiss", "b onDismiss",
      ])
  }

  @Test func `replace and root take the place of what was there`() async throws {
    let root = screen("a")
    let table = try await HeadlessHost.show(root)
    root.open(screen("b"))
    table.visibleScreen.open(screen("c"), as: .replace)
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "c"])
    table.visibleScreen.open(screen("d"), as: .root)
    #expect(table.navigator.stack.screens.map(\.title) == ["d"])
  }

  @Test func `a modal has a stack of its own`() async throws {
    let table = try await HeadlessHost.show(screen("a"))
    table.visibleScreen.open(screen("m"), as: .modal)
    table.visibleScreen.open(screen("n"))
    #expect(table.chrome.backTitle == "m")
    try await table.back()
    #expect(table.chrome.isModal)
    try await table.back()
    #expect(table.chrome.title == "a")
    await #expect(throws: HeadlessError.self) { try await table.back() }
  }

  @Test func `tabs keep a stack each and are opened by title`() async throws {
    let table = try await HeadlessHost.show(tabs: [screen("a"), screen("b")])
    #expect(table.chrome.tabs.map(\.title) == ["a", "b"])
    table.visibleScreen.open(screen("x"))
    try await table.selectTab("b")
    #expect(table.chrome.title == "b")
    table.visibleScreen.open(screen("y"), as: .tab("a"))
    #expect(table.navigator.stack.screens.map(\.title) == ["a", "x", "y"])
    let found = await TableDiagnostics.collect {
      table.visibleScreen.open(screen("z"), as: .tab("q"))
    }
    #expect(found.map(\.remedy) == ["the tabs are a, b"])
  }

  @Test func `bar buttons run their actions`() async throws {
    let screen = screen("a")
    let table = try await HeadlessHost.show(screen)
    var presses = 0
    screen.setBarButtons(
      .trailing,
      [
        TableBarButton(system: .add, action: .run { _ in presses += 1 }),
        TableBarButton("Go", action: .named("gone")),
      ])
    #expect(table.chrome.trailing.map(\.label) == ["Add", "Go"])
    try await table.press("Add")
    #expect(presses == 1)
    await #expect(throws: HeadlessError.noSuch("bar button", named: "Stop", among: ["Add", "Go"])) {
      try await table.press("Stop")
    }
  }

  @Test func `a title set by hand belongs to one screen`() async throws {
    let screen = ToDoScreen(store: .sample)
    let table = try await HeadlessHost.show(screen)
    screen.setTitle("Mine")
    #expect(table.chrome.title == "Mine")
    #expect(ToDoScreen(store: .sample).title == "To do")
  }
}
