import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// What is chosen on another screen, or set from outside, reaches the property that it was chosen for, and no other.
@MainActor @Suite struct EditedElsewhereTests {
  private final class Person {
    var file: String?
    var kind = "x"
    var name = "old"
    var tags = ["c", "a"]
  }

  private final class Card: TableScreen {
    var person = Person()
    var shows = true
    let folder: String
    init(_ folder: String = "/") {
      self.folder = folder
      super.init()
    }
    override class var settings: Settings { [.title("Card")] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "file", .title: "File", .bind: .to(person, \.file),
            .cellClass: .of(.file(folder: folder)),
          ]
          [
            .id: "kind", .title: "Kind", .bind: .to(person, \.kind),
            .cellClass: .of(.picker(["alpha", "beta"])),
          ]
          if shows {
            [
              .id: "tags", .title: "Tags", .bind: .to(person, \.tags),
              .validate: .with([String].self) { $0.count > 2 ? "Two at most" : nil },
              .cellClass: .of(.picker(["a", "b", "c", "d"], picks: .multiple)),
            ]
          }
          if shows { [.id: "name", .title: "Name", .bind: .draft(person, \.name)] }
        }
      ]
    }
  }

  @Test func `a file is for the object that it was asked for`() async throws {
    let folder = try TemporaryFolder()
    try Data("x".utf8).write(to: folder.url.appending(path: "key.pem"))
    let card = Card(folder.url.path(percentEncoded: false))
    let (one, other) = (card.person, Person())
    let table = try await HeadlessHost.show(card)
    try await table.tap("File")
    try await until { table.row("key.pem") != nil }
    card.person = other
    card.updateTableData()
    try await table.settle()
    try await table.tap("key.pem")
    #expect(one.file?.hasSuffix("key.pem") == true && other.file == nil)
  }

  @Test func `a choice is for the object that it was asked for`() async throws {
    let card = Card()
    let (one, other) = (card.person, Person())
    let table = try await HeadlessHost.show(card)
    try await table.tap("Kind")
    card.person = other
    card.updateTableData()
    try await table.settle()
    try await table.tap("beta")
    #expect(one.kind == "beta" && other.kind == "x")
  }

  private func marks(_ table: HeadlessHost) -> [String] {
    table.titles.filter { table.row($0)?.accessory == .checkmark }
  }

  @Test func `a picker shows what the property holds, while its row is away, too`() async throws {
    let card = Card()
    let table = try await HeadlessHost.show(card)
    try await table.tap("Tags")
    card.shows = false
    card.updateTableData()
    try await table.settle()
    try await table.tap("b")
    #expect(card.person.tags == ["c", "a"] && marks(table) == ["a", "c"])
    try await table.tap("c")
    try await table.tap("d")
    #expect(card.person.tags == ["a", "d"] && marks(table) == ["a", "d"])
  }

  @Test func `a choice that is taken back has changed nothing`() async throws {
    let card = Card()
    card.person.tags = ["c"]
    let table = try await HeadlessHost.show(card)
    try await table.tap("Tags")
    try await table.tap("a")
    #expect(card.person.tags == ["a", "c"])
    try await table.tap("a")
    #expect(card.person.tags == ["c"])
    card.person.tags = ["c", "a"]
    card.updateTableData()
    try await table.settle()
    try await table.tap("a")
    try await table.tap("a")
    #expect(card.person.tags == ["c", "a"])
  }

  @Test func `a value that is set for a row that is away waits for it`() async throws {
    let card = Card()
    let table = try await HeadlessHost.show(card)
    try await table.type("typed", into: "Name")
    card.shows = false
    card.updateTableData()
    try await table.settle()
    let row = try #require(card.form.dirtyRows.first)
    card.form[.node(row)].value = .text("set")
    #expect(card.form[.node(row)].value == .text("set"))
    try await card.commitForm()
    #expect(card.person.name == "set")
  }

  @Test func `return leads to the next field, however far it is`() async throws {
    final class Long: TableScreen {
      let person = Person()
      override var tableData: [Section] {
        [
          Section {
            [.id: "name", .title: "Name", .bind: .to(person, \.name)]
            for index in 0..<300 { [.title: "Line \(index)"] }
            [.id: "kind", .title: "Kind", .bind: .to(person, \.kind)]
          }
        ]
      }
    }
    let long = Long()
    let table = try await HeadlessHost.show(long)
    try await table.type("Ada", into: "Name", staying: true)
    try await table.nextField()
    #expect(table.focusedTitle == "Kind")
  }

  @Test func `return leads past rows that edit something else, and back`() async throws {
    final class Mixed: TableScreen {
      let person = Person()
      override var tableData: [Section] {
        [
          Section {
            [.id: "name", .title: "Name", .bind: .to(person, \.name)]
            for index in 0..<300 {
              [
                .title: "Line \(index)",
                .bind: index % 10 == 0 ? .to(person, \.tags) : nil,
                .cellClass: index % 10 == 0 ? .of(.picker(["a"], picks: .multiple)) : nil,
              ]
            }
          },
          Section("Rest") { [.id: "kind", .title: "Kind", .bind: .to(person, \.kind)] },
        ]
      }
    }
    let table = try await HeadlessHost.show(Mixed())
    try await table.type("Ada", into: "Name", staying: true)
    try await table.nextField()
    #expect(table.focusedTitle == "Kind")
    try await table.previousField()
    #expect(table.focusedTitle == "Name")
  }

  // MARK: Forms that are discarded

  private final class Part: TableScreen {
    let person = Person()
    var rows = ["name", "kind"]
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Part") {
          for row in rows {
            [
              .id: .key(row), .title: row,
              .bind: row == "name" ? .to(person, \.name) : .to(person, \.kind),
              .deleteAction: .perform(Part.remove, row),
            ]
          }
        }
      ]
    }
    func remove(_ row: String) {
      let old = rows
      rows.removeAll { $0 == row }
      registerUndo("Deleted") { [weak self] in
        self?.rows = old
        self?.updateTableData()
      }
    }
  }

  private final class Whole: TableScreen {
    let part = Part()
    override class var settings: Settings { [.title("Whole"), .drafts] }
    override func onLoad() { addChild(part) }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  @Test(arguments: [false, true])
  func `what was discarded does not come back with its row`(ofPart: Bool) async throws {
    let whole = Whole()
    let table = try await HeadlessHost.show(whole)
    try await table.type("typed", into: "name")
    try await table.delete("name")
    if ofPart { whole.part.reloadForm() } else { whole.reloadForm() }
    try await table.undo()
    #expect(whole.form["name"].value == .text("old") && !whole.form.isDirty)
  }

  @Test func `a secret that was shown is hidden in a form that is opened anew`() async throws {
    final class Login: TableScreen {
      let person = Person()
      override class var settings: Settings { [.title("Login")] }
      override var tableData: [Section] {
        [
          Section {
            [
              .id: "name", .title: "Password", .bind: .to(person, \.name),
              .cellClass: .of(.secureField(reveals: true)),
            ]
          }
        ]
      }
    }
    let (root, login) = (Whole(), Login())
    let table = try await HeadlessHost.show(root)
    root.open(login)
    try await table.settle()
    try await table.press(in: "Password", control: "reveal")
    #expect(table.row("Password")?.controls.first?.isRevealed == true)
    login.close()
    try await table.settle()
    root.open(login)
    try await table.settle()
    #expect(table.row("Password")?.controls.first?.isRevealed == false)
  }

  @Test func `a slider of a whole number moves by one in a small range`() async throws {
    final class Seats: TableScreen {
      var seats = 3
      override var tableData: [Section] {
        [Section { [.title: "Seats", .bind: .to(self, \.seats), .cellClass: .of(.slider(0...5))] }]
      }
    }
    let table = try await HeadlessHost.show(Seats())
    let control = try #require(table.row("Seats")?.controls.first)
    #expect(control.number(movedBy: 1) == 4 && control.number(movedBy: -1) == 2)
  }
}
