import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The value of a screen goes to the screen that opened it, wherever that stands, or the person is told.
@MainActor @Suite struct ReturnedValueTests {
  private final class Log { var lines: [String] = [] }

  private class Named: TableScreen {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: "Row of \(name)"] }] }
    override func onReturn(from screen: Screen, with value: Any?) {
      log.lines.append("\(name) got \(value ?? "nothing") from \(screen.title)")
    }
  }

  /// A screen around two children of one class.
  private final class Box: Named {
    override func onLoad() {
      addChild(Named("left", log))
      addChild(Named("right", log))
    }
  }

  /// A screen that takes nothing.
  private final class Deaf: TableScreen {
    override var title: String { "Deaf" }
    override var restorationName: String? { "Deaf" }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private let log = Log()

  private func made(_ name: String) -> Screen {
    switch name {
    case "Box": Box(name, log)
    case "Deaf": Deaf()
    default: Named(name, log)
    }
  }

  /// Shows tabs, opens others, and starts the app again so many times; what is returned then is noted.
  private func shown(
    _ tabs: [String], restarts: Int, _ open: (HeadlessHost, [Screen]) async throws -> Void
  ) async throws -> HeadlessHost {
    let first = tabs.map(made)
    var table = try await HeadlessHost.show(tabs: first)
    try await open(table, first)
    try await table.settle()
    for _ in 0..<restarts {
      let data = try JSONEncoder().encode(table.navigator.state)
      let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
      table.close()
      table = try await HeadlessHost.show(
        tabs: tabs.map(made),
        restoration: TableRestoration(load: { state }, save: { _ in }, making: made))
    }
    log.lines = []
    return table
  }

  @Test(arguments: [0, 1, 2])
  func `a value goes to the opener in another tab, after restarts as before`(
    restarts: Int
  ) async throws {
    let table = try await shown(["A", "B"], restarts: restarts) { _, tabs in
      tabs[0].open(Named("C", log), as: .tab("B"))
    }
    #expect(table.visibleScreen.title == "C")
    table.visibleScreen.close(returning: 5)
    #expect(log.lines == ["A got 5 from C"])
    table.close()
  }

  @Test(arguments: [0, 1, 2])
  func `a value of the second modal goes to the screen that opened both`(
    restarts: Int
  ) async throws {
    let table = try await shown(["A"], restarts: restarts) { _, tabs in
      tabs[0].open(Named("M1", log), as: .modal)
      tabs[0].open(Named("M2", log), as: .modal)
    }
    #expect(table.visibleScreen.title == "M2")
    table.visibleScreen.close(returning: 5)
    #expect(log.lines == ["A got 5 from M2"])
    table.close()
  }

  @Test(arguments: [0, 1, 2])
  func `a value goes to the child that opened the screen`(restarts: Int) async throws {
    let table = try await shown(["Box"], restarts: restarts) { _, tabs in
      tabs[0].children[1].open(Named("C", log))
    }
    #expect(table.visibleScreen.title == "C")
    table.visibleScreen.close(returning: 5)
    #expect(log.lines == ["right got 5 from C"])
    table.close()
  }

  @Test(arguments: [true, false])
  func `a screen in place of a restored one is awaited as that was`(isReplaced: Bool) async throws {
    let kinds = try await TableDiagnostics.collect {
      let table = try await shown(["Deaf"], restarts: 1) { _, tabs in
        tabs[0].open(Named("C", log)) { (_: Int) in }
      }
      if isReplaced { table.visibleScreen.open(Named("D", log), as: .replace) }
      #expect(table.visibleScreen.title == (isReplaced ? "D" : "C"))
      table.visibleScreen.close(returning: 5)
      #expect(table.chrome.notice?.text == TableWords.current.notHandedOn)
      table.close()
    }.map(\.kind)
    #expect(kinds == ["lostReturn"])
  }

  @Test func `a screen that is open already keeps the closure that waits for it`() async throws {
    let table = try await shown(["A"], restarts: 0) { _, tabs in
      let modal = Named("M", log)
      tabs[0].open(modal, as: .modal) { (value: Int) in log.lines.append("first \(value)") }
      tabs[0].open(modal, as: .modal) { (value: Int) in log.lines.append("second \(value)") }
    }
    table.visibleScreen.close(returning: 1)
    #expect(log.lines == ["first 1", "A got 1 from M"])
    table.close()
  }

  @Test func `a closure of a screen that is not shown waits for nothing`() async throws {
    let (hidden, c) = (Named("hidden", log), Named("C", log))
    let kinds = try await TableDiagnostics.collect {
      hidden.open(c) { (value: Int) in log.lines.append("stale \(value)") }
      let table = try await shown(["A"], restarts: 0) { _, tabs in tabs[0].open(c) }
      c.close(returning: 5)
      #expect(log.lines == ["A got 5 from C"])
      table.close()
    }.map(\.kind)
    #expect(kinds == ["hiddenOpener"])
  }

  @Test func `a screen that replaces itself, and waits, leaves the value to who waits for it`()
    async throws
  {
    let table = try await shown(["A"], restarts: 0) { _, tabs in
      let b = tabs[0].open(Named("B", log)) { (value: Int) in log.lines.append("A's \(value)") }
      b.open(Named("C", log), as: .replace) { (value: Int) in log.lines.append("B's \(value)") }
    }
    table.visibleScreen.close(returning: 5)
    #expect(log.lines == ["A's 5", "A got 5 from C"])
    table.close()
  }

  @Test func `where nobody else waits for it, the person is told`() async throws {
    let kinds = try await TableDiagnostics.collect {
      let table = try await shown(["Deaf"], restarts: 0) { _, tabs in
        let b = tabs[0].open(Named("B", log))
        b.open(Named("C", log), as: .replace) { (value: Int) in log.lines.append("B's \(value)") }
      }
      table.visibleScreen.close(returning: 5)
      #expect(log.lines == [])
      #expect(table.chrome.notice?.text == TableWords.current.nobodyWaits)
      table.close()
    }.map(\.kind)
    #expect(kinds == ["lostReturn"])
  }

  @Test(arguments: [60, 120], ["list", "root", "above", "modal"])
  func `a detail that goes back to its list hands the value over, in any window`(
    columns: Int, way: String
  ) async throws {
    let table = try await shown(["A"], restarts: 0) { table, tabs in
      try await table.resize(columns: columns)
      let d = tabs[0].open(Named("D", log), as: .detail) { (value: Int) in
        log.lines.append("then \(value)")
      }
      if way == "above" { d.open(Named("E", log)) }
      if way == "modal" { d.open(Named("E", log), as: .modal) }
    }
    let (list, last) = (table.navigator.tabs[0].root, table.navigator.screens.last)
    if way == "root" {
      last?.closeToRoot(returning: 5)
    } else {
      last?.close(to: list, returning: 5)
    }
    #expect(table.navigator.screens.map(\.title) == ["A"])
    #expect(log.lines.contains("then 5") && log.lines.contains("A got 5 from D"))
    table.close()
  }

  @Test func `a list that closes what is above it keeps its detail`() async throws {
    let table = try await shown(["A"], restarts: 0) { table, tabs in
      try await table.resize(columns: 120)
      tabs[0].open(Named("D", log), as: .detail)
    }
    let list = table.navigator.tabs[0].root
    list.close(to: list)
    list.closeToRoot()
    list.open(Named("M", log), as: .modal).close(to: list)
    #expect(table.navigator.screens.map(\.title) == ["A", "D"])
    table.close()
  }
}
