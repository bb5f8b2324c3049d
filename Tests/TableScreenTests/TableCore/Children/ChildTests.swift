import Foundation
import Observation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

@Observable @MainActor private final class Recents {
  var names = ["Tea", "Rice"]
}

private final class RecentScreen: TableScreen {
  let recents = Recents()
  let log: Log
  var deleted: [String] = []
  var done: [String] = []
  var heading = "Recent"

  init(_ log: Log) {
    self.log = log
    super.init()
  }
  override class var settings: Settings { [.title("Recent"), .longPressable()] }
  override class var actions: Actions { ["named": .perform(RecentScreen.named)] }
  override var tableData: [Section] {
    [
      Section(heading, items: recents.names.map { Named(id: $0) }) { item in
        [
          .title: item.id, .action: .perform(RecentScreen.use, item.id), .editingStyle: .delete,
          .longPressAction: .perform(RecentScreen.use, "long \(item.id)"),
        ]
      },
      Section("More", cells: [[.title: "By name", .action: .named("named"), .tag: "hidden"]]),
    ]
  }
  func use(_ name: String) { done.append(name) }
  func named() throws { throw Refused() }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    deleted.append(cell.title ?? "")
    recents.names.removeAll { $0 == cell.title }
    return .done
  }
  override func onError(_ error: any Error) { show(notice: "\(error)") }
  override func onLoad() { log.lines.append("child onLoad") }
  override func onAppear() { log.lines.append("child onAppear") }
  override func onDisappear() { log.lines.append("child onDisappear") }
  override func onDismiss() { log.lines.append("child onDismiss") }
  override func onReturn(from screen: Screen, with value: Any?) {
    log.lines.append("child onReturn \(value ?? "nothing")")
  }

  private struct Refused: Error {}
}

private struct Named: Identifiable, Equatable { let id: String }

private final class KitchenScreen: TableScreen {
  let log: Log
  let recent: RecentScreen
  let place: ChildPlace
  init(_ log: Log, _ place: ChildPlace = .above) {
    self.log = log
    self.place = place
    recent = RecentScreen(log)
    super.init()
  }
  override class var settings: Settings { [.title("Kitchen"), .searchable()] }
  override var tableData: [Section] { [Section("All") { [.title: "Salt"] }] }
  override func onLoad() { addChild(recent, place) }
  override func onAppear() { log.lines.append("parent onAppear") }
  override func onDisappear() { log.lines.append("parent onDisappear") }
}

/// A table stands inside another screen's, and stays its own screen's.
@MainActor struct ChildTests {
  private let log = Log()

  @Test func `the sections of a child stand among those of its parent`() async throws {
    let table = try await HeadlessHost.show(KitchenScreen(log))
    #expect(table.sectionTitles == ["Recent", "More", "All"])
    let below = try await HeadlessHost.show(KitchenScreen(log, .below))
    #expect(below.sectionTitles == ["All", "Recent", "More"])
  }

  @Test func `actions, deletions and errors of its rows are the child's`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Tea")
    try await table.longPress("Rice")
    #expect(screen.recent.done == ["Tea", "long Rice"])
    try await table.delete("Tea")
    #expect(screen.recent.deleted == ["Tea"])
    #expect(table.titles == ["Rice", "By name", "Salt"])
    try await table.tap("By name")
    #expect(table.chrome.notice != nil)
  }

  @Test func `what the child observes, and what it updates, shows`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    screen.recent.recents.names.append("Oil")
    try await table.settle()
    #expect(table.titles.contains("Oil"))
    screen.recent.heading = "Lately"
    screen.recent.updateTableData()
    #expect(table.sectionTitles.first == "Lately")
    screen.recent.mask(.tag("hidden"))
    #expect(!table.titles.contains("By name"))
  }

  @Test func `a search of the parent finds rows of the child`() async throws {
    let table = try await HeadlessHost.show(KitchenScreen(log))
    try await table.search("tea")
    #expect(table.titles == ["Tea"])
    try await table.endSearch()
    #expect(table.titles.count == 4)
  }

  @Test func `whether subtitles are searched is its parent's to say`() async throws {
    final class Child: TableScreen {}
    final class Parent: TableScreen {
      let child = Child()
      override class var settings: Settings { [.searchable(includesSubtitles: true)] }
      override var tableData: [Section] { [Section { [.title: "Tea", .subtitle: "green"] }] }
      override func onLoad() { addChild(child) }
    }
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    screen.child.show(.json(Data(#"[{"cells": [{"title": "Milk", "subtitle": "green"}]}]"#.utf8)))
    try await table.search("green")
    #expect(table.titles == ["Tea", "Milk"])
  }

  @Test func `the screen that a row belongs to is the child`() async throws {
    final class Child: TableScreen {
      var screens: [Screen?] = []
      override var tableData: [Section] {
        [
          Section {
            [.title: "Own", .action: .run { [weak self] in self?.screens.append($0.screen) }]
          }
        ]
      }
    }
    final class Parent: TableScreen {
      let child = Child()
      var screens: [Screen?] = []
      override var tableData: [Section] {
        [
          Section {
            [.title: "Outer", .action: .run { [weak self] in self?.screens.append($0.screen) }]
          }
        ]
      }
      override func onLoad() { addChild(child) }
    }
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Own")
    try await table.tap("Outer")
    #expect(screen.child.screens.map { $0 === screen.child } == [true])
    #expect(screen.screens.map { $0 === screen } == [true])
  }

  @Test func `hooks of the child run with those of its parent`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    #expect(log.lines == ["child onLoad", "parent onAppear", "child onAppear"])
    #expect(screen.recent.parentScreen === screen)
    log.lines = []
    let opened = screen.recent.open(TableScreen())
    #expect(log.lines == ["parent onDisappear", "child onDisappear"])
    #expect(table.visibleScreen === opened)
    log.lines = []
    opened.close(returning: 5)
    #expect(log.lines == ["parent onAppear", "child onAppear", "child onReturn 5"])
  }

  @Test func `a child that is removed takes its rows along and can be added again`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    log.lines = []
    screen.removeChild(screen.recent)
    #expect(table.titles == ["Salt"])
    #expect(screen.recent.parentScreen == nil)
    #expect(screen.recent.navigator == nil)
    #expect(log.lines == ["child onDisappear", "child onDismiss"])
    screen.addChild(screen.recent, .below)
    try await table.tap("Tea")
    #expect(screen.recent.done == ["Tea"])
    #expect(table.sectionTitles == ["All", "Recent", "More"])
  }

  @Test func `a child of a child stands in the same table`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    let inner = RecentScreen(log)
    inner.heading = "Inner"
    screen.recent.addChild(inner)
    #expect(table.sectionTitles == ["Recent", "More", "Inner", "More", "All"])
    screen.removeChild(screen.recent)
    #expect(table.sectionTitles == ["All"])
  }

  @Test func `a screen is child of one, and never of itself`() async throws {
    let screen = KitchenScreen(log)
    let table = try await HeadlessHost.show(screen)
    let found = await TableDiagnostics.collect {
      screen.addChild(screen.recent)
      screen.addChild(screen)
      screen.recent.addChild(screen)
    }
    #expect(found.count == 3)
    #expect(table.titles.count == 4)
  }

  @Test func `a closed parent lets go of its child, and shows it when it is opened again`()
    async throws
  {
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    let screen = KitchenScreen(log)
    root.open(screen)
    try await table.back()
    #expect(log.lines.suffix(3) == ["parent onDisappear", "child onDisappear", "child onDismiss"])
    root.open(screen)
    try await table.settle()
    #expect(table.titles == ["Tea", "Rice", "By name", "Salt"])
    try await table.tap("Tea")
    #expect(screen.recent.done == ["Tea"])
  }

  @Test func `nothing keeps a parent and its child alive`() async throws {
    weak var gone: KitchenScreen?
    weak var child: RecentScreen?
    do {
      let screen = KitchenScreen(log)
      (gone, child) = (screen, screen.recent)
      let table = try await HeadlessHost.show(screen)
      try await table.tap("Tea")
      table.close()
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(gone == nil)
    #expect(child == nil)
  }
}
