import TableScreen
import TableScreenTesting
import Testing

/// A control that is bound to a plain property of its screen, child screen or group shows what an action made of it.
@MainActor @Suite struct PlainPropertyTests {
  enum Place: CaseIterable { case screen, child, stack, below }

  private final class Filters: TableGroup, Filtering {
    var unread = false
    var name = "Ada"
    override var sections: [TableSection] { [TableSection(cells: cells)] }
  }

  private final class Screen: TableScreen, Filtering {
    var unread = false
    var name = "Ada"
    override var tableData: [Section] { [Section(cells: cells)] }
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

/// Two plain properties, the rows that are bound to them, and what changes them.
@MainActor private protocol Filtering: ActionTarget, Sendable {
  var unread: Bool { get set }
  var name: String { get set }
}

extension Filtering {
  fileprivate var cells: [TableCell] {
    [
      [.title: "Unread", .accessory: .switch(\Self.unread)],
      [.title: "Name", .bind: .to(\Self.name)],
      [.title: "Again", .bind: .to(\Self.name)],
      [.title: "Reset", .action: .perform(Self.reset)],
      [.title: "Reset later", .action: .perform(Self.resetLater)],
      [.title: "Ends", .action: .perform(Self.end)],
    ]
  }

  fileprivate func reset() { (unread, name) = (false, "Eva") }

  fileprivate func resetLater() async {
    await Task.yield()
    reset()
  }

  fileprivate func end() async throws {
    await resetLater()
    throw CancellationError()
  }
}
