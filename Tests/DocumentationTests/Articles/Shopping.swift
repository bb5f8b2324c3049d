// swift-format-ignore-file
// The files of the tutorial, word for word, as they are after the first steps and after the last.
#if os(macOS) || os(Linux)
import Observation
import TableScreen
import TableScreenTerminal
import Testing
import TableScreenTesting

enum Tutorial {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var isBought = false
  }

  @Observable @MainActor final class ShoppingList {
    var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Tea"), Item(id: 3, name: "Crème fraîche")]

    func set(_ item: Item, bought isBought: Bool) {
      guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      items[index].isBought = isBought
    }

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }

    func load() async throws { items.append(Item(id: 4, name: "Bread")) }
  }

  enum First {
    final class ShoppingScreen: TableScreen {
      let list: ShoppingList

      init(_ list: ShoppingList) {
        self.list = list
        super.init()
      }

      override class var settings: Settings { [.title("Shopping")] }

      override var tableData: [Section] { [
        Section("To buy", items: list.items) { item in
          [
            .title: item.name,
            .accessory: .switch(item.isBought, changed: ShoppingScreen.setBought, item),
          ]
        },
      ] }

      func setBought(_ isBought: Bool, _ item: Item) { list.set(item, bought: isBought) }
    }

    @MainActor struct ShoppingTests {
      @Test func `a switch marks its item as bought`() async throws {
        let list = ShoppingList()
        let table = try await HeadlessHost.show(ShoppingScreen(list))
        #expect(table.titles == ["Milk", "Tea", "Crème fraîche"])
        try await table.toggle("Tea")
        #expect(list.items[1].isBought)
      }
    }

    @MainActor static func frame() async throws -> String {
      try await HeadlessHost.show(ShoppingScreen(ShoppingList())).frame(columns: 60, rows: 7)
    }
  }

  enum Last {
    struct Shopping {
      @MainActor static func main() { TerminalApp.run(ShoppingScreen(ShoppingList())) }
    }

    final class ShoppingScreen: TableScreen {
      let list: ShoppingList

      init(_ list: ShoppingList) {
        self.list = list
        super.init()
      }

      override class var settings: Settings { [
        .title("Shopping"),
        .searchable(),
        .refreshable(),
      ] }

      override var tableData: [Section] { [
        Section("To buy", items: list.items) { item in
          [
            .title: item.name,
            .accessory: .switch(item.isBought, changed: ShoppingScreen.setBought, item),
            .deleteAction: .perform(ShoppingScreen.remove, item),
          ]
        },
      ] }

      override func onRefresh() async throws { try await list.load() }
      func setBought(_ isBought: Bool, _ item: Item) { list.set(item, bought: isBought) }
      func remove(_ item: Item) { list.remove(item) }
    }

    @MainActor struct ShoppingTests {
      @Test func `a switch marks its item as bought`() async throws {
        let list = ShoppingList()
        let table = try await HeadlessHost.show(ShoppingScreen(list))
        #expect(table.titles == ["Milk", "Tea", "Crème fraîche"])
        try await table.toggle("Tea")
        #expect(list.items[1].isBought)
      }

      @Test func `what was found can be deleted`() async throws {
        let list = ShoppingList()
        let table = try await HeadlessHost.show(ShoppingScreen(list))
        try await table.search("creme")
        #expect(table.titles == ["Crème fraîche"])
        try await table.delete("Crème fraîche")
        try await table.endSearch()
        #expect(table.titles == ["Milk", "Tea"])
      }

      @Test func `a refresh reads the list again`() async throws {
        let table = try await HeadlessHost.show(ShoppingScreen(ShoppingList()))
        try await table.refresh()
        #expect(table.titles.last == "Bread")
      }
    }

    @MainActor static func frame() async throws -> String {
      let table = try await HeadlessHost.show(ShoppingScreen(ShoppingList()))
      try await table.search("creme")
      return table.frame(columns: 60, rows: 6)
    }
  }
}
#endif
