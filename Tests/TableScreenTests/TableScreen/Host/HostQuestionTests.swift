import TableScreen
import TableScreenTesting
import Testing

/// What a host asks before and after it does something by itself.
@MainActor struct HostQuestionTests {
  @Test func `a screen that a host has left by itself is closed, and nobody is asked`() async throws
  {
    let log = Log()
    let root = LoggingScreen("a", log)
    let table = try await HeadlessHost.show(root)
    let b = root.open(LoggingScreen("b", log))
    let c = b.open(ClingingScreen())
    log.lines = []
    table.navigator.didLeave(b)
    #expect(table.navigator.stack.screens.map(\.title) == ["a"])
    #expect(log.lines.contains("b onDismiss"))
    #expect(c.isGone)
    #expect(!log.lines.contains { $0.contains("onReturn") })
    table.navigator.didLeave(root)
    #expect(table.navigator.stack.screens.map(\.title) == ["a"])
  }

  @Test func `a modal that a host has put away is closed with all above it`() async throws {
    let log = Log()
    let root = LoggingScreen("a", log)
    let table = try await HeadlessHost.show(root)
    let modal = root.open(LoggingScreen("b", log), as: .modal)
    modal.open(LoggingScreen("c", log), as: .modal)
    table.navigator.didLeave(modal)
    #expect(table.navigator.modals.isEmpty)
  }

  @Test(arguments: [
    ("A", TablePath(0, 1), TablePath(0, 1)), ("A", TablePath(1, 0), TablePath(0, 0)),
    ("Y", TablePath(0, 0), TablePath(1, 0)), ("Z", TablePath(0, 0), TablePath(1, 1)),
    ("W", TablePath(0, 1), TablePath(0, 1)),
  ]) func `a row says where it would land`(
    title: String, proposed: TablePath, target: TablePath
  ) async throws {
    let screen = DropScreen()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.path(of: title).flatMap { table.layout.row(at: $0)?.id })
    #expect(screen.target(of: row, proposed: proposed) == target)
  }

  @Test func `a form says which field comes next, and that none does`() async throws {
    let screen = FieldScreen()
    let table = try await HeadlessHost.show(screen)
    let rows = (0..<3).compactMap { table.layout.row(at: TablePath(0, $0))?.id }
    let pool = RowCellPool()
    let name = RowControl.boundName
    #expect(screen.nextField(after: rows[0], control: name, pool: pool)?.row == rows[2])
    #expect(screen.nextField(after: rows[2], control: name, by: -1, pool: pool)?.row == rows[0])
    #expect(screen.nextField(after: rows[2], control: name, pool: pool) == nil)
  }

  @Test func `the chrome says how long a press lasts and how high rows are`() async throws {
    let table = try await HeadlessHost.show(PressScreen())
    #expect(table.chrome.longPressDuration == 0.5)
    #expect(table.chrome.rowHeight == .automatic(estimated: 60))
    let other = try await HeadlessHost.show(DropScreen())
    #expect(other.chrome.longPressDuration == nil)
    #expect(other.chrome.rowHeight == nil)
  }
}

private final class ClingingScreen: TableScreen {
  var isGone = false
  override func shouldGoBack() -> Bool { false }
  override func onDismiss() { isGone = true }
}

private final class DropScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section("One", cells: ["A", "B", "C"].map { [.title: $0, .moveable: .withinSection] }),
      Section("Two") {
        [.title: "Y", .moveable: .withinSection]
        [.title: "Z"]
        [.title: "W", .moveable: true]
      },
    ]
  }
}

private final class FieldScreen: TableScreen {
  var first = ""
  var last = ""
  override var tableData: [Section] {
    [
      Section {
        [.title: "First", .bind: .to(\FieldScreen.first)]
        [.title: "Nothing to type"]
        [.title: "Last", .bind: .to(\FieldScreen.last)]
      }
    ]
  }
}

private final class PressScreen: TableScreen {
  override class var settings: Settings {
    [.longPressable(minDuration: 0.5), .rowHeight(.automatic(estimated: 60))]
  }
  override var tableData: [Section] { [] }
}
