import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// What a form says of its values is what the properties hold.
@MainActor @Suite struct HeldValueTests {
  private final class Guest {
    var raw = "old"
    var name: String {
      get { raw }
      set { raw = newValue.trimmingCharacters(in: .whitespaces) }
    }
    var seats = 2
    var plain = "x"
  }

  private final class Sheet: TableScreen {
    let guest = Guest()
    var isAlone = true
    var told: [String] = []
    var setsSeats = false
    override class var settings: Settings { [.title("Sheet"), .drafts] }
    override var tableData: [Section] {
      [
        Section("Guest", id: "guest") {
          [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
        },
        Section("Table", id: "table") {
          [
            .id: "seats", .title: "Seats", .bind: .to(guest, \.seats),
            .validate: .with(Int.self) { $0 > 9 ? "Too many" : nil },
          ]
        },
      ]
    }
    override func willCommit(_ row: NodeID, _ cell: Cell) {
      if setsSeats { form["seats"].value = .integer(99) }
    }
    override func validateForm() async throws {
      guard form["name"].value(as: String.self) == "Eve", form["seats"].value(as: Int.self) != 1
      else { return }
      throw TableFormError.problem(
        "Eve comes alone", in: form["seats"], control: RowControl.boundName)
        + TableFormError.problem("Not Eve", in: form["name"], control: RowControl.boundName)
    }
    override func onValueChanged(_ change: TableValueChange) {
      told.append("\(change.oldValue.map { "\($0)" } ?? "") to \(change.value)")
    }
  }

  @Test func `a commit tells what the property holds since`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type(" Ada ", into: "Name")
    sheet.told = []
    try await sheet.commitForm()
    #expect(sheet.told == [#"text("old") to text("Ada")"#])
    try await table.type(" Ada ", into: "Name")
    sheet.told = []
    try await sheet.commitForm()
    #expect(sheet.told.isEmpty)
  }

  @Test func `what a hook before the commit sets is checked`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    sheet.setsSeats = true
    try await table.type("4", into: "Seats")
    await #expect(throws: TableFormError.self) { try await sheet.commitForm() }
    #expect(sheet.guest.seats == 2)
  }

  @Test func `a hidden row is written once nothing stands against it`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("Eve", into: "Name")
    try await table.type("4", into: "Seats")
    sheet.setMasked(true, of: "seats")
    await #expect(throws: TableFormError.self) { try await sheet.commitForm() }
    try await table.type("Bob", into: "Name")
    try await sheet.commitForm()
    #expect(sheet.guest.name == "Bob" && sheet.guest.seats == 4)
  }

  @Test func `what the form says of a hidden row still counts`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("Eve", into: "Name")
    try await table.type("4", into: "Seats")
    sheet.setMasked(true, of: "seats")
    try await table.submit()
    let said = try #require(table.chrome.notice?.text)
    try await table.type("Evi", into: "Name", staying: true)
    #expect(table.chrome.notice?.text == said)
    try await table.type("Evi", into: "Name")
    #expect(table.chrome.notice?.text == "Seats: Eve comes alone")
  }

  @Test func `a section means its rows`() async throws {
    let sheet = Sheet()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("Ada", into: "Name")
    try await table.type("4", into: "Seats")
    try await sheet.commitForm(.section("guest"))
    #expect(sheet.guest.name == "Ada" && sheet.guest.seats == 2)
    sheet.reloadForm(.section("table"))
    #expect(!sheet.form.isDirty)
  }

  private final class Restless: TableScreen {
    let guest = Guest()
    override class var settings: Settings { [.title("Restless"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
          [
            .id: "seats", .title: "Seats", .bind: .to(guest, \.seats),
            .validate: .with(Int.self) { $0 < 0 ? "No" : nil },
          ]
        }
      ]
    }
    override func validateForm() async throws { guest.seats += 1 }
  }

  @Test func `checks that change what they check come to an end`() async throws {
    let restless = Restless()
    let table = try await HeadlessHost.show(restless)
    try await table.type("Ada", into: "Name")
    let reports = try await TableDiagnostics.collect { try await restless.commitForm() }
    #expect(restless.guest.name == "Ada")
    #expect(reports.map(\.kind) == ["restlessUpdates"])
  }

  // MARK: Notices about rows that are left

  private final class Pair: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      let fields = ["a", "b"].map {
        RowElement.control(row.control($0, .field(placeholder: "", kind: .text)))
      }
      return .column(.text(row.cell.title ?? ""), fields[0], fields[1])
    }
  }

  private final class Left: TableScreen {
    let guest = Guest()
    var mends = false
    override class var settings: Settings { [.title("Left"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
          [.id: "seats", .bind: .to(guest, \.seats), .cellClass: .of(.number("Seats"))]
          [
            .id: "two", .title: "Two", .cellClass: .of(Pair.self),
            .bind: .fields(["a": .to(guest, \.seats), "b": .to(guest, \.seats)]),
          ]
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      if mends {
        form["seats"].value = .integer(7)
        try await commitForm()
      }
    }
  }

  @Test func `a row without a title is named by its field`() async throws {
    let left = Left()
    let table = try await HeadlessHost.show(left)
    left.form["seats"].value = .text("many")
    try await table.type("Ada", into: "Name")
    left.setMasked(true, of: "seats")
    try await table.submit()
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Seats”"))
  }

  @Test func `a row is named once`() async throws {
    let left = Left()
    let table = try await HeadlessHost.show(left)
    left.form["two"]["a"] = .text("many")
    left.form["two"]["b"] = .text("more")
    left.setMasked(true, of: "two")
    try await table.submit()
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Two”"))
  }

  @Test func `what the same save has written is not named`() async throws {
    let left = Left()
    left.mends = true
    let table = try await HeadlessHost.show(left)
    left.form["seats"].value = .text("many")
    left.setMasked(true, of: "seats")
    try await table.submit()
    #expect(left.guest.seats == 7 && table.chrome.notice == nil)
  }

  // MARK: Refused texts

  private final class Plain: TableScreen {
    let guest = Guest()
    var isStrict = true
    let hasPart: Bool
    init(hasPart: Bool) {
      self.hasPart = hasPart
      super.init()
    }
    override class var settings: Settings { [.title("Plain")] }
    override func onLoad() { if hasPart { addChild(Rest()) } }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "name", .title: "Name", .bind: .to(guest, \.plain),
            .validate: .method(Plain.check),
          ]
          [.id: "seats", .title: "Seats", .bind: .draft(guest, \.seats)]
        }
      ]
    }
    func check(_ text: String) -> String? { isStrict && text == "bad" ? "Not bad" : nil }
  }

  private final class Rest: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Rest"] }] }
  }

  @Test(arguments: [false, true])
  func `a refused text is tried again with the whole form`(hasPart: Bool) async throws {
    let plain = Plain(hasPart: hasPart)
    let table = try await HeadlessHost.show(plain)
    try await table.type("bad", into: "Name")
    try await table.type("4", into: "Seats")
    await #expect(throws: TableFormError.self) { try await plain.checkForm() }
    plain.isStrict = false
    try await plain.checkForm()
    #expect(plain.guest.plain == "x" && plain.guest.seats == 2)
    try await table.submit()
    #expect(plain.guest.plain == "bad" && plain.guest.seats == 4)
  }

  @Test func `a refused text stays in a row that hides`() async throws {
    let plain = Plain(hasPart: false)
    let table = try await HeadlessHost.show(plain)
    try await table.type("bad", into: "Name", staying: true)
    plain.setMasked(true, of: "name")
    try await table.settle()
    plain.setMasked(false, of: "name")
    try await table.settle()
    #expect(table.row("Name")?.message == "Not bad")
    #expect(table.row("Name")?.controls.first?.editText == "bad")
  }
}
