import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A draft that a commit had to leave counts again once the next one would write it.
@MainActor @Suite struct ReturnedElementTests {
  @Observable final class Store {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
  }

  private final class ItemsScreen: TableScreen {
    let store = Store()
    override class var settings: Settings { [.title("Items"), .drafts] }
    override var tableData: [Section] {
      [
        Section(items: store.items) { [store] item in
          [.title: "I\(item.id)", .bind: .to(store, \.items, id: item.id, \.name)]
        }
      ]
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a form is not left without a question`(isHidden: Bool, commits: Bool) async throws {
    let screen = ItemsScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("typed", into: "I1")
    if isHidden { screen.mask(.id(.key(1))) }
    try await table.settle()
    let item = screen.store.items.remove(at: 1)
    try await table.settle()
    #expect(screen.form.isDirty)
    if commits {
      try await screen.commitForm()
      #expect(!screen.form.isDirty, "what cannot be written now has been said")
    }
    screen.store.items.append(item)
    try await table.settle()
    #expect(screen.form.isDirty)
    #expect(try await !table.closeWindow())
    try await table.answer(TableWords.current.stay)
    try await screen.commitForm()
    #expect(screen.store.items[1].name == "typed")
    #expect(!screen.form.isDirty)
  }
}
