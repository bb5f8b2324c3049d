// swift-format-ignore-file
// The examples in the comments of what a user writes, word for word.
import Foundation
import Observation
import TableScreen
import TableScreenCells
import Testing

extension TableCell.Key { static let badge = TableCell.Key("badge") }

extension TableCellClass {
  static func stars(_ count: Int) -> Self { Self(StarsCell.self, ["stars": count]) }
}

final class StarsCell: TableRowCell {}
final class StarsView: TableRowCell {}
final class SumHeader: TableRowCell {}

/// What the examples speak of.
enum Sample {
  struct Item: Identifiable, Equatable, Sendable {
    var id = 1
    var title = "Buy milk"
  }

  @Observable @MainActor final class Store {
    var items = [Item()]
    var done: [Item] = []
    var owner = "Ada"
    func save() {}
  }

  @Observable @MainActor final class Person {
    var first = "Ada"
    var last = "Lovelace"
    var age = 20
    var price = 1.5
    var count = 1
  }

  struct Named: Identifiable, Equatable, Sendable {
    var id = 1
    var name = "Ada"
    var city = "London"
    static let all = [Named()]
  }

  struct File: Equatable {
    var id = "a"
    var path = "/a"
    var size = 1
  }
}

/// Sections one after the other.
@resultBuilder private enum Sections {
  static func buildBlock(_ sections: TableSection...) -> [TableSection] { sections }
}

/// A cell in place of what an example does not say.
@MainActor private func cells(@TableCellBuilder _ cells: () -> TableCellBuilder.Cells) -> [TableCell] { cells().array }

@MainActor struct DataComments {
  typealias Section = TableSection
  let store = Sample.Store()
  let item = Sample.Item()
  let person = Sample.Person()
  var items: [Sample.Item] { store.items }

  final class ToDoScreen: TableScreen {
    func edit(_ item: Sample.Item) {}
    func share(_ item: Sample.Item) {}
  }

  final class SignUpScreen: TableScreen {
    func checkAge(_ age: Int) -> String? { nil }
  }

  final class ShopScreen: TableScreen {
    func rate(_ stars: Int, _ item: Sample.Item) {}
    func order(_ item: Sample.Item) {}
  }

  final class DishScreen: TableScreen { func rate(_ dish: Sample.Item) {} }

  final class NumbersScreen: TableScreen { func row(_ index: Int) -> Cell { [.title: "\(index)"] } }

  @Test func `a cell is a dictionary`() {
    let cell: TableCell = [.title: "Buy milk", .subtitle: "2 liters", .accessory: .disclosure]
    #expect(cell.keys == [.title, .subtitle, .accessory])
  }

  @Test func `cells are merged`() {
    var cell: TableCell = [.title: "Milk", .editingStyle: .delete]
    cell.merge([.title: "Oat milk"])
    #expect(cell.title == "Oat milk" && cell.editingStyle == .delete)
  }

  @Test func `cells take what their keys say`() {
    let all = cells {
      [.title: item.title, .action: .perform(ToDoScreen.edit, item)]
      [.title: "Owner", .bind: .to(store, \.owner)]
      [.title: "Name", .bind: .fields(["first": .to(person, \.first), "last": .to(person, \.last)])]
      [.title: item.title, .menu: .actions([TableRowAction("Share", .perform(ToDoScreen.share, item))])]
      [.title: "Guide", .cellClass: .of(.stars(4))]
      [.title: "Age", .bind: .draft(person, \.age), .validate: .all(
        .required(),
        .with(Int.self) { $0 < 18 ? "You must be 18; ask your parents" : nil },
        .method(SignUpScreen.checkAge))]
    }
    #expect(all.count == 6)
  }

  @Test func `drafts and formats are part of a binding`() {
    let item = person
    let all = cells {
      [.title: "Count", .bind: .draft(item, \.count)]
      [.title: "Price", .bind: .draft(item, \.price).formatted(.currency("EUR"))]
    }
    #expect(all.allSatisfy { $0.binding != nil })
  }

  @Test func `accessories and controls have actions`() {
    typealias MenuScreen = DishScreen
    let dish = item
    let cell: TableCell = [
      .accessory: .view(StarsView.self, properties: ["stars": 4], .perform(MenuScreen.rate, dish)),
      .controls: .handlers([
        "stars": .changed(ShopScreen.rate, item),
        "order": .perform(ShopScreen.order, item),
      ]),
    ]
    #expect(cell.accessory != nil)
  }

  @Test func `a text has attributes`() {
    var title = AttributedString("Buy milk")
    title.tableEmphasis = [.bold, .strikethrough]
    title.tableColor = .red
    title.link = URL(string: "https://example.org")
    let cell: TableCell = [.title: title]
    #expect(cell.title == "Buy milk")
  }

  @Test func `sections are written, made and computed`() {
    let words = ["a", "b"]
    let cells: [TableCell] = [[.title: "A"]]
    let (open, more, isExpert) = (cells, cells, false)
    @Sections var written: [TableSection] {
      TableSection("Settings") { [.title: "Owner"] }
      TableSection("Open", items: store.items) { item in [.title: item.title] }
      TableSection("A million", count: 1_000_000, cell: NumbersScreen.row)
    }
    let all = written + [
      TableSection("Words", items: words, id: \.self) { word in [.title: word] },
      Section("Open", items: items) { [.title: $0.title] }.defaults([.editingStyle: .delete]),
      Section("Open", cells: cells).header(SumHeader.self, properties: ["sum": 4]),
    ]
    #expect(all.map(\.count) == [1, 1, 1_000_000, 2, 1, 1])
    #expect(ListScreen(open, more, isExpert).tableData.count == 1)
  }

  final class ListScreen: TableScreen {
    let (open, more, isExpert): ([Cell], [Cell], Bool)
    init(_ open: [Cell], _ more: [Cell], _ isExpert: Bool) {
      (self.open, self.more, self.isExpert) = (open, more, isExpert)
      super.init()
    }

    override var tableData: [Section] {
      Section.list(Section("Open", cells: open), isExpert ? Section("Advanced", cells: more) : nil)
    }
  }

  @Test func `sources give rows`() {
    typealias Person = Sample.Named
    do {
      let people = ArraySource(Person.all) { person in [.title: person.name] }
      #expect(Section("People", source: people).title == "People")
      people.items.removeLast()
      #expect(people.items.isEmpty)
    }
    do {
      let people = KeyedSource(Person.all, by: { $0.city }) { person in [.title: person.name] }
      let sections: [Section] = [Section { [.title: "Add"] }, .sections(from: people)]
      #expect(sections.count == 2)
    }
    do {
      let connection = Connection()
      let people = SequenceSource(restarting: { connection.snapshots() }) { [.title: $0.name] }
      #expect(people.items.isEmpty)
    }
    let files = [Sample.File()]
    let sized = ArraySource(files, id: \.path, content: \.size) { [.title: $0.path, .subtitle: "\($0.size)"] }
    let counter = CounterSource()
    counter.count = 3
    #expect(sized.rows.count == 1 && counter.rows.count == 3)
  }

  struct Connection {
    func snapshots() -> AsyncStream<[Sample.Named]> { AsyncStream { $0.finish() } }
  }

  final class CounterSource: RowSource {
    var count = 0 { didSet { didChange() } }
    override var rows: TableSection { TableSection(count: count) { [.title: "Row \($0)"] } }
  }
}
