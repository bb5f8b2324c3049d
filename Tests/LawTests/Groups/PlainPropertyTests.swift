import TableScreen
import TableScreenTesting
import Testing

/// A control that is bound to a plain property of its screen, child screen or group shows what an action made of it.
@MainActor @Suite struct PlainPropertyTests {
  enum Place: CaseIterable { case screen, child, stack, below }

  private final class Filters: TableGroup {
    var unread = false
    var name = "Ada"
    override var sections: [TableSection] {
      [
        TableSection {
          [.title: "Unread", .accessory: .switch(\Filters.unread)]
          [.title: "Name", .bind: .to(\Filters.name)]
          [.title: "Again", .bind: .to(\Filters.name)]
          [.title: "Reset", .action: .perform(Filters.reset)]
          [.title: "Reset later", .action: .perform(Filters.resetLater)]
          [.title: "Ends", .action: .perform(Filters.end)]
        }
      ]
    }
    func reset() { (unread, name) = (false, "Eva") }
    func resetLater() async {
      await Task.yield()
      reset()
    }
    func end() async throws {
      await resetLater()
      throw CancellationError()
    }
  }

  private final class Screen: TableScreen {
    var unread = false
    var name = "Ada"
    override var tableData: [Section] {
      [
        Section {
          [.title: "Unread", .accessory: .switch(\Screen.unread)]
          [.title: "Name", .bind: .to(\Screen.name)]
          [.title: "Again", .bind: .to(\Screen.name)]
          [.title: "Reset", .action: .perform(Screen.reset)]
          [.title: "Reset later", .action: .perform(Screen.resetLater)]
          [.title: "Ends", .action: .perform(Screen.end)]
        }
      ]
    }
    func reset() { (unread, name) = (false, "Eva") }
    func resetLater() async {
      await Task.yield()
      reset()
    }
    func end() async throws {
      await resetLater()
      throw CancellationError()
    }
  }

  private final class Around: TableScreen {
    let filters = Filters()
    var isBelow = false
    override var tableData: [Section] {
      isBelow
        ? [Section { [.title: "Filters", .children: .group(filters, expanded: true)] }] : []
    }
  }

  private func show(_ place: Place) async throws -> HeadlessHost {
    switch place {
    case .screen: return try await HeadlessHost.show(Screen())
    case .child:
      let screen = TableScreen()
      screen.addChild(Screen())
      return try await HeadlessHost.show(screen)
    case .stack:
      let screen = Around()
      try screen.model.insert(screen.filters)
      return try await HeadlessHost.show(screen)
    case .below:
      let screen = Around()
      screen.isBelow = true
      return try await HeadlessHost.show(screen)
    }
  }

  private func values(_ table: HeadlessHost) -> [TableValue?] {
    ["Unread", "Name", "Again"].map { table.row($0)?.controls.first?.value }
  }

  @Test(arguments: Place.allCases, ["Reset", "Reset later", "Ends"])
  func `it shows what an action wrote`(place: Place, action: String) async throws {
    let table = try await show(place)
    try await table.toggle("Unread")
    #expect(values(table) == [.flag(true), .text("Ada"), .text("Ada")])
    try await table.tap(action)
    #expect(values(table) == [.flag(false), .text("Eva"), .text("Eva")])
  }

  @Test(arguments: Place.allCases)
  func `it shows what was written by another control`(place: Place) async throws {
    let table = try await show(place)
    #expect(values(table) == [.flag(false), .text("Ada"), .text("Ada")])
    try await table.type("Bob", into: "Name")
    #expect(values(table) == [.flag(false), .text("Bob"), .text("Bob")])
  }
}
