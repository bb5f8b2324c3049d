// swift-format-ignore-file
// The lines of the article “What one line turns on”, word for word; `ReadmeTests` holds the two against each other.
#if os(macOS) || os(Linux)
import Foundation
import Observation
import TableScreen
import TableScreenData
import TableScreenCells
import TableScreenSQLite
import TableScreenTerminal

@testable import DemoScreens

struct Item: Identifiable, Equatable, Sendable {
  var id: String { name }
  var name = "Milk"
  var isOn = false
}

@Observable @MainActor final class Store {
  var name = "Ada"
  var price = 1.5
  var stars = 4
}

final class StarsView: TableRowCell {}
final class SumHeader: TableRowCell {}
final class RatingCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .control(row.control("stars", .stepper(0...5, step: 1))),
      .control(row.control("order", .button(title: "Order"))))
  }
}

final class Filters: TableGroup {
  override var sections: [TableSection] { [TableSection("Filters") { [.title: "New"] }] }
}

/// Rows of every kind.
final class MyScreen: TableScreen {
  let (store, items) = (Store(), [Item()])
  let filters = Filters()
  var done: [String] = []

  override class var settings: Settings { [
    .searchable(placeholder: "Search"), .searchable(matching: MyScreen.matches), .emptyText("All done."),
    .noResultsText("Nothing found."), .refreshable(), .pageable(), .indexable(), .style(.grouped),
    .longPressable(), .selectable(.multiple),
  ] }
  override class var actions: Actions { ["edit": .perform(MyScreen.editAll)] }

  override var tableData: [Section] {
    let (item, action, text) = (items[0], TableAction.perform(MyScreen.editAll), AttributedString("Rich"))
    let open = Section("Open", items: items) { item in [.title: item.name] }
    let more = Section(count: 1_000_000, cell: MyScreen.row)
    let section = Section("Rows") {
      [.title: text, .style: .value1, .height: 60]
      [.title: "Acts", .action: .perform(MyScreen.edit, item), .longPressAction: .perform(MyScreen.edit, item)]
      [.title: "Switch", .accessory: .switch(item.isOn, changed: MyScreen.set, item)]
      [.title: "Detail", .accessory: .detail(action), .lines: 0]
      [.title: "Asks", .action: .confirm("Delete all?", .destructive, then: action), .secret: true]
      [.title: "Badge", .accessory: .badge("3", action)]
      [.title: "Button", .accessory: .button("Order", action)]
      [.title: "View", .accessory: .view(StarsView.self, action)]
      [
        .title: "Swipes", .swipeActions: .actions([TableRowAction("Archive", action)]),
        .leadingSwipeActions: .actions([TableRowAction("Pin", action)]),
        .menu: .actions([TableRowAction("Copy", action)]), .keepSelection: true,
      ]
      [.title: "Name", .bind: .to(store, \.name), .validate: .required()]
      [.title: "Price", .bind: .draft(store, \.price).formatted(.currency("EUR"))]
      [.title: "Expands", .children: .cells { [.title: "Below"] }]
      [.title: "Filters", .children: .group(filters)]
      [.title: "Advanced", .tag: "advanced", .masked: true]
      [.title: "Goes", .deleteAction: .perform(MyScreen.remove, item)]
      [.title: "Comes", .editingStyle: .insert, .moveable: .withinSection]
      [
        .title: "Rating", .cellClass: .of(RatingCell.self), .properties: .values(["stars": 4]),
        .controls: .handlers(["order": .perform(MyScreen.order, item)]),
      ]
      [.title: "Fields", .cellClass: .of(RatingCell.self), .bind: .fields(["stars": .to(store, \.stars)])]
      [.title: "Slider", .cellClass: .of(.slider(0...10))]
      [.title: "Picture", .image: .named("person", radius: 8, size: 24)]
      if let url = URL(string: "https://example.org/a.png") {
        [.title: "Remote", .image: .remote(url, placeholder: "person")]
      }
    }
    // The million stands last: a test looks for rows by their titles from the top.
    return [section.defaults([.editingStyle: .delete]), section.header(SumHeader.self)]
      + Section.list(open, more)
  }
  override var tableIndex: [TableIndexEntry]? { [TableIndexEntry("O", section: "Open")] }
  override var tableHeader: RowElement? { .text("All there is") }

  func row(_ index: Int) -> Cell { [.title: "Row \(index)"] }
  func matches(_ cell: Cell, _ text: String) -> Bool { cell.title == text }
  func editAll() { done.append("all") }
  func edit(_ item: Item) { done.append("edit \(item.name)") }
  func order(_ item: Item) { done.append("order \(item.name)") }
  func remove(_ item: Item) { registerUndo("Deleted Milk") { self.done.append("undo") } }
  func set(_ isOn: Bool, _ item: Item) { done.append("\(isOn)") }
  func read() { wait(for: "Reading…") { progress in progress(0.5) } }
  func load(_ file: Item) async { setProgress(0.5, of: .id(.key(file.id))) }
  func showAdvanced() { unmask(.tag("advanced")) }
  func change() { update(animation: .fade) { updateTableData() } }
  func save() async throws { try await commitForm() }
  func revert() { reloadForm() }
  let finish: Cell = [.title: "Save", .action: .submit]
  let unasked: Settings = [.asksBeforeLeaving(false)]
  func choose() { done += selectedIDs.map { "\($0)" } }

  func open(_ item: Item, in model: TableModel, of cell: Cell) throws {
    var cell = cell
    cell[.moveable] = .withinSection
    try model.replaceRows(in: .section("Open"), with: [cell])
  }

  override func onValueChanged(_ change: TableValueChange) { done.append(change.name) }
  override func onSubmit() async throws { try await commitForm() }
  override func onRefresh() async throws { done.append("refresh") }
  override func onEndReached() async throws -> Bool { false }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws { done.append("insert") }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?) {}
  override func willDisplayHeader(section: Int) {}
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] { [] }
  override func shouldSelectTab(_ screen: Screen) -> Bool { true }
  override func shouldGoBack() -> Bool { true }
  override func onLoad() { addChild(RecentScreen(), .above) }
}

final class RecentScreen: TableScreen {
  override var tableCells: [Cell?]? { [[.title: "Recent"], nil] }
}

final class EditScreen: TableScreen {
  init(_ item: Item) { super.init() }
}

final class MailScreen: TableScreen {
  override class var settings: Settings { [
    .searchable(scopes: ["All", "Unread"]), .searchable(remotely: MailScreen.find),
  ] }
  var name = ""
  init(_ mail: Item = Item()) { super.init() }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool { scope == 0 }
  func find(_ text: String) async throws -> [Section] { [] }
  func edit(_ item: Item) { open(EditScreen(item), as: .modal) { (name: String) in self.name = name } }
  func read(_ mail: Item) { open(MailScreen(mail), as: .detail) }
  func showTabs(_ inbox: Screen, _ archive: Screen) {
    openTabs([inbox, archive])
    setTabBadge("3")
  }
  func leave(_ list: Screen) { close(to: list) }
}

final class PeopleScreen: TableScreen {
  let people: SQLiteSource
  let towns: SQLiteSections
  init(_ database: SQLiteDatabase) {
    let people = SQLiteSource(database, SQLiteQuery("SELECT * FROM people")) { [.title: $0.text("name")] }
    self.people = people
    towns = SQLiteSections(database, SQLiteQuery("SELECT * FROM people"), section: "town") { [.title: $0.text("name")] }
    super.init()
  }
  override var tableData: [Section] { [Section("People", source: people), .sections(from: towns)] }
}

/// Calls that stand in no screen.
@MainActor enum ReadmeCalls {
  static func owned(_ filters: Filters) throws -> TableScreen {
    let model = TableModel([TableSection("Rows") { [.id: "milk", .title: "Milk"] }])
    let cells: [TableCell] = [[.id: "tea", .title: "Tea"]]
    model.onCommand = { print($0) }
    try model.insertRows(cells, at: .after("milk"))
    try model.moveRows("tea", to: .before("milk"))
    try model.editRows("tea", merging: [.title: "Green tea"])
    try model.deleteRows("milk")
    try model.insert(filters)
    return TableScreen(model: model)
  }
  static func described(_ text: String, _ menu: URL) throws -> ([TableScreen], String) {
    let screen = TableScreen(json: text, cells: .ready)
    let owner = screen.formValues["owner"]
    return ([screen, TableScreen(url: menu)], "\(owner ?? .null) \(String(decoding: try screen.formJSON(), as: UTF8.self))")
  }
  /// Not run: words are those of the whole program, and a terminal belongs to one.
  static func app(_ url: URL) {
    TableWords.current.cancel = "Abbrechen"
    TerminalApp.run(MyScreen(), restoration: .file(url) { name in name == "mine" ? MyScreen() : nil })
    TerminalApp.run(GroceriesScreen(GroceryStore()))
  }
}

private final class MapScreen: NativeScreen {}
#endif
