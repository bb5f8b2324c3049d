import Foundation
import TableScreen
import TableScreenTesting
import Testing

private final class Account {
  var name = ""
  var email = ""
  var age: Int?
  var password = ""
  var again = ""
  var writes: [String] = []
}

private final class AccountScreen: TableScreen {
  let account = Account()
  var taken: Set<String> = ["ada@example.org"]
  var asked: [String] = []
  var isOffline = false
  override class var settings: Settings { [.style(.grouped)] }
  override var tableData: [Section] {
    [
      Section("You") {
        [.title: "Name", .id: "name", .bind: .draft(account, \.name), .validate: .required()]
        [
          .title: "Email", .id: "email", .bind: .draft(account, \.email),
          .validate: .all(
            .required("An address is needed; type yours"),
            .with(String.self) { $0.contains("@") ? nil : "An address has an @; type one" },
            .method(AccountScreen.checkFree)),
        ]
        [
          .title: "Age", .id: "age", .bind: .draft(account, \.age),
          .validate: .with(Int.self) { $0 < 18 ? "You must be 18; ask your parents" : nil },
        ]
      },
      Section("Password") {
        [.title: "Password", .id: "password", .bind: .draft(account, \.password)]
        [.title: "Again", .id: "again", .bind: .draft(account, \.again)]
      },
    ]
  }
  func checkFree(_ email: String) async throws -> String? {
    asked.append(email)
    if isOffline { throw HeadlessError.noTable }
    await Task.yield()
    return taken.contains(email) ? "This address is taken; type another" : nil
  }
  override func validateForm() async throws {
    guard form["password"].value == form["again"].value else {
      throw TableFormError.problem("The two differ; type the same", in: form["again"])
    }
  }
}

/// A form is committed when nothing is wrong with it, and says what is wrong in its rows.
@MainActor struct ValidationTests {
  private let screen = AccountScreen()

  private func refusal() async -> [TableFormError.Problem] {
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    return error?.problems ?? []
  }

  @Test func `a commit lists all that is wrong, says it in the rows, and writes nothing`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("7", into: "Age")
    try await table.type("secret", into: "Password")
    let problems = await refusal()
    #expect(problems.map(\.title) == ["Name", "Email", "Age"])
    #expect(table.row("Name")?.message == TableWords.current.required)
    #expect(table.row("Email")?.message == "An address is needed; type yours")
    #expect(table.row("Age")?.message == "You must be 18; ask your parents")
    #expect(screen.account.age == nil)
    #expect(screen.account.password == "")
    #expect(screen.form.isDirty)
    #expect(screen.asked == [])
  }

  @Test func `what is wrong is said when the field is left, and goes when it is mended`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("ada", into: "Email", staying: true)
    #expect(table.row("Email")?.message == nil)
    try await table.type("ada", into: "Email")
    #expect(table.row("Email")?.message == "An address has an @; type one")
    try await table.type("ada@example.com", into: "Email")
    #expect(table.row("Email")?.message == nil)
    #expect(screen.asked == [])
  }

  @Test func `checks that ask elsewhere run at the commit, and so does that of the whole form`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "Name")
    try await table.type("ada@example.org", into: "Email")
    try await table.type("secret", into: "Password")
    #expect(await refusal().map(\.message) == ["This address is taken; type another"])
    try await table.type("ada@example.com", into: "Email")
    #expect(await refusal().map(\.title) == ["Again"])
    #expect(table.row("Email")?.message == nil)
    #expect(table.row("Again")?.message == "The two differ; type the same")
    try await table.type("secret", into: "Again")
    #expect(table.row("Again")?.message == nil)
    try await screen.commitForm()
    #expect(screen.account.email == "ada@example.com")
    #expect(screen.account.name == "Ada")
    #expect(!screen.form.isDirty)
    #expect(table.row("Again")?.message == nil)
  }

  @Test func `a check that fails holds the commit back`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "Name")
    try await table.type("ada@example.com", into: "Email")
    screen.isOffline = true
    await #expect(throws: HeadlessError.self) { try await screen.commitForm() }
    #expect(screen.account.name == "")
    #expect(screen.form.isDirty)
  }

  @Test func `rows hidden by hand hold nothing back`() async throws {
    _ = try await HeadlessHost.show(screen)
    screen.form["email"].value = .text("ada@example.com")
    screen.mask("name")
    try await screen.commitForm()
    #expect(screen.account.email == "ada@example.com")
  }

  @Test func `a row that is bound live takes only what its checks allow`() async throws {
    let account = Account()
    let model = TableModel([
      TableSection(cells: [
        [.title: "Name", .bind: .to(account, \.name), .validate: .required("Type a name")]
      ])
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try await table.type("Ada", into: "Name")
    try await table.type("  ", into: "Name")
    #expect(account.name == "Ada")
    #expect(table.row("Name")?.message == "Type a name")
    try await table.type("Grace", into: "Name")
    #expect(account.name == "Grace")
    #expect(table.row("Name")?.message == nil)
  }

  @Test func `an error counts what is wrong, or says it where it is one thing`() {
    let row = TableFormError.problem("Type a name")
    #expect(row.localizedDescription == "Type a name")
    #expect((row + row).localizedDescription == "2 fields need another look")
  }
}
