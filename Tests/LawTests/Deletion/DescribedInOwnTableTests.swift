import TableScreen
import TableScreenTesting
import Testing

/// In a table whose rows the model owns, rows that data describe are the data's: a deletion of theirs is not undone into a row
/// that the data have lost.
@MainActor @Suite struct DescribedInOwnTableTests {
  private final class Files: TableGroup {
    var names = ["a", "b", "c"]
    override var sections: [TableSection] {
      [
        TableSection(
          "Group",
          cells: names.map {
            [.id: .key($0), .title: $0, .deleteAction: .perform(Files.remove, $0)]
          })
      ]
    }
    func remove(_ name: String) { names.removeAll { $0 == name } }
  }

  private final class Part: TableScreen {
    var names = ["x", "y", "z"]
    var keeps = false
    override var tableData: [Section] {
      [
        Section(
          "Child",
          cells: names.map {
            [
              .id: .key($0), .title: $0, .moveable: true, .deleteAction: .perform(Part.remove, $0),
            ]
          })
      ]
    }
    func remove(_ name: String) { if !keeps { names.removeAll { $0 == name } } }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      names.insert(names.remove(at: from.row), at: to.row)
    }
  }

  @Test func `those of a group and of a child screen are`() async throws {
    let (group, part) = (Files(), Part())
    let screen = TableScreen(
      model: TableModel([
        TableSection("Own", cells: [[.id: "own", .title: "own", .editingStyle: .delete]])
      ]))
    screen.addChild(part)
    let table = try await HeadlessHost.show(screen)
    try screen.model.insert(group, .last)
    try await table.delete("b")
    try await table.delete("y")
    #expect(!table.titles.contains("b") && !table.titles.contains("y") && !screen.canUndo)
    part.keeps = true
    try await table.delete("x")
    #expect(table.titles.contains("x") && !screen.canUndo)
    try await table.move("x", to: 1)
    #expect(part.names == ["z", "x"] && !screen.canUndo)
    try await table.delete("own")
    try await table.undo()
    #expect(table.titles.contains("own"))
  }

  private final class Folder: TableScreen {
    var files = ["f1", "f2", "f3"]
    func row(_ name: String) -> Cell {
      [.id: .key(name), .title: name, .deleteAction: .perform(Folder.remove, name)]
    }
    func atOnce() -> [Cell] { files.map(row) }
    func slowly() async throws -> [Cell] {
      await Task.yield()
      return files.map(row)
    }
    func remove(_ name: String) { files.removeAll { $0 == name } }
  }

  @Test(arguments: [true, false])
  func `those that a method makes below a row are`(isSlow: Bool) async throws {
    var inbox: TableScreen.Cell = [.id: "in", .title: "Inbox"]
    if isSlow {
      inbox[.children] = .cells(Folder.slowly)
    } else {
      inbox[.children] = .cells(Folder.atOnce)
    }
    let screen = Folder(model: TableModel([TableSection("S", cells: [inbox])]))
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Inbox")
    try await table.delete("f2")
    #expect(table.titles == ["Inbox", "f1", "f3"] && !screen.canUndo)
  }

  private final class Described: TableScreen {
    var files = ["f1", "f2", "f3"]
    var answer = TableDeletion.done
    override var tableData: [Section] {
      [
        Section("S") {
          [.id: "in", .title: "Inbox", .children: .cells(Described.slowly)]
          [.id: "out", .title: "Outbox"]
        }
      ]
    }
    func slowly() async throws -> [Cell] {
      await Task.yield()
      return files.map { [.id: .key($0), .title: $0, .editingStyle: .delete] }
    }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      if answer != .keep { files.removeAll { $0 == cell.title } }
      return answer
    }
  }

  @Test func `a row that an asynchronous method made goes once the data have lost it`() async throws
  {
    let screen = Described()
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Inbox")
    try await table.delete("f2")
    #expect(table.titles == ["Inbox", "f1", "f3", "Outbox"])
    screen.answer = .keep
    try await table.delete("f1")
    #expect(table.titles == ["Inbox", "f1", "f3", "Outbox"])
  }
}
