import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// A secret text that a person has shown is hidden when its screen is opened again, whatever held the closing up.
@MainActor @Suite struct SecretAgainTests {
  private final class Form: TableScreen {
    let member = Member()
    let answer = Latch()
    var word = "old"
    private(set) var checks = 0
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Name", .bind: .to(member, \.name), .validate: .method(Form.check)]
          [
            .title: "Password", .bind: .to(\Form.word),
            .cellClass: .of(.secureField(reveals: true)),
          ]
        }
      ]
    }
    func check(_ name: String) async throws -> String? {
      checks += 1
      await answer.wait()
      return nil
    }
  }

  @Test(arguments: [false, true]) func `it is hidden`(isHeld: Bool) async throws {
    let (home, form) = (TableScreen(), Form())
    let table = try await HeadlessHost.show(home)
    home.open(form)
    try await table.settle()
    try await table.type("Eve", into: "Name")
    try await table.type("geheim", into: "Password")
    if isHeld {
      form.send(.submit)
      try await until { form.checks == 1 }
    }
    let path = try #require(table.path(of: "Password"))
    let row = try #require(table.layout.row(at: path)?.id)
    form.send(.control(row, name: "reveal", value: .flag(true)))
    #expect(table.frame(columns: 50, rows: 8).contains("geheim"))
    form.close()
    for _ in 0..<20 { await Task.yield() }
    home.open(form)
    try await table.waiting(atMost: .milliseconds(20)) { try await table.settle() }
    #expect(table.visibleScreen === form)
    #expect(!table.frame(columns: 50, rows: 8).contains("geheim"))
    form.answer.open()
    try await table.settle()
    #expect(!table.frame(columns: 50, rows: 8).contains("geheim"))
  }
}
