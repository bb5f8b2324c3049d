import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Of several details that wait for one save the one that was chosen last opens.
@MainActor @Suite struct ChosenDetailTests {
  private final class Detail: TableScreen {
    let name: String
    let list: List
    init(_ name: String, of list: List) {
      (self.name, self.list) = (name, list)
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var title: String { name }
    override var tableData: [Section] {
      [Section { [.title: "Name", .bind: .to(list.person, \.name)] }]
    }
    override func onSubmit() async throws {
      await list.server.wait()
      try await commitForm()
    }
  }

  private final class List: TableScreen {
    let person = Member()
    let server = Latch()
    override class var settings: Settings { [.title("List"), .selectable(.momentary)] }
    override var tableData: [Section] {
      [
        Section {
          for name in ["One", "Two", "Three"] {
            [.id: .key(name), .title: name, .action: .perform(List.openDetail, name)]
          }
        }
      ]
    }
    func openDetail(_ name: String) { open(Detail(name, of: self), as: .detail) }
  }

  private func turns() async { for _ in 0..<60 { await Task.yield() } }

  private func choose(_ name: String, answering answer: Int, in table: HeadlessHost) async throws {
    let list = try #require(table.navigator.stack.root as? List)
    list.send(.tap(try #require(list.model.resolve(.id(.key(name))).first)))
    await turns()
    try #require(table.navigator.question).answer(answer)
    await turns()
  }

  @Test(arguments: [(0, "Three"), (1, "Three"), (2, "One")])
  func `the last one counts, whatever the person answers`(answer: Int, shown: String) async throws {
    let list = List()
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 120)
    try await table.tap("One")
    table.navigator.focus(table.navigator.stack.top)
    try await table.type("Eve", into: "Name")
    table.navigator.focus(list)
    try await choose("Two", answering: 0, in: table)
    try await choose("Three", answering: answer, in: table)
    list.server.open()
    await turns()
    try await table.settle()
    #expect(table.navigator.stack.screens.map(\.title) == ["List", shown])
    #expect(!table.navigator.isAsking)
    if answer < 2 { #expect(list.selectedIDs == [.key(shown)]) }
    #expect(list.person.name == (answer == 1 ? "Ada" : "Eve"))
  }
}
