import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A deletion whose question is answered in the turn of a change takes the row that was meant.
@MainActor @Suite struct DeletedMeanwhileTests {
  @Observable @MainActor fileprivate final class Store { var items = ["A", "B", "C"] }

  private final class Orders: TableScreen {
    let store = Store()
    override var tableData: [Section] {
      [
        Section(
          cells: store.items.map { item in
            [
              .id: .key(item), .title: item,
              .deleteAction: .confirm(
                "Sure?",
                then: .run { [store] context in
                  if let place = context.dataPath { store.items.remove(at: place.row) }
                }),
            ]
          })
      ]
    }
  }

  @Test func `a row that has moved in this turn is the one that goes`() async throws {
    let screen = Orders()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("B")
    screen.store.items.insert("New", at: 0)
    try await table.answer(TableWords.current.delete)
    #expect(screen.store.items == ["New", "A", "C"])
  }

  @Test func `nothing goes for a row that has gone in this turn`() async throws {
    let screen = Orders()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("B")
    screen.store.items = ["A", "C"]
    try await table.answer(TableWords.current.delete)
    #expect(screen.store.items == ["A", "C"])
    #expect(table.titles == ["A", "C"])
  }
}
