import TableScreen
import TableScreenTesting
import Testing

/// What is being typed as its row hides, or its screen closes, is told, checked and delivered as where the person leaves the
/// field first.
@MainActor @Suite struct LeftTypingTests {
  /// What becomes of the row that is typed into.
  enum Departure: CaseIterable { case hidden, away, closed }

  private final class Person {
    var name = "old"
    var other = "other"
  }

  private final class OwnCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""),
        .control(row.control("own", .field(placeholder: "own", kind: .text))))
    }
  }

  private class Form: TableScreen {
    let person = Person()
    var isThere = true
    var told: [String] = []
    var taken: [String] = []
    var heard: [TableValue] = []
    override var tableData: [Section] {
      [
        Section {
          if isThere {
            [
              .id: "name", .title: "Name", .bind: .draft(person, \.name),
              .validate: .with(String.self) { $0 == "bad" ? "Not bad" : nil },
            ]
            [
              .id: "handled", .title: "Handled", .cellClass: .of(OwnCell.self),
              .controls: .handlers(["own": .changed(Form.take)]),
            ]
            [.id: "free", .title: "Free", .cellClass: .of(OwnCell.self)]
          }
          [
            .id: "plain", .title: "Plain", .bind: .to(person, \.other),
            .validate: .with(String.self) { $0 == "bad" ? "Not bad" : nil },
          ]
        }
      ]
    }
    func take(_ text: String) { taken.append(text) }
    override func onValueChanged(_ change: TableValueChange) {
      told.append("\(change.value) \(change.isDraft)")
    }
    override func onControl(_ event: TableControlEvent) {
      if event.kind == .changed { heard.append(event.value) }
    }
  }

  private let home = TableScreen(model: TableModel([TableSection { [.title: "Home"] }]))
  private let form = Form()

  private func shown() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    return table
  }

  private func leave(_ departure: Departure, _ id: TableCell.ID, _ table: HeadlessHost) async throws
  {
    switch departure {
    case .hidden: form.setMasked(true, of: .id(id))
    case .away:
      form.isThere = false
      form.updateTableData()
    case .closed: form.close()
    }
    try await table.settle()
  }

  @Test(arguments: Departure.allCases)
  func `a draft is told once`(departure: Departure) async throws {
    let table = try await shown()
    try await table.type("typed", into: "Name", staying: true)
    #expect(form.told.isEmpty)
    try await leave(departure, "name", table)
    #expect(form.told == [#"text("typed") true"#])
    #expect(form.form.isDirty && form.person.name == "old")
    try await form.commitForm()
    #expect(form.person.name == "typed")
    #expect(form.told == [#"text("typed") true"#, #"text("typed") false"#])
  }

  @Test func `a draft is checked`() async throws {
    let table = try await shown()
    try await table.type("bad", into: "Name", staying: true)
    form.setMasked(true, of: "name")
    try await table.settle()
    form.setMasked(false, of: "name")
    try await table.settle()
    #expect(table.row("Name")?.message == "Not bad")
  }

  @Test(arguments: Departure.allCases)
  func `a field that edits nothing hands over its text once`(departure: Departure) async throws {
    let table = try await shown()
    try await table.type("typed", into: "Handled", staying: true)
    #expect(form.taken.isEmpty)
    try await leave(departure, "handled", table)
    #expect(form.taken == ["typed"])
  }

  @Test(arguments: Departure.allCases)
  func `a field that only the screen answers does so, too`(departure: Departure) async throws {
    let table = try await shown()
    try await table.type("typed", into: "Free", staying: true)
    #expect(form.heard.isEmpty)
    try await leave(departure, "free", table)
    #expect(form.heard == [.text("typed")])
  }

  @Test func `a refused text goes with its screen`() async throws {
    let table = try await shown()
    try await table.type("bad", into: "Plain")
    #expect(table.row("Plain")?.message == "Not bad")
    form.close()
    try await table.settle()
    home.open(form)
    try await table.settle()
    #expect(table.row("Plain")?.message == nil)
    #expect(table.row("Plain")?.controls.first?.editText == "other")
  }

  // MARK: Secrets

  private final class Vault: TableScreen {
    let person: Person
    var isThere = true
    var told: [Bool] = []
    init(_ person: Person) {
      self.person = person
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          if isThere {
            [.id: "token", .title: "Token", .secret: true, .bind: .to(person, \.name)]
          }
          [.title: "Rest"]
        }
      ]
    }
    override func onValueChanged(_ change: TableValueChange) { told.append(change.isSecret) }
  }

  @Test func `a secret stays one while its row is away and its screen is closed`() async throws {
    let table = try await HeadlessHost.show(home)
    let vault = Vault(Person())
    home.open(vault)
    try await table.settle()
    try await table.type("hunter2", into: "Token")
    vault.isThere = false
    vault.updateTableData()
    try await table.settle()
    vault.close()
    try await table.settle()
    try await vault.commitForm()
    #expect(vault.person.name == "hunter2")
    #expect(vault.told == [true, true])
  }
}
