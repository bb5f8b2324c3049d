// swift-format-ignore-file
// What the page of all keys shows in its column of Swift, word for word.
import Foundation
import Observation
import TableScreen
import TableScreenCells

/// What the lines speak of.
enum KeySample {
  struct Item: Identifiable, Equatable, Sendable {
    var id = 1
    var title = ""
    var isOn = false
  }

  @Observable @MainActor final class Store {
    var owner = ""
    var price = 1.0
  }
}

@MainActor enum KeysInSwiftLines {
  class MyScreen: TableScreen {
    override class var settings: Settings { [.searchable()] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] { [] }
    override var tableData: [Section] { [] }
    override var tableCells: [Cell?]? { nil }
    func edit(_ item: KeySample.Item) {}
    func remove(_ item: KeySample.Item) {}
    func set(_ isOn: Bool, _ item: KeySample.Item) {}
    func rate(_ stars: Int, _ item: KeySample.Item) {}
    func add() {}
    func row(_ index: Int) -> Cell { [:] }
    func children(_ item: KeySample.Item) async throws -> [Cell] { [] }
    func check(_ name: String) -> String? { nil }
    func matches(_ cell: Cell, _ query: String) -> Bool { true }
    func find(_ query: String) async throws -> [Section] { [] }

    func buttons(_ action: TableAction) {
      var button = BarButton("Save", action: action)
      button.isEnabled = false
      button.isProminent = true
      setBarButtons(.leading, [button])
      setBarButtons(.trailing, [button])
      setBarButtons(.toolbar, [button])
      print(BarButton(system: .add, action: action), BarButton(image: "star", action: action))
    }
  }

  static let settings: TableSettings = [
    .title("To do"), .style(.grouped), .searchable(), .refreshable(), .pageable(), .indexable(), .longPressable(),
    .selectable(.multiple), .selectable(.multiple, marks: false), .editable(), .drafts, .asksBeforeLeaving(false), .emptyPolicy(.hide),
    .emptyText("All done."), .noResultsText("Nothing found."), .rowHeight(.automatic(estimated: 44)), .animations(.fade),
    .searchable(placeholder: "Search"), .searchable(scopes: ["All", "Unread"]), .searchable(includesSubtitles: true),
    .searchable(hidesInitially: true), .refreshable(pullMessage: "Pull to refresh"), .refreshable(refreshing: "Refreshing…"),
    .refreshable(updatedFormat: "Last updated at %s"), .refreshable(updatedTimeFormat: "HH:mm"), .pageable(distance: 10),
    .longPressable(minDuration: 0.5), .searchable(matching: MyScreen.matches),
    .searchable(debounce: .milliseconds(500), remotely: MyScreen.find), .manualUpdates, .animations([.insertRows: .top]),
  ]

  static func sections(
    _ cells: [TableCell], _ items: [KeySample.Item], _ words: [String], _ people: RowSource, _ cities: SectionSource,
    _ open: TableSection, _ more: TableSection, _ isExpert: Bool
  ) -> [TableSection] {
    typealias Section = TableSection
    var section = Section("Open", cells: cells)
    section.allowsMoves = false
    section.source = people
    return [
      section, Section("Open", id: "open", cells: cells), Section("Open", footer: "3 things to do", cells: cells),
      Section("Open") { [.title: "Buy milk"] }, section.defaults([.editingStyle: .delete]), section.tagged("advanced"),
      section.masked(), section.whenEmpty(.hide), section.indexed(as: "A"), section.header(SumHeader.self),
      section.footer(SumHeader.self), section.header(SumHeader.self, properties: ["sum": 4]),
      section.header(SumHeader.self, height: 30),
      Section("Open", items: items) { item in [.title: item.title] },
      Section("Words", items: words, id: \.self) { [.title: $0] },
      Section("Open", items: items, searchText: { $0.title }) { item in [.title: item.title] },
      Section("A million", count: 1_000_000, cell: MyScreen.row),
      Section("People", source: people), .sections(from: cities),
    ] + Section.list(open, isExpert ? more : nil)
  }

  static func cells(
    _ item: KeySample.Item, _ store: KeySample.Store, _ url: URL, _ bytes: Data, _ action: TableAction,
    _ cells: [TableCell], _ section: TableSection, _ filters: TableGroup
  ) -> [TableCell] { [
    [.id: "milk"], [.title: "Buy milk"], [.subtitle: "2 liters"], [.tag: ["shop", "daily"]], [.style: .value1],
    [.cellClass: .of(StarsCell.self)], [.reuseIdentifier: "wide"], [.properties: .values(["stars": 4])],
    [.action: .perform(MyScreen.edit, item)], [.longPressAction: .perform(MyScreen.edit, item)],
    [.actionTitle: "Fetch"], [.longPressTitle: "Details"],
    [.arguments: .values(["id": 3])], [.accessory: .switch(item.isOn, changed: MyScreen.set, item)],
    [.bind: .to(store, \.owner)], [.controls: .handlers(["value": .changed(MyScreen.rate, item)])],
    [.validate: .required()], [.secret: true],
    [.image: .remote(url, radius: 8)], [.height: 66], [.lines: 0], [.indentation: 1],
    [.content: "3 of 4"], [.selectionStyle: .off], [.keepSelection: true], [.editingStyle: .delete],
    [.deleteAction: .perform(MyScreen.remove, item)], [.deleteTitle: "Archive"],
    [.insertAction: .perform(MyScreen.add)], [.moveable: .withinSection], [.searchable: false],
    [.searchText: "dairy"], [.swipeActions: .actions([TableRowAction("Share", action)])],
    [.leadingSwipeActions: .actions([TableRowAction("Share", action)])],
    [.menu: .actions([.destructive("Remove", action)])], [.masked: true],
    [.children: .cells(expanded: true) { [.title: "Below"] }], [.cellClass: .of(.textField())],
    [.cellClass: .of(.picker(["Small", "Large"]))],
    [.accessory: .switch(true)], [.accessory: .badge("3")], [.accessory: .button("Order", action)],
    [.accessory: .switch(true).labeled("Bought")], [.accessory: .view(StarsView.self, properties: ["stars": 4])],
    [.image: .named("star")], [.image: .remote(url)], [.image: .data(bytes)],
    [.image: .remote(url, placeholder: "person")], [.image: .named("star", radius: 8)],
    [.image: .named("star", size: 44)], [.image: .remote(url, contentMode: .aspectFill)],
    [.action: .named("edit")], [.action: .named("edit", ["id": 3])],
    [.action: .confirm("Delete everything?", then: action)],
    [.action: .confirm("Delete everything?", message: "This cannot be undone.", then: action)],
    [.action: .confirm("Delete everything?", button: "Delete all", then: action)],
    [.action: .confirm("Delete everything?", .destructive, then: action)],
    [.children: .cells(cells)], [.children: .sections([section])], [.children: .cells(cells, expanded: true)],
    [.children: .sections([section], showsTitles: true)],
    [.children: .cells(MyScreen.children, item)], [.children: .group(filters)],
    [.action: .run { context in print(context.cell) }], [.bind: .draft(store, \.owner)],
    [.bind: .to(store, \.price).formatted(.currency("EUR"))], [.validate: .method(MyScreen.check)],
    [.validate: .all(.required(), .method(MyScreen.check))], [.validate: .required("Type a name")],
    [.validate: .with(String.self) { $0.contains("@") ? nil : "Type an @" }],
    [.validate: .with(Int.self) { $0 < 18 ? "Be 18 or older" : nil }],
    [.validate: .with(Int.self) { $0 > 99 ? "99 at most" : nil }],
    [.validate: .with(String.self) { $0.count < 8 ? "8 letters at least" : nil }],
    [.validate: .with(String.self) { $0.count > 40 ? "40 letters at most" : nil }],
  ] }

  static func texts(_ url: URL) -> AttributedString {
    var text = AttributedString("Buy")
    text.tableEmphasis = [.bold]
    text.tableEmphasis = [.italic]
    text.tableEmphasis = [.underline]
    text.tableEmphasis = [.strikethrough]
    text.tableColor = .red
    text.link = url
    return text
  }

  static let choice = RowControl.Choice(id: "l", title: "Large")
}
