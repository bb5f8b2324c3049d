import Observation
import TableScreen
import TableScreenTesting
import Testing

/// Of rows that are deleted together each is dealt with by its own answer.
@MainActor @Suite struct JoinedDeletionTests {
  @Observable final class Store { var numbers = Array(1...5) }

  private final class Numbers: TableScreen {
    let store = Store()
    let hasItems: Bool
    init(hasItems: Bool) {
      self.hasItems = hasItems
      super.init()
    }
    override var tableData: [Section] {
      hasItems
        ? [Section(items: store.numbers, id: \.self) { Self.cell($0) }]
        : [Section(cells: store.numbers.map(Self.cell))]
    }
    static func cell(_ number: Int) -> Cell {
      [.id: .key(number), .title: "n\(number)", .deleteAction: .perform(Numbers.remove, number)]
    }
    func remove(_ number: Int) async -> TableDeletion {
      if number == 5 { return .delete }
      store.numbers.removeAll { $0 == number }
      return .done
    }
  }

  @Test(arguments: [false, true])
  func `a row that the data keeps goes, and is back with the next reading`(hasItems: Bool)
    async throws
  {
    let screen = Numbers(hasItems: hasItems)
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect {
      try await table.delete("n1", "n5")
      #expect(table.titles == ["n2", "n3", "n4"])
    }
    #expect(reports.isEmpty)
    let later = await TableDiagnostics.collect {
      screen.updateTableData()
      #expect(table.titles == ["n2", "n3", "n4", "n5"])
    }
    #expect(later.map(\.kind) == ["returnedRow"])
  }

  private final class Part: TableScreen {
    override var tableData: [Section] {
      [
        Section(cells: [
          [.id: "a", .title: "a", .editingStyle: .delete], [.id: "b", .title: "b"],
        ])
      ]
    }
  }

  private final class Outer: TableScreen {
    override var tableData: [Section] { [Section { [.title: "own"] }] }
  }

  @Test func `a row of a child screen that comes back is reported, too`() async throws {
    let outer = Outer()
    outer.addChild(Part())
    let table = try await HeadlessHost.show(outer)
    try await table.delete("a")
    #expect(!table.titles.contains("a"))
    let reports = await TableDiagnostics.collect { outer.updateTableData() }
    #expect(table.titles.contains("a") && reports.map(\.kind) == ["returnedRow"])
  }

  private final class Parent: TableScreen {
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "parent", .title: "parent",
            .children: .cells {
              [
                [.id: "a", .title: "a", .editingStyle: .delete],
                [.id: "b", .title: "b"],
              ]
            },
          ]
        }
      ]
    }
  }

  @Test func `a row below another one that comes back is reported, too`() async throws {
    let screen = Parent()
    let table = try await HeadlessHost.show(screen)
    if !table.titles.contains("a") { try await table.expand("parent") }
    try await table.delete("a")
    let reports = await TableDiagnostics.collect { screen.updateTableData() }
    #expect(table.titles.contains("a") && reports.map(\.kind) == ["returnedRow"])
  }
}
