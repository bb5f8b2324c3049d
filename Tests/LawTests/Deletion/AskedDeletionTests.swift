import TableScreen
import TableScreenTesting
import Testing

/// A question speaks of what is done, by the name under which a person has found it; agreeing to it agrees to nothing else.
@MainActor @Suite struct AskedDeletionTests {
  private final class Renamed: TableScreen {
    var name = "Milk"
    var removed: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "x", .title: name,
            .deleteAction: .confirm("Delete \(name)?", then: .perform(Renamed.remove, name)),
          ]
        }
      ]
    }
    func remove(_ name: String) { removed.append(name) }
  }

  @Test func `who has agreed to one question is asked the other one`() async throws {
    let screen = Renamed()
    let table = try await HeadlessHost.show(screen)
    screen.send(.delete([try #require(screen.model.resolve(.id("x")).first)]))
    try await table.settle()
    #expect(table.question?.question == "Delete Milk?")
    screen.name = "The whole archive"
    screen.updateTableData()
    try await table.answer(TableWords.current.delete)
    #expect(table.question?.question == "Delete The whole archive?" && screen.removed.isEmpty)
    try await table.answer(TableWords.current.delete)
    #expect(table.question == nil && screen.removed == ["The whole archive"])
  }

  private final class Titled: TableScreen {
    override class var settings: Settings { [.longPressable()] }
    override var tableData: [Section] {
      let ask = TableAction.confirm("Really?", then: .run { _ in })
      return [
        Section {
          [.id: "a", .title: "Letter", .deleteTitle: "Archive", .deleteAction: ask]
          [.id: "b", .title: "Tea", .accessory: .button("Order", ask)]
          [.id: "c", .title: "Page", .longPressTitle: "Duplicate", .longPressAction: ask]
          [.id: "d", .title: "News", .actionTitle: "Fetch…", .action: ask]
          [.id: "e", .title: "Plain", .deleteAction: ask]
        }
      ]
    }
  }

  @Test func `the button that runs the action is called as the control that was used`() async throws
  {
    let screen = Titled()
    let table = try await HeadlessHost.show(screen)
    func row(_ id: TableCell.ID) throws -> NodeID {
      try #require(screen.model.resolve(.id(id)).first)
    }
    let asked: [(TableEvent, String)] = [
      (.delete([try row("a")]), "Archive"), (.tapAccessory(try row("b")), "Order"),
      (.longPress(try row("c")), "Duplicate"), (.tap(try row("d")), "Fetch"),
      (.delete([try row("e")]), TableWords.current.delete),
      (.delete([try row("a"), try row("e")]), TableWords.current.delete),
    ]
    for (event, title) in asked {
      screen.send(event)
      try await table.settle()
      #expect(table.question?.answers.first?.title == title)
      try await table.answer(TableWords.current.cancel)
    }
  }

  private final class Nested: TableScreen {
    var removed: [String] = []
    override var tableData: [Section] {
      var host = row("r2")
      host[.children] = .cells([row("k")], expanded: true)
      return [Section(cells: [row("r0"), row("r1"), host])]
    }
    private func row(_ name: String) -> Cell {
      [
        .id: .key(name), .title: name,
        .deleteAction: .confirm("Delete \(name)?", then: .perform(Nested.remove, name)),
      ]
    }
    func remove(_ name: String) { removed.append(name) }
  }

  @Test func `of several questions that about the first row of the table comes first`()
    async throws
  {
    let screen = Nested()
    let table = try await HeadlessHost.show(screen)
    let rows = try ["k", "r1"].map { name in
      try #require(screen.model.resolve(.id(TableCell.ID(name))).first)
    }
    screen.send(.delete(rows))
    try await table.settle()
    #expect(table.question?.question == "Delete r1?")
    try await table.answer(TableWords.current.delete)
    #expect(table.question?.question == "Delete k?")
  }
}
