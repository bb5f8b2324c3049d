import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A list with its detail beside it is opened, left and opened again.
@MainActor @Suite struct DetailAgainTests {
  private final class Detail: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var tableData: [Section] { [Section("Now") { [.title: "Time of \(name)"] }] }
  }

  private struct Item: Identifiable, Equatable, Sendable { let id: String }

  private final class List: TableScreen {
    override class var settings: Settings { [.title("List")] }
    override var tableData: [Section] {
      [
        Section("A", items: ["a", "b", "c"].map(Item.init)) { item in
          [.title: item.id, .action: .perform(List.show, item)]
        }
      ]
    }
    func show(_ item: Item) { open(Detail(item.id), as: .detail) }
  }

  private final class Root: TableScreen {
    override class var settings: Settings { [.title("Root")] }
    override var tableData: [Section] {
      [Section("R") { [.title: "list", .action: .perform(Root.go)] }]
    }
    func go() { open(List()) }
  }

  @Test func `what is shown stays a right table, however often they were opened`() async throws {
    let table = try await HeadlessHost.show(Root())
    try await table.resize(columns: 100)
    for _ in 0..<6 {
      try await table.tap("list")
      try await table.tap("a")
      try await table.back()
      #expect(table.titles == ["list"])
    }
  }
}
