import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a screen returns reaches who waits for it, or the person is told that it did not: after a restart, too.
@MainActor @Suite struct LostReturnTests {
  private final class NameScreen: TableScreen {
    override var title: String { "Name" }
    override var restorationName: String? { "name" }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Save", .action: .perform(NameScreen.save)]
          [.title: "Cancel", .action: .perform(NameScreen.cancel)]
        }
      ]
    }
    func save() { close(returning: "Ada") }
    func cancel() { close() }
  }

  private class ListScreen: TableScreen {
    var names: [String] = []
    override var title: String { "Names" }
    override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      guard edge == .trailing else { return [] }
      return [
        BarButton("New", action: .perform(ListScreen.add)),
        BarButton("Look", action: .perform(ListScreen.look)),
      ]
    }
    func add() { open(NameScreen(), as: .modal) { (name: String) in self.take(name) } }
    func look() { open(NameScreen(), as: .modal) }
    func take(_ name: String) {
      names.append(name)
      updateTableData()
    }
  }

  private final class HearingScreen: ListScreen {
    override func add() { open(NameScreen(), as: .modal) { (_: String) in } }
    override func onReturn(from screen: Screen, with value: Any?) {
      if let name = value as? String { take(name) }
    }
  }

  /// Opens the modal, starts the app again so many times, uses a row of it, and returns what was reported.
  private func reports(
    _ list: @MainActor () -> ListScreen, opening button: String, restarts: Int, then row: String,
    _ check: (HeadlessHost) -> Void
  ) async throws -> [String] {
    try await TableDiagnostics.collect {
      var table = try await HeadlessHost.show(list())
      try await table.press(button)
      for _ in 0..<restarts {
        let data = try JSONEncoder().encode(table.navigator.state)
        let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
        table.close()
        table = try await HeadlessHost.show(
          list(),
          restoration: TableRestoration(load: { state }, save: { _ in }) { _ in NameScreen() })
        #expect(table.chrome.title == "Name")
      }
      try await table.tap(row)
      #expect(table.chrome.title == "Names")
      check(table)
      table.close()
    }.map(\.kind)
  }

  @Test func `without a restart the closure takes it`() async throws {
    let kinds = try await reports(ListScreen.init, opening: "New", restarts: 0, then: "Save") {
      #expect($0.titles == ["Ada"] && $0.chrome.notice == nil)
    }
    #expect(kinds == [])
  }

  @Test(arguments: [1, 2])
  func `after restarts the person is told, and the developer`(restarts: Int) async throws {
    let kinds = try await reports(
      ListScreen.init, opening: "New", restarts: restarts, then: "Save"
    ) {
      #expect($0.chrome.notice?.text == TableWords.current.notHandedOn)
    }
    #expect(kinds == ["lostReturn"])
  }

  @Test func `a hook takes it after a restart as before`() async throws {
    for restarts in 0...1 {
      let kinds = try await reports(
        HearingScreen.init, opening: "New", restarts: restarts, then: "Save"
      ) {
        #expect($0.titles == ["Ada"] && $0.chrome.notice == nil)
      }
      #expect(kinds == [])
    }
  }

  @Test func `a screen that was lost once is opened again as any other`() async throws {
    let name = NameScreen()
    let state = try JSONDecoder().decode(
      TableNavigationState.self,
      from: Data(
        #"""
        {"tabs": [{"screens": [{}]}], "modals": [{"screens": [{"name": "name", "isAwaited": true}]}],
         "selectedTab": 0}
        """#.utf8))
    let list = ListScreen()
    let kinds = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(
        list, restoration: TableRestoration(load: { state }, save: { _ in }) { _ in name })
      try await table.tap("Save")
      list.open(name, as: .modal) { (name: String) in list.take(name) }
      try await table.settle()
      try await table.tap("Save")
      #expect(table.titles == ["Ada"])
      table.close()
    }.map(\.kind)
    #expect(kinds == ["lostReturn"])
  }

  private final class Around: TableScreen {
    override var title: String { "Around" }
    override var tableData: [Section] { [Section { [.title: "Above"] }] }
  }

  @Test(arguments: [(true, "Save"), (true, "Cancel"), (false, "Save")])
  func `a child takes it, and where that has gone, the person is told, and the developer`(
    isRemoved: Bool, row: String
  ) async throws {
    let (around, list) = (Around(), ListScreen())
    let kinds = try await TableDiagnostics.collect {
      around.addChild(list)
      let table = try await HeadlessHost.show(around)
      list.add()
      try await table.settle()
      if isRemoved { around.removeChild(list) }
      try await table.settle()
      try await table.tap(row)
      #expect(table.chrome.title == "Around")
      let words = isRemoved && row == "Save" ? TableWords.current.nobodyWaits : nil
      #expect(table.chrome.notice?.text == words)
      #expect(list.names == (isRemoved ? [] : ["Ada"]))
      table.close()
    }.map(\.kind)
    #expect(kinds == (isRemoved && row == "Save" ? ["lostReturn"] : []))
  }

  @Test func `nobody is told where nothing was returned, or nobody waited`() async throws {
    for (button, row) in [("New", "Cancel"), ("Look", "Save")] {
      let kinds = try await reports(ListScreen.init, opening: button, restarts: 1, then: row) {
        #expect($0.titles == [] && $0.chrome.notice == nil)
      }
      #expect(kinds == [])
    }
  }
}
