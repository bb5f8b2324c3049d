import Foundation
import Observation
import TableCore
import TableScreen
import TableScreenInspector
import TableScreenTesting
import Testing

@Observable @MainActor final class Store {
  var names = ["Milk", "Bread"]
}

@Observable @MainActor private final class Item {
  var title = ""
}

final class InspectedScreen: TableScreen {
  let store = Store()
  var isHidden = true
  override class var settings: Settings { [.title("Shopping"), .searchable()] }
  override var tableData: [Section] {
    [
      Section("Open", id: "open") {
        for name in store.names {
          [.id: .key(name), .title: name, .tag: "food", .action: .perform(InspectedScreen.add)]
        }
      },
      Section("More") {
        [.id: "hidden", .title: "Hidden", .masked: true]
        [.id: "host", .title: "Host", .children: .cells { [.id: "child", .title: "Child"] }]
      },
    ]
  }
  func add() { store.names.append("Eggs \(store.names.count)") }
}

final class ManyScreen: TableScreen {
  var made = 0
  override var tableData: [Section] { [Section("Many", count: 100_000, cell: ManyScreen.row)] }
  func row(_ place: Int) -> Cell {
    made += 1
    return [.title: "Row \(place)"]
  }
}

@MainActor struct InspectorScreenTests {
  private func opened(
    on screen: Screen
  ) async throws -> (host: HeadlessHost, inspector: InspectorScreen) {
    let host = try await HeadlessHost.show(screen)
    let inspector = InspectorScreen(of: screen)
    screen.open(inspector, as: .modal)
    try await host.settle()
    return (host, inspector)
  }

  @Test func `rows are listed with ids, tags and why they are hidden`() async throws {
    let (host, inspector) = try await opened(on: InspectedScreen())
    defer { host.close() }
    let report = inspector.text
    let text = report
    #expect(text.contains(#"id "Milk" · tag food"#))
    #expect(text.contains("masked as described"))
    #expect(text.contains("Host · "))
    #expect(text.contains("collapsed"))
    #expect(text.contains("below a collapsed row"))
    #expect(text.contains("title · Shopping"))
  }

  @Test func `an update is listed with its cause, its changes and the time of its phases`()
    async throws
  {
    let screen = InspectedScreen()
    let (host, inspector) = try await opened(on: screen)
    screen.store.names.append("Oats")
    try await host.settle()
    screen.update { screen.model.mask(.id("Milk")) }
    try await host.settle()
    let text = inspector.text
    #expect(text.contains("observed change, read by tableData"))
    #expect(text.contains("1: inserts 1 row"))
    #expect(text.contains("update { }"))
    #expect(text.contains("2: deletes 1 row"))
    let log = try #require(screen.updateLog)
    #expect(log.updates[0].phases.contains { $0.phase == .reading })
    #expect(text.contains("masked by hand"))
  }

  @Test func `an event of a person is the cause, without what was typed`() async throws {
    let screen = InspectedScreen()
    let (host, inspector) = try await opened(on: screen)
    defer { host.close() }
    let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.tap(row))
    screen.send(.beginSearch)
    screen.send(.search("my secret"))
    #expect(inspector.text.contains("event: tap(\(row))"))
    #expect(inspector.text.contains("event: search"))
    #expect(!inspector.text.contains("my secret"))
  }

  @Test func `an app opens it by itself, and it ends with a tap on the way back`() async throws {
    let screen = InspectedScreen()
    let host = try await HeadlessHost.show(screen)
    screen.open(InspectorScreen(of: screen), as: .modal)
    try await host.settle()
    #expect(host.screen is InspectorScreen)
    host.navigator.back()
    try await host.settle()
    #expect(host.screen === screen)
  }

  @Test func `what changes shows at once`() async throws {
    let screen = InspectedScreen()
    let (host, inspector) = try await opened(on: screen)
    #expect(inspector === host.screen)
    let updates = { inspector.text.components(separatedBy: "inserts 1 row").count - 1 }
    let shown = inspector.layout.rowCount
    #expect(updates() == 0)
    screen.store.names.append("Oats")
    try await host.settle()
    #expect(updates() == 1)
    #expect(inspector.layout.rowCount > shown)
  }

  @Test func `a closed screen is said to be closed, and is let go`() async throws {
    weak var weak: Screen?
    let first = InspectedScreen()
    let host = try await HeadlessHost.show(first)
    var second: InspectedScreen? = InspectedScreen()
    weak = second
    first.open(second!)
    try await host.settle()
    let inspector = InspectorScreen(of: second)
    first.open(inspector, as: .modal)
    try await host.settle()
    second?.close()
    second = nil
    try await host.settle()
    #expect(weak == nil)
    #expect(inspector.text.contains("closed"))
    #expect(host.screen === inspector)
  }

  @Test func `rows that are made when needed are not made to be inspected`() async throws {
    let screen = ManyScreen()
    let (host, inspector) = try await opened(on: screen)
    let made = screen.made
    try await host.expand("Many")
    try await host.settle()
    #expect(screen.made == made)
    #expect(inspector.layout.rowCount > 100_000)
    screen.updateTableData()
    try await host.settle()
    #expect(screen.made == made)
    #expect(inspector.text.contains("and 99,800 rows more"))
  }

  @Test func `an inspector of itself stands still`() async throws {
    let host = try await HeadlessHost.show(InspectedScreen())
    let inspector = InspectorScreen()
    host.visibleScreen.open(inspector, as: .modal)
    try await host.settle()
    inspector.inspect(inspector)
    try await host.settle()
    #expect(inspector.text.contains("own updates are not recorded"))
  }

  @Test func `nothing is recorded while it is closed`() async throws {
    let screen = InspectedScreen()
    let (host, inspector) = try await opened(on: screen)
    #expect(screen.updateLog != nil)
    inspector.close()
    try await host.settle()
    #expect(screen.updateLog == nil)
    #expect(screen.model.log == nil)
  }

  @Test func `the last hundred updates are kept`() async throws {
    let screen = InspectedScreen()
    let (host, _) = try await opened(on: screen)
    defer { host.close() }
    for number in 0..<150 { screen.store.names.append("\(number)"); screen.updateTableData() }
    let log = try #require(screen.updateLog)
    #expect(log.updates.count == 100)
    #expect(log.updates.last?.number == 150)
  }

  @Test func `the key opens it above, and closes it, unknown to the app's screens`() async throws {
    final class Opener: TableScreen {
      var returns = 0
      override func onReturn(from screen: Screen, with value: Any?) { returns += 1 }
    }
    let screen = Opener()
    let host = try await HeadlessHost.show(screen)
    #expect(!host.navigator.toggleInspector())
    host.navigator.offerInspector()
    #expect(host.navigator.toggleInspector() == TableDiagnostics.offersInspector)
    guard TableDiagnostics.offersInspector else { return }
    try await host.settle()
    #expect((host.screen as? InspectorScreen)?.inspected === screen)
    #expect(host.navigator.modals.count == 1)
    host.navigator.toggleInspector()
    try await host.settle()
    #expect(host.screen === screen)
    #expect(screen.returns == 0)
  }

  @Test func `in a wide window it stands beside the app, and follows it`() async throws {
    let screen = InspectedScreen()
    let host = try await HeadlessHost.show(screen)
    host.navigator.offerInspector()
    guard TableDiagnostics.offersInspector else { return }
    host.navigator.setWide(true)
    host.navigator.toggleInspector()
    try await host.settle()
    #expect(host.navigator.panes.count == 2)
    let inspector = try #require(host.navigator.panes[1] as? InspectorScreen)
    let next = ManyScreen()
    screen.open(next)
    try await host.settle()
    #expect(host.navigator.panes[0] === next)
    #expect(inspector.inspected === next)
    next.close()
    try await host.settle()
    #expect(inspector.inspected === screen)
    // Where there is no more room it stands above, and still shows what is below.
    host.navigator.setWide(false)
    inspector.updateTableData()
    try await host.settle()
    #expect(host.screen === inspector && inspector.inspected === screen)
  }

  @Test func `what is above an inspector is not closed by the key`() async throws {
    let screen = InspectedScreen()
    let host = try await HeadlessHost.show(screen)
    host.navigator.offerInspector()
    try #require(host.navigator.toggleInspector())
    let modal = ManyScreen()
    screen.open(modal, as: .modal)
    try await host.settle()
    host.navigator.toggleInspector()
    try await host.settle()
    #expect((host.screen as? InspectorScreen)?.inspected === modal)
    host.navigator.toggleInspector()
    try await host.settle()
    #expect(host.screen === modal)
  }

  @Test func `properties of several objects under one name, and equal waits, are no mistake`()
    async throws
  {
    final class ItemsScreen: TableScreen {
      let items = [Item(), Item()]
      override var tableData: [Section] {
        [Section(cells: items.map { [.title: "Title", .bind: .to($0, \Item.title)] })]
      }
    }
    let screen = ItemsScreen()
    let host = try await HeadlessHost.show(screen)
    defer { host.close() }
    // Bindings are known once their rows have shown.
    _ = host.frame(columns: 40, rows: 10)
    let inspector = InspectorScreen(of: screen)
    let reports = await TableDiagnostics.collect {
      let other = try? await HeadlessHost.show(inspector)
      #expect(other?.screen === inspector)
    }
    #expect(reports.filter { $0.place.screen == "InspectorScreen" }.isEmpty)
    #expect(inspector.text.contains("bound to 2 rows"))
  }

  @Test func `an inspector that is not open records nothing`() async throws {
    let screen = InspectedScreen()
    let host = try await HeadlessHost.show(screen)
    defer { host.close() }
    let inspector = InspectorScreen()
    inspector.inspect(screen)
    #expect(screen.updateLog == nil)
    #expect(inspector.text.contains("InspectedScreen"))
  }

  @Test func `an inspector that was never opened gives its text`() async throws {
    let screen = InspectedScreen()
    _ = try await HeadlessHost.show(screen)
    let inspector = InspectorScreen(of: screen)
    let report = inspector.text
    #expect(report.contains("nothing is recorded while it is closed"))
    #expect(screen.updateLog == nil)
  }

  @Test func `a mistake is listed with its remedy`() async throws {
    final class MistakenScreen: TableScreen {
      override var tableData: [Section] { [Section("A") { [.title: "Five", .accessory: 5] }] }
    }
    var text = ""
    // A hundred reports are kept of all windows of the program, and other tests may report as many meanwhile.
    for _ in 0..<100 where !text.contains("wrongValue") {
      let screen = MistakenScreen()
      _ = await TableDiagnostics.collect { _ = try? await HeadlessHost.show(screen) }
      text = InspectorScreen(of: screen).text
    }
    #expect(text.contains("wrongValue"))
    #expect(text.contains("Remedy · "))
  }

  @Test func `no cause is put into words while nobody looks`() async throws {
    var count = 0
    func words() -> String {
      count += 1
      return ""
    }
    while CauseLog.current != nil { await Task.yield() }
    because(.call(words())) {}
    #expect(count == 0)
  }
}
