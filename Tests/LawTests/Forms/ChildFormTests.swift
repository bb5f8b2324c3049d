import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The form of a screen inside another one is checked and finished as it is alone.
@MainActor @Suite struct ChildFormTests {
  @MainActor private final class Account {
    var password = ""
    var again = ""
    var note = ""
  }

  private struct Down: Error {}

  private final class PasswordForm: TableScreen {
    let account: Account
    var log: [String] = []
    var failure: (any Error)?

    init(_ account: Account) {
      self.account = account
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "password", .title: "Password", .bind: .to(account, \.password)]
          [.id: "again", .title: "Again", .bind: .to(account, \.again)]
        }
      ]
    }
    override func validateForm() async throws {
      log.append("validateForm")
      guard form["password"].value == form["again"].value else {
        throw TableFormError.problem("The two differ", in: form["again"])
      }
    }
    override func onSubmit() async throws {
      log.append("onSubmit")
      try await commitForm()
      if let failure { throw failure }
      log.append("saved \(account.password)")
    }
    override func willCommit(_ row: NodeID, _ cell: Cell) {
      log.append("commit \(cell.title ?? "")")
    }
  }

  private final class Around: TableScreen {
    let account: Account
    let child: PasswordForm
    var place = ChildPlace.below
    var log: [String] = []
    var problem: String?

    init(_ account: Account) {
      self.account = account
      child = PasswordForm(account)
      super.init()
    }
    override func onLoad() { addChild(child, place) }
    override var tableData: [Section] {
      [Section { [.id: "note", .title: "Note", .bind: .draft(account, \.note)] }]
    }
    override func validateForm() async throws {
      if let problem { throw TableFormError.problem(problem, in: form["note"]) }
    }
    override func onSubmit() async throws {
      log.append("onSubmit")
      try await commitForm()
      log.append("saved \(account.note) \(account.password)")
    }
  }

  private final class Plain: TableScreen {
    let child: PasswordForm
    init(_ account: Account) {
      child = PasswordForm(account)
      super.init()
    }
    override func onLoad() { addChild(child) }
    override var tableData: [Section] { [Section { [.title: "top"] }] }
  }

  private let account = Account()
  private let home = TableScreen()

  private func show(_ screen: TableScreen) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(home)
    home.open(screen)
    try await table.settle()
    return table
  }

  private func type(_ password: String, _ again: String, in table: HeadlessHost) async throws {
    try await table.type(password, into: "Password")
    try await table.type(again, into: "Again")
  }

  /// How a form is finished.
  enum Way: CaseIterable { case leaving, submit, submitForm, commitForm }

  private func finish(_ way: Way, _ screen: TableScreen, in table: HeadlessHost) async throws {
    switch way {
    case .leaving:
      try await table.back()
      try await table.tap(TableWords.current.name(of: .save))
    case .submit: try await table.submit()
    case .submitForm:
      do { try await screen.submitForm() } catch is TableFormError {}
    case .commitForm:
      do { try await screen.commitForm() } catch is TableFormError {}
    }
    try await table.settle()
  }

  @Test(arguments: Way.allCases)
  func `what the form of a child refuses is not written`(way: Way) async throws {
    let screen = Plain(account)
    let table = try await show(screen)
    try await type("1", "2", in: table)
    try await finish(way, screen, in: table)
    #expect(account.password == "" && account.again == "")
    #expect(table.row("Again")?.message == "The two differ")
    #expect(table.visibleScreen === screen)
    #expect(screen.form.isDirty)
    #expect(!screen.child.log.contains { $0.hasPrefix("commit") })
    try await table.type("1", into: "Again")
    try await finish(way, screen, in: table)
    #expect(account.password == "1" && account.again == "1")
    #expect(!screen.form.isDirty)
    #expect(screen.child.log.contains("saved 1") == (way != .commitForm))
    #expect(screen.child.log.count { $0 == "commit Password" } == 1)
  }

  @Test func `a form whose fields are all a child's is one`() async throws {
    let table = try await show(Plain(account))
    #expect(table.chrome.isForm)
    let alone = try await HeadlessHost.show(PasswordForm(account))
    #expect(alone.chrome.isForm)
  }

  @Test func `the rows of a screen are no drafts because a child's are`() async throws {
    final class Bound: TableScreen {
      let account: Account
      init(_ account: Account) {
        self.account = account
        super.init()
      }
      override var tableData: [Section] {
        [Section { [.id: "note", .title: "Note", .bind: .to(account, \.note)] }]
      }
    }
    let table = try await show(Bound(account))
    #expect(!table.chrome.isForm)
  }

  @Test func `children are saved before the screen, and all is written when that is`() async throws
  {
    let screen = Around(account)
    let table = try await show(screen)
    try await type("1", "1", in: table)
    try await table.type("n", into: "Note")
    try await table.submit()
    #expect(screen.log == ["onSubmit", "saved n 1"])
    // The whole form was found right before any of it was written, and nobody is asked again.
    #expect(screen.child.log.prefix(2) == ["validateForm", "onSubmit"])
    #expect(screen.child.log.last == "saved 1")
    #expect(screen.child.log.count { $0 == "validateForm" } == 1)
    #expect(!screen.form.isDirty && account.note == "n")
  }

  @Test func `a child is not saved while something is wrong with the screen around it`()
    async throws
  {
    let screen = Around(account)
    screen.problem = "No"
    let table = try await show(screen)
    try await type("1", "1", in: table)
    try await table.submit()
    #expect(account.password == "" && screen.log == [] && !screen.child.log.contains("onSubmit"))
    #expect(table.row("Note")?.message == "No")
    screen.problem = nil
    try await table.type("3", into: "Again")
    try await table.submit()
    #expect(account.password == "" && screen.log == [] && !screen.child.log.contains("onSubmit"))
    #expect(table.row("Again")?.message == "The two differ")
  }

  @Test func `where a child cannot be saved nothing stays written`() async throws {
    let screen = Around(account)
    screen.child.failure = Down()
    let table = try await show(screen)
    try await type("1", "1", in: table)
    try await table.type("n", into: "Note")
    await #expect(throws: Down.self) { try await screen.submitForm() }
    #expect(account.password == "" && account.again == "" && account.note == "")
    #expect(screen.form.isDirty && screen.child.form.isDirty)
    screen.child.failure = nil
    try await screen.submitForm()
    #expect(account.password == "1" && account.note == "n" && !screen.form.isDirty)
  }

  @Test func `a child can be finished alone, and what is wrong around it does not matter then`()
    async throws
  {
    let screen = Around(account)
    screen.problem = "No"
    let table = try await show(screen)
    try await type("1", "1", in: table)
    try await table.type("n", into: "Note")
    try await screen.child.submitForm()
    #expect(account.password == "1" && account.note == "")
    #expect(screen.form.isDirty && !screen.child.form.isDirty)
    #expect(screen.log == [])
  }

  @Test func `checking the form asks its children, too`() async throws {
    let screen = Plain(account)
    let table = try await show(screen)
    try await type("1", "2", in: table)
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    #expect(table.row("Again")?.message == "The two differ")
  }
}
