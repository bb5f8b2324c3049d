import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@Observable private final class Shelf {
  var books = ["Atlas", "Novel"]
}

private struct NoBooks: Error {}

private final class CrateScreen: TableScreen {
  let shelf = Shelf()
  /// What is read without being observed.
  var loose = ["One", "Two"]
  var limit = 9
  var refusal: (any Error)?
  var readings = 0

  override class var settings: Settings { [.searchable(), .selectable(.multiple)] }

  override var tableData: [Section] {
    [
      Section("Room") {
        [.title: "Lamp"]
        [.title: "Box", .id: "box", .children: .cells(CrateScreen.contents, limit)]
        [.title: "Shelf", .id: "shelf", .children: .cells(CrateScreen.books)]
      }
    ]
  }

  func contents(_ limit: Int) throws -> [Cell] {
    readings += 1
    if let refusal { throw refusal }
    return loose.prefix(limit).map { row($0) }
  }

  func books() -> [Cell] { shelf.books.map { row($0) } }

  private func row(_ name: String) -> Cell {
    [
      .title: name, .id: TableCell.ID(name), .editingStyle: .delete,
      .deleteAction: .perform(CrateScreen.take, name),
    ]
  }

  func take(_ name: String) { loose.removeAll { $0 == name } }
}

/// Children that a method makes at once are those that it makes now.
@MainActor struct ChildrenByMethodTests {
  private let screen = CrateScreen()

  private func shown() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Box")
    #expect(table.titles == ["Lamp", "Box", "One", "Two", "Shelf"])
    return table
  }

  @Test func `they are made when their row is expanded, and not before`() async throws {
    _ = try await HeadlessHost.show(screen)
    screen.updateTableData()
    #expect(screen.readings == 0)
    screen.setExpanded(true, of: "box")
    #expect(screen.readings == 1)
  }

  @Test func `they are made again with the table`() async throws {
    let table = try await shown()
    screen.loose = ["Two", "Three"]
    screen.updateTableData()
    #expect(table.titles == ["Lamp", "Box", "Two", "Three", "Shelf"])
    try await table.collapse("Box")
    screen.loose = ["Four"]
    screen.updateTableData()
    try await table.search("four")
    #expect(table.titles == ["Box"])
    try await table.search("one")
    #expect(table.titles == [])
  }

  @Test func `they are made from the newest argument`() async throws {
    let table = try await shown()
    screen.limit = 1
    screen.updateTableData()
    #expect(table.titles == ["Lamp", "Box", "One", "Shelf"])
  }

  @Test func `they are made again when their row is expanded again, or reloaded`() async throws {
    let table = try await shown()
    try await table.collapse("Box")
    screen.loose = ["Three"]
    try await table.expand("Box")
    #expect(table.titles == ["Lamp", "Box", "Three", "Shelf"])
    screen.loose = ["Four"]
    try screen.model.reloadRows("box")
    #expect(table.titles == ["Lamp", "Box", "Four", "Shelf"])
  }

  @Test func `they are made again when what they were made from changes`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Shelf")
    screen.shelf.books.removeFirst()
    try await table.settle()
    #expect(table.titles == ["Lamp", "Box", "Shelf", "Novel"])
  }

  @Test func `one that is deleted goes, and those that stay are the same rows`() async throws {
    let table = try await shown()
    let two = try #require(screen.model.resolve("Two").first)
    screen.select("Two")
    try await table.delete("One")
    #expect(table.titles == ["Lamp", "Box", "Two", "Shelf"])
    #expect(screen.selectedRows == [two])
    #expect(screen.model.resolve("Two") == [two])
  }

  @Test func `a method that fails says so, and is asked again`() async throws {
    let table = try await shown()
    screen.refusal = NoBooks()
    screen.updateTableData()
    #expect(table.titles == ["Lamp", "Box", "Shelf"])
    #expect(table.row("Box")?.message != nil)
    screen.refusal = nil
    try await table.expand("Box")
    #expect(table.titles == ["Lamp", "Box", "One", "Two", "Shelf"])
    #expect(table.row("Box")?.message == nil)
  }

  @Test func `where the model owns the rows, they are made again with the others`() async throws {
    let model = TableModel([
      TableSection("Room") {
        [.title: "Box", .id: "box", .children: .cells(CrateScreen.contents, 9)]
      }
    ])
    let screen = CrateScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Box")
    screen.loose = ["Three"]
    screen.updateTableData()
    #expect(table.titles == ["Box", "Three"])
  }

  @Test func `rows that are made when needed have them, too`() async throws {
    let screen = LazyCrateScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Box 1")
    screen.loose = ["Three"]
    screen.updateTableData()
    #expect(table.titles == ["Box 0", "Box 1", "Three", "Box 2"])
  }
}

private final class LazyCrateScreen: TableScreen {
  var loose = ["One", "Two"]
  override var tableData: [Section] {
    [
      Section("Boxes", count: 3) {
        [.title: "Box \($0)", .children: .cells(LazyCrateScreen.contents)]
      }
    ]
  }
  func contents() -> [Cell] { loose.map { [.title: $0] } }
}
