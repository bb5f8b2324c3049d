import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A test can do what a person could, and is told of all else.
@MainActor struct OfferedActsTests {
  private func notOffered(
    _ what: String, by whom: String = "the screen “Plain”", _ act: () async throws -> Void
  ) async {
    let error = await #expect(throws: HeadlessError.self) { try await act() }
    #expect(error == .notOffered(what, by: whom))
  }

  @Test func `edit mode is not offered where nothing can be edited`() async throws {
    let table = try await HeadlessHost.show(UnofferingScreen())
    await notOffered("be edited") { try await table.setEditing(true) }
    #expect(!table.chrome.isEditing)
    #expect(!table.frame().contains("Done"))
  }

  @Test func `edit mode is offered by rows that are made as they are drawn`() async throws {
    let table = try await HeadlessHost.show(LateRowsScreen())
    try await table.setEditing(true)
    #expect(table.chrome.isEditing)
  }

  @Test func `edit mode that the app has begun can be ended`() async throws {
    let screen = UnofferingScreen()
    let table = try await HeadlessHost.show(screen)
    screen.setEditing(true)
    try await table.setEditing(false)
    #expect(!table.chrome.isEditing)
  }

  @Test func `no search can be left where there is none`() async throws {
    let table = try await HeadlessHost.show(UnofferingScreen())
    await notOffered("end a search") { try await table.endSearch() }
  }

  @Test func `a tap is not offered by a row without one`() async throws {
    let table = try await HeadlessHost.show(UnofferingScreen())
    await notOffered("be tapped", by: "Plain row") { try await table.tap("Plain row") }
    await notOffered("be tapped", by: "Plain row") { try await table.tap(at: TablePath(0, 0)) }
  }

  @Test(arguments: ["Button", "Group", "Link", "Name"])
  func `a tap is offered by a row on which it has an effect`(title: String) async throws {
    let table = try await HeadlessHost.show(UnofferingScreen())
    try await table.tap(title)
  }

  @Test func `a tap is offered by rows that can be selected`() async throws {
    let table = try await HeadlessHost.show(OneChoiceScreen())
    try await table.tap("Plain row")
    #expect(table.row("Plain row")?.isSelected == true)
  }

  @Test(arguments: [
    (BusyForeverScreen.Act.tap, "“Forever” (action)"), (.delete, "“Later” (deleteAction)"),
    (.accessory, "“Later” (accessory)"), (.rowAction, "“Later” (menu, “Copy”)"),
    (.button, "the bar button “Send”"), (.refresh, "a refresh"),
    (.undo, "an undo or a redo"), (.wait, "“ever”"),
  ])
  func `work that does not end is said in words`(act: BusyForeverScreen.Act, name: String)
    async throws
  {
    let table = try await HeadlessHost.show(BusyForeverScreen())
    table.timeout = .milliseconds(10)
    let error = await #expect(throws: HeadlessError.self) {
      switch act {
      case .tap: try await table.tap("Forever")
      case .delete: try await table.delete("Later")
      case .undo:
        let screen = table.visibleScreen
        screen.registerUndo("Wait") { try await Task.sleep(for: .seconds(3_600)) }
        try await table.undo()
      case .wait:
        table.visibleScreen.wait(for: "ever") { _ in try await Task.sleep(for: .seconds(3_600)) }
        try await table.settle()
      case .button: try await table.press("Send")
      case .refresh: try await table.refresh()
      case .accessory: try await table.tapAccessory("Later")
      case .rowAction: try await table.choose("Copy", of: "Later")
      }
    }
    #expect(error == .timedOut(waitingFor: ["\(name) of BusyForeverScreen"]))
    table.close()
  }

  @Test func `a row that is not there so often is said to be there how often`() async throws {
    let screen = RepeatingScreen()
    let table = try await HeadlessHost.show(screen)
    for (titles, words) in [
      (["One", "One"], "only one row “One” is on screen"),
      (["Two", "One", "Two", "Two"], "only 2 rows “Two” are on screen"),
      (["Ono", "Ono"], "no row “Ono” is on screen; the nearest is “One”"),
    ] {
      let error = await #expect(throws: HeadlessError.self) {
        switch titles.count {
        case 2: try await table.delete(titles[0], titles[1])
        default: try await table.delete(titles[0], titles[1], titles[2], titles[3])
        }
      }
      #expect(error.map { "\($0)" } == words)
    }
    #expect(screen.removed == 0)
    try await table.delete("Two", "Two", "One")
    #expect(screen.removed == 3)
  }

  @Test func `what has no name is not listed`() async throws {
    let table = try await HeadlessHost.show(UntitledScreen())
    let error = await #expect(throws: HeadlessError.self) { try await table.selectTab("T") }
    #expect(error.map { "\($0)" } == "there is no tab “T”; there is none")
  }
}

private final class UntitledScreen: TableScreen {}

private final class RepeatingScreen: TableScreen {
  var removed = 0

  override var tableData: [Section] {
    [
      Section {
        [.title: "One", .deleteAction: .perform(RepeatingScreen.remove)]
        [.title: "Two", .deleteAction: .perform(RepeatingScreen.remove)]
        [.title: "Two", .deleteAction: .perform(RepeatingScreen.remove)]
      }
    ]
  }

  func remove() { removed += 1 }
}

private final class UnofferingScreen: TableScreen {
  var name = ""

  override class var settings: Settings { [.title("Plain")] }

  override var tableData: [Section] {
    var link = AttributedString("Link")
    link.link = URL(string: "https://example.org")
    return [
      Section {
        [.title: "Plain row"]
        [.title: "Button", .action: .perform(UnofferingScreen.nothing)]
        [.title: "Group", .children: .cells([[.title: "Child"]])]
        [.title: link]
        [.title: "Name", .cellClass: .of(.textField()), .bind: .to(\UnofferingScreen.name)]
      }
    ]
  }

  override func open(_ url: URL) {}

  func nothing() {}
}

private final class OneChoiceScreen: TableScreen {
  override class var settings: Settings { [.selectable(.single)] }
  override var tableData: [Section] { [Section { [.title: "Plain row"] }] }
}

private final class LateRowsScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section("Rows", items: (0..<40).map(Late.init)) {
        [.title: "\($0.id)", .deleteAction: .perform(LateRowsScreen.remove)]
      }
    ]
  }

  func remove() {}
}

private struct Late: Identifiable, Equatable { let id: Int }

/// A screen whose work never ends.
final class BusyForeverScreen: TableScreen {
  enum Act { case tap, delete, accessory, rowAction, button, refresh, undo, wait }

  override class var settings: Settings { [.title("Endless"), .refreshable()] }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Forever", .action: .perform(BusyForeverScreen.wait)]
        [
          .title: "Later", .deleteAction: .perform(BusyForeverScreen.wait),
          .accessory: .detail(.perform(BusyForeverScreen.wait)),
          .menu: .actions([TableRowAction("Copy", .perform(BusyForeverScreen.wait))]),
        ]
      }
    ]
  }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .trailing ? [BarButton("Send", action: .perform(BusyForeverScreen.wait))] : []
  }

  override func onRefresh() async throws { try await wait() }

  func wait() async throws { try await Task.sleep(for: .seconds(3_600)) }
}
