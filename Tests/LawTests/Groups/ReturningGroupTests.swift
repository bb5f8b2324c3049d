import TableScreen
import TableScreenTesting
import Testing

/// A group, or a child screen, that is taken out of the table and put back finds again what belongs to its rows.
@MainActor @Suite struct ReturningGroupTests {
  private final class Part: TableGroup {
    var name = "Ada"
    override var sections: [TableSection] {
      [
        TableSection("Part") {
          [.id: "a", .title: "A"]
          [
            .id: "kids", .title: "Kids",
            .children: .cells {
              [.id: "kid", .title: "Kid"]
              [.id: "shy", .title: "Shy"]
            },
          ]
          [.id: "name", .title: "Name", .bind: .draft(\Part.name)]
        }
      ]
    }
  }

  private final class Child: TableScreen {
    var name = "Ada"
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Part") {
          [.id: "a", .title: "A"]
          [
            .id: "kids", .title: "Kids",
            .children: .cells {
              [.id: "kid", .title: "Kid"]
              [.id: "shy", .title: "Shy"]
            },
          ]
          [.id: "name", .title: "Name", .bind: .to(\Child.name)]
        }
      ]
    }
  }

  private final class Parent: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] { [Section("Main", cells: [[.title: "Main"]])] }
  }

  private let screen = Parent()

  /// Does something with each row of what was put in, takes that out, and puts it in again.
  private func check(
    take: () throws -> Void, put: () throws -> Void
  ) async throws {
    let table = try await HeadlessHost.show(screen)
    try put()
    try await table.settle()
    try await table.expand("Kids")
    try await table.tap("A")
    try await table.tap("Kid")
    try await table.type("Eve", into: "Name")
    screen.mask("shy")
    try await table.settle()
    for _ in 0..<2 {
      try take()
      try await table.settle()
      #expect(table.titles == ["Main"])
      #expect(screen.selectedRows.isEmpty)
      try put()
      try await table.settle()
      #expect(table.titles == ["Main", "A", "Kids", "Kid", "Name"])
      #expect(table.row("A")?.isSelected == true)
      #expect(table.row("Kid")?.isSelected == true)
      #expect(table.row("Name")?.controls.first?.value == .text("Eve"))
      #expect(screen.form.isDirty)
    }
    try await screen.commitForm()
    #expect(!screen.form.isDirty)
  }

  @Test func `a group that returns to the stack`() async throws {
    let part = Part()
    try await check {
      try screen.model.remove(part)
    } put: {
      try screen.model.insert(part)
    }
    #expect(part.name == "Eve")
  }

  @Test func `a child screen that is added again`() async throws {
    let child = Child()
    try await check {
      screen.removeChild(child)
    } put: {
      screen.addChild(child)
    }
    #expect(child.name == "Eve")
  }

  @Test func `another group gets nothing of it`() async throws {
    let table = try await HeadlessHost.show(screen)
    for _ in 0..<20 {
      let part = Part()
      try screen.model.insert(part)
      try await table.settle()
      #expect(table.titles == ["Main", "A", "Kids", "Name"])
      #expect(table.row("A")?.isSelected == false)
      try await table.tap("A")
      try await table.expand("Kids")
      try screen.model.remove(part)
      try await table.settle()
    }
  }
}
