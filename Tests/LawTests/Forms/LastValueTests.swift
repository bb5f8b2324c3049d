import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// The value that a person or the app gave last is the one that counts, in whichever row, and it is the one that was given.
@MainActor @Suite struct LastValueTests {
  private final class Store {
    struct Item: Identifiable {
      let id: Int
      var text: String
    }
    var name = "old"
    var price = Decimal(string: "1.234") ?? 0
    var kind: String?
    var isOn = false
    var all = [Item(id: 1, text: "a")]
  }

  // MARK: Rows of the screen around a form

  private final class Part: TableScreen {
    let store = Store()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section("Part") { [.id: "part", .title: "Part", .bind: .to(store, \.name)] }]
    }
  }

  private final class Whole: TableScreen {
    let store = Store()
    let part = Part()
    override class var settings: Settings { [.drafts] }
    override func onLoad() { addChild(part) }
    override var tableData: [Section] {
      [Section { [.id: "own", .title: "Own", .bind: .to(store, \.name)] }]
    }
  }

  @Test func `the form of a child screen means its own rows alone`() async throws {
    let whole = Whole()
    let table = try await HeadlessHost.show(whole)
    try await table.type("typed", into: "Own")
    let row = try #require(whole.form["own"].id)
    #expect(whole.part.form[.node(row)].value == nil)
    whole.part.reloadForm(.node(row))
    #expect(whole.form[.node(row)].value == .text("typed") && whole.form.isDirty)
    whole.reloadForm(.node(row))
    #expect(!whole.form.isDirty)
  }

  // MARK: Two rows for one property

  private final class Twice: TableScreen {
    let store = Store()
    override var tableData: [Section] {
      [
        Section {
          [.id: "a", .title: "Later", .bind: .draft(store, \.name)]
          [.id: "b", .title: "At once", .bind: .to(store, \.name)]
        }
      ]
    }
  }

  @Test func `a draft gives way to what is written later`() async throws {
    let screen = Twice()
    let table = try await HeadlessHost.show(screen)
    try await table.type("first", into: "Later")
    try await table.type("last", into: "At once")
    #expect(screen.store.name == "last" && !screen.form.isDirty)
    #expect(screen.form["a"].value == .text("last"))
    try await screen.commitForm()
    #expect(screen.store.name == "last")
  }

  @Test func `who leaves a field as it was drops no draft`() async throws {
    let screen = Twice()
    let table = try await HeadlessHost.show(screen)
    try await table.type("first", into: "Later")
    try await table.type("old", into: "At once")
    #expect(screen.form.isDirty && screen.form["a"].value == .text("first"))
  }

  // MARK: A save during which the row of a draft becomes another one

  private struct Down: Error {}

  private final class Moving: TableScreen {
    let store = Store()
    let server = Latch()
    var number = 1
    var fails = false
    var isSaving = false
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.id: .key(number), .title: "Name", .bind: .to(store, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      isSaving = true
      await server.wait()
      if fails { throw Down() }
      store.name = "server says"
    }
  }

  @Test(arguments: [false, true])
  func `a draft is settled, or kept, in the row that has it by now`(fails: Bool) async throws {
    let screen = Moving()
    screen.fails = fails
    let table = try await HeadlessHost.show(screen)
    try await table.type("typed", into: "Name")
    let save = Task { try await screen.submitForm() }
    try await until { screen.isSaving }
    screen.number = 2
    screen.updateTableData()
    screen.server.open()
    _ = await save.result
    screen.updateTableData()
    try await table.settle()
    #expect(screen.store.name == (fails ? "old" : "server says"))
    #expect(screen.form.isDirty == fails)
    #expect(screen.form[.id(.key(2))].value == .text(fails ? "typed" : "server says"))
  }

  // MARK: A task that a save has started

  private final class Autosaving: TableScreen {
    let store = Store()
    let later = Latch()
    var task: Task<Void, any Error>?
    var told: [TableValue] = []
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.id: "n", .title: "Name", .bind: .to(store, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      guard task == nil else { return }
      task = Task {
        await later.wait()
        try await commitForm()
      }
    }
    override func onValueChanged(_ change: TableValueChange) {
      if !change.isDraft { told.append(change.value) }
    }
  }

  @Test func `what a save has started commits by itself once the save is over`() async throws {
    let screen = Autosaving()
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "Name")
    try await screen.submitForm()
    try await table.type("later", into: "Name")
    screen.later.open()
    try await screen.task?.value
    #expect(screen.store.name == "later" && !screen.form.isDirty)
    #expect(screen.told == [.text("new"), .text("later")])
  }

  // MARK: Values that the app gives

  private final class Prices: TableScreen {
    let store: Store
    init(_ store: Store) {
      self.store = store
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "a", .title: "Price",
            .bind: .to(store, \.price).formatted(.number(fractionDigits: 0...3)),
          ]
          [.id: "b", .title: "Euros", .bind: .to(store, \.price).formatted(.currency("EUR"))]
        }
      ]
    }
  }

  private func speakingGerman(_ body: () async throws -> Void) async rethrows {
    let old = TableWords.current
    defer { TableWords.current = old }
    TableWords.current.locale = Locale(identifier: "de_DE")
    try await body()
  }

  @Test func `a value that the app gives is no text of a person's language`() async throws {
    try await speakingGerman {
      let screen = Prices(Store())
      _ = try await HeadlessHost.show(screen)
      screen.form["a"].value = screen.form["a"].value
      #expect(!screen.form.isDirty)
      screen.form["a"].value = Decimal(string: "2.345")?.tableValue
      #expect(screen.form["a"].value(as: Decimal.self) == Decimal(string: "2.345"))
      screen.form["b"].value = Decimal(string: "2.5")?.tableValue
      #expect(screen.form["b"].value(as: Decimal.self) == Decimal(string: "2.5"))
      try await screen.commitForm()
      #expect(screen.store.price == Decimal(string: "2.5"))
    }
  }

  @Test func `a text that a person types is one of their language`() async throws {
    try await speakingGerman {
      let screen = Prices(Store())
      let table = try await HeadlessHost.show(screen)
      try await table.type("2.345", into: "Price")
      #expect(screen.form["a"].value(as: Decimal.self) == 2345)
    }
  }

  // MARK: Choices

  private final class Choosing: TableScreen {
    let store = Store()
    var heard: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "kind", .title: "Kind", .bind: .to(store, \.kind),
            .cellClass: .of(.picker(["x", "y"])),
            .controls: .handlers([RowControl.boundName: .perform(Choosing.hear)]),
          ]
          for item in store.all {
            [
              .id: .key(item.id), .title: "Item",
              .bind: .to(store, \.all, id: item.id, \.text), .cellClass: .of(.picker(["a", "b"])),
            ]
          }
        }
      ]
    }
    func hear() { heard.append(store.kind ?? "none") }
  }

  @Test func `no choice is a choice like any other`() async throws {
    let screen = Choosing()
    let table = try await HeadlessHost.show(screen)
    for choice in ["x", "x", TableWords.current.none, TableWords.current.none] {
      try await table.tap("Kind")
      try await table.tap(choice)
    }
    #expect(screen.heard == ["x", "none"])
  }

  private final class Tags: TableScreen {
    var tags = ["a"]
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "tags", .title: "Tags", .bind: .to(\Tags.tags),
            .cellClass: .of(.picker(["a", "b", "c"], picks: .multiple)),
            .validate: .with([String].self) { $0.count > 2 ? "Two at most" : nil },
          ]
          [.title: "Rest"]
        }
      ]
    }
  }

  @Test func `the page of a picker shows what a hidden row has refused`() async throws {
    let screen = Tags()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Tags")
    screen.setMasked(true, of: "tags")
    try await table.settle()
    try await table.tap("b")
    try await table.tap("c")
    #expect(screen.tags == ["a", "b"])
    #expect(table.titles.filter { table.row($0)?.accessory == .checkmark } == ["a", "b"])
  }

  @Test func `a choice that nothing holds any more is said to be lost`() async throws {
    let screen = Choosing()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Item")
    let old = screen.store.all
    screen.store.all = []
    screen.updateTableData()
    try await table.tap("b")
    #expect(table.visibleScreen === screen)
    #expect(table.chrome.notice?.text == TableWords.current.propertyGone)
    screen.store.all = old
    screen.updateTableData()
    #expect(screen.store.all.map(\.text) == ["a"])
  }
}
