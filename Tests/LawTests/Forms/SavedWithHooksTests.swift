import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a save leaves behind: nothing that its hooks have set, that the form said before, or that the property has.
@MainActor @Suite struct SavedWithHooksTests {
  private final class Guest {
    var name = "Ann" {
      didSet {
        let trimmed = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        if trimmed != name { name = trimmed }
      }
    }
    var note = ""
    var slug = ""
  }

  private final class Form: TableScreen {
    let guest = Guest()
    let server = Latch()
    var sets = false
    private(set) var told: [String] = []
    private(set) var begun = 0
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
          [.id: "note", .title: "Note", .bind: .to(guest, \.note)]
          [.id: "slug", .title: "Slug", .bind: .to(guest, \.slug)]
        }
      ]
    }
    override func willCommit(_ row: NodeID, _ cell: Cell) {
      told.append(cell.title ?? "")
      guard sets else { return }
      if cell.id == "name" { form["note"].value = .text("by the name") }
      if cell.id == "note" { form["slug"].value = .text("by the note") }
    }
    override func validateForm() async throws {
      if form["name"].value(as: String.self) == "bad" {
        throw TableFormError.problem("not with this name", in: form["note"])
      }
    }
    override func onSubmit() async throws {
      try await commitForm()
      begun += 1
      await server.wait()
    }
  }

  private let form = Form()

  @Test func `what the hooks set in rows that nobody typed into is written with the rest`()
    async throws
  {
    let table = try await HeadlessHost.show(form)
    form.sets = true
    try await table.type("Eve", into: "Name")
    try await form.commitForm()
    try await table.settle()
    #expect(form.guest.name == "Eve")
    #expect(form.guest.note == "by the name" && form.guest.slug == "by the note")
    #expect(form.told == ["Name", "Note", "Slug"])
    #expect(!form.form.isDirty)
  }

  @Test(arguments: [false, true])
  func `what the form said of a row goes with the next save, also of a hidden row`(isMasked: Bool)
    async throws
  {
    form.server.open()
    let table = try await HeadlessHost.show(form)
    if isMasked { form.mask(.id("note")) }
    try await table.type("bad", into: "Name")
    await #expect(throws: (any Error).self) { try await form.submitForm() }
    try await table.type("good", into: "Name")
    try await form.submitForm()
    try await table.settle()
    form.unmask(.id("note"))
    try await table.settle()
    #expect(form.guest.name == "good" && !form.form.isDirty)
    #expect(try #require(table.row("Note")).message == nil)
  }

  private func type(_ text: String) throws {
    let row = try #require(form.form["name"].id)
    form.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  @Test(arguments: [false, true])
  func `what was typed during the save, and is what the property holds, is no change`(
    byApp: Bool
  ) async throws {
    let table = try await HeadlessHost.show(form)
    try type(byApp ? "Eve" : "Eve ")
    let saving = Task { try await form.submitForm() }
    try await until { form.begun == 1 }
    #expect(form.guest.name == "Eve")
    try type(byApp ? "Bob" : "Eve")
    if byApp {
      form.guest.name = "Bob"
      form.updateTableData()
    }
    form.server.open()
    try await saving.value
    try await table.settle()
    #expect(form.guest.name == (byApp ? "Bob" : "Eve"))
    #expect(!form.form.isDirty)
    #expect(table.row("Name")?.controls.first?.value == .text(byApp ? "Bob" : "Eve"))
  }

  @Test func `what was typed during the save, and is something else, is still a change`()
    async throws
  {
    let table = try await HeadlessHost.show(form)
    try type("Eve")
    let saving = Task { try await form.submitForm() }
    try await until { form.begun == 1 }
    try type("Bob")
    form.server.open()
    try await saving.value
    try await table.settle()
    #expect(form.guest.name == "Eve" && form.form.isDirty)
    #expect(table.row("Name")?.controls.first?.value == .text("Bob"))
  }
}

/// A form that is closed while its save is checked is not written.
@MainActor @Suite struct ClosedWhileCheckedTests {
  private final class Form: TableScreen {
    let member = Member()
    var changes = true
    private(set) var checks = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "name", .title: "Name", .bind: .to(member, \.name),
            .validate: .method(Form.check),
          ]
        }
      ]
    }
    func check(_ name: String) async throws -> String? {
      checks += 1
      await withCheckedContinuation { waiting.append($0) }
      return nil
    }
    override func willCommit(_ row: NodeID, _ cell: Cell) {
      guard changes, let name = form["name"].value(as: String.self), !name.hasSuffix("!") else {
        return
      }
      form["name"].value = .text(name + "!")
    }
    func goOn() {
      for waiting in waiting { waiting.resume() }
      waiting = []
    }
  }

  @Test(arguments: [1, 2]) func `whichever check it waits for`(check: Int) async throws {
    let (home, form) = (TableScreen(), Form())
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    form.send(.submit)
    try await until { form.checks == 1 }
    if check == 2 {
      form.goOn()
      try await until { form.checks == 2 }
    }
    form.close()
    for _ in 0..<20 { await Task.yield() }
    form.goOn()
    for _ in 0..<50 { await Task.yield() }
    #expect(form.member.name == "Ada")
    #expect(form.form.isDirty)
  }
}
