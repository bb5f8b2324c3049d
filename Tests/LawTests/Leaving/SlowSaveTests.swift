import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What becomes of a form that is left while it is being saved: it is saved or discarded, and the person is asked no more
/// once all is saved.
@MainActor @Suite struct SlowSaveTests {
  private struct Down: Error {}

  private final class Form: TableScreen {
    let person = Member()
    let server = Latch()
    var fails = false
    var heedsCancellation = true
    var closes = false
    private(set) var begun = 0
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [Section { [.title: "Name", .bind: .to(person, \.name)] }]
    }

    override func onSubmit() async throws {
      try await commitForm()
      begun += 1
      await server.wait()
      if heedsCancellation { try Task.checkCancellation() }
      if fails { throw Down() }
      if closes { close(returning: person.name) }
    }
  }

  private let home = TableScreen(model: TableModel([TableSection { [.title: "Home"] }]))
  private let form = Form()

  /// Shows the form with something typed.
  private func typed() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.type("Eve", into: "Name")
    return table
  }

  /// How the person saves.
  enum Saving: CaseIterable { case byButton, byLeaving }

  /// Begins to save, and goes back while the server has not answered.
  private func goBackMeanwhile(_ saving: Saving, in table: HeadlessHost) async throws {
    switch saving {
    case .byButton: form.send(.submit)
    case .byLeaving:
      #expect(table.navigator.leave(form) == false)
      table.navigator.question?.answer(0)
    }
    try await until { form.begun == 1 }
    #expect(table.navigator.leave(form) == false)
    #expect(table.navigator.isAsking)
  }

  @Test(arguments: Saving.allCases, [true, false])
  func `what is discarded while it is saved is not kept`(saving: Saving, fails: Bool) async throws {
    form.fails = fails
    let table = try await typed()
    try await goBackMeanwhile(saving, in: table)
    table.navigator.question?.answer(1)
    form.server.open()
    try await table.settle()
    #expect(table.visibleScreen === home)
    // Work of a screen that is closed is nothing that a window waits for.
    try await until { form.person.name == "Ada" }
    #expect(!form.form.isDirty)
  }

  @Test(arguments: Saving.allCases)
  func `what the app saved in spite of that is kept`(saving: Saving) async throws {
    form.heedsCancellation = false
    let table = try await typed()
    try await goBackMeanwhile(saving, in: table)
    table.navigator.question?.answer(1)
    form.server.open()
    try await table.settle()
    #expect(form.person.name == "Eve")
    #expect(table.visibleScreen === home)
  }

  @Test func `where the app closes the form meanwhile, what was typed is a draft again`()
    async throws
  {
    let table = try await typed()
    form.send(.submit)
    try await until { form.begun == 1 }
    form.close()
    form.server.open()
    try await table.settle()
    #expect(form.person.name == "Ada" && form.form.isDirty)
    home.open(form)
    try await table.settle()
    #expect(table.row("Name")?.controls.first?.value == .text("Eve"))
  }

  @Test(arguments: Saving.allCases)
  func `once all is saved, nobody is asked, and the form is left`(saving: Saving) async throws {
    let table = try await typed()
    try await goBackMeanwhile(saving, in: table)
    form.server.open()
    try await until { table.visibleScreen === home }
    try await table.settle()
    #expect(form.person.name == "Eve" && !form.form.isDirty)
    #expect(table.navigator.modals.isEmpty && table.visibleScreen === home)
  }

  @Test(arguments: Saving.allCases)
  func `who says to stay stays, whatever the save does`(saving: Saving) async throws {
    let table = try await typed()
    try await goBackMeanwhile(saving, in: table)
    table.navigator.question?.answer(2)
    form.server.open()
    try await table.settle()
    #expect(form.person.name == "Eve" && !form.form.isDirty)
    #expect(table.visibleScreen === form)
  }

  @Test(arguments: Saving.allCases)
  func `where the save fails, all is as before, and the form stays open`(saving: Saving)
    async throws
  {
    form.fails = true
    let table = try await typed()
    try await goBackMeanwhile(saving, in: table)
    form.server.open()
    try await until { form.person.name == "Ada" }
    try await table.settle()
    #expect(form.form.isDirty && table.navigator.screens.contains { $0 === form })
    #expect(table.navigator.isAsking == (saving == .byButton))
  }

  @Test(arguments: [false, true], 0...2)
  func `what was asked for is done once the form is saved, however often one asks meanwhile`(
    closes: Bool, again: Int
  ) async throws {
    form.closes = closes
    let table = try await typed()
    var ends = 0
    table.navigator.leaveAll { ends += 1 }
    table.navigator.question?.answer(0)
    try await until { form.begun == 1 }
    for _ in 0..<again { table.navigator.leaveAll { ends += 1 } }
    #expect(ends == 0 && table.navigator.isAsking == (again > 0))
    form.server.open()
    try await until { ends > 0 }
    try await table.settle()
    #expect(form.person.name == "Eve" && !form.form.isDirty && table.navigator.modals.isEmpty)
  }
}
