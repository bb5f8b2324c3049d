import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A form that its own save closes asks about what was typed since the save began, however the save was begun.
@MainActor @Suite struct TypedSinceSaveTests {
  private final class Form: TableScreen {
    let person = Member()
    let server = Latch()
    private(set) var saved: [String] = []
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      await server.wait()
      saved.append(person.name)
      close(returning: person.name)
    }
  }

  private final class Home: TableScreen {
    private(set) var returned: [String] = []
    override class var settings: Settings { [.title("Home")] }
    func edit(_ form: Form) { open(form) { (name: String) in self.returned.append(name) } }
  }

  private let home = Home()
  private let form = Form()

  enum Way: CaseIterable, Sendable { case submit, question }

  private func type(_ text: String) throws {
    let row = try #require(form.form["name"].id)
    form.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  /// Saves, types more while that goes on, and lets the save end.
  private func asked(_ way: Way) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    try type("Eve")
    switch way {
    case .submit: form.send(.submit)
    case .question:
      table.navigator.leave(form)
      table.navigator.question?.answer(0)
    }
    try await until { form.person.name == "Eve" }
    try type("Eva")
    form.server.open()
    try await until { form.saved == ["Eve"] }
    try await table.settle()
    #expect(table.navigator.isAsking && table.navigator.modals.count == 1)
    #expect(form.form["name"].value == .text("Eva") && home.returned.isEmpty)
    return table
  }

  @Test(arguments: Way.allCases)
  func `who saves leaves it with all that was typed`(way: Way) async throws {
    let table = try await asked(way)
    try await table.answer("Save")
    try await table.settle()
    #expect(form.saved == ["Eve", "Eva"] && home.returned == ["Eva"])
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test(arguments: Way.allCases)
  func `who discards leaves it with what was saved`(way: Way) async throws {
    let table = try await asked(way)
    try await table.answer("Discard")
    #expect(form.person.name == "Eve" && home.returned == ["Eve"])
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test(arguments: Way.allCases)
  func `who stays has what was typed`(way: Way) async throws {
    let table = try await asked(way)
    try await table.answer("Keep editing")
    #expect(table.visibleScreen === form && form.form["name"].value == .text("Eva"))
    #expect(home.returned.isEmpty && table.navigator.modals.isEmpty)
    table.close()
  }

  @Test func `a form without more is closed unasked`() async throws {
    let table = try await HeadlessHost.show(home)
    home.edit(form)
    try await table.settle()
    form.server.open()
    try await table.type("Eve", into: "Name")
    form.send(.submit)
    try await table.settle()
    #expect(table.visibleScreen === home && home.returned == ["Eve"])
    table.close()
  }

  /// A form that saves in a way of its own.
  private final class Own: TableScreen {
    let person = Member()
    private(set) var saved: TableValue?
    override class var settings: Settings { [.title("Own"), .drafts] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(person, \.name)] }]
    }
    override func onSubmit() async throws {
      saved = form["name"].value
      try await Task.sleep(for: .milliseconds(5))
      close()
    }
  }

  @Test func `a form that saves in a way of its own closes unasked`() async throws {
    let (table, own) = (try await HeadlessHost.show(home), Own())
    home.open(own)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    own.send(.submit)
    try await table.settle()
    #expect(own.saved == .text("Eve"))
    #expect(table.visibleScreen === home && table.navigator.modals.isEmpty)
    table.close()
  }
}
