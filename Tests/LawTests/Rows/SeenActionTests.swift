import Observation
import TableScreen
import TableScreenTesting
import Testing

/// Who presses an action means the one that they saw, whatever the list has become meanwhile; if it is gone, nothing is done.
@MainActor @Suite struct SeenActionTests {
  @Observable final class Store { var isArchived = false }

  private final class Mail: TableScreen {
    let store = Store()
    var log: [String] = []

    override var tableData: [Section] {
      let isArchived = store.isArchived
      let actions: [TableRowAction] =
        (isArchived ? [] : [TableRowAction("Archive", .perform(Mail.note, "archive"))])
        + [TableRowAction("Delete", .perform(Mail.note, "delete"))]
      return [
        Section("Mail") {
          [.id: "m1", .title: "Letter", .swipeActions: .actions(actions), .menu: .actions(actions)]
        }
      ]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      guard edge == .toolbar else { return [] }
      let all = BarButton("Delete all", action: .perform(Mail.note, "delete all"))
      if store.isArchived { return [all] }
      return [BarButton("Archive all", action: .perform(Mail.note, "archive all")), all]
    }
    func note(_ what: String) { log.append(what) }
  }

  private func shown() async throws -> (Mail, HeadlessHost, NodeID) {
    let mail = Mail()
    let table = try await HeadlessHost.show(mail)
    _ = (table.row("Letter"), table.chrome)
    return (mail, table, try #require(mail.model.resolve(.id("m1")).first))
  }

  @Test(arguments: [RowAction.Place.trailing, .menu])
  func `an action of a row that is gone does nothing`(place: RowAction.Place) async throws {
    let (mail, table, row) = try await shown()
    mail.store.isArchived = true
    mail.send(.rowAction(row, place, 0))
    try await table.settle()
    #expect(mail.log.isEmpty)
    mail.send(.rowAction(row, place, 0))
    #expect(mail.log == ["delete"])
  }

  @Test func `an action of a row that has another place by now is carried out`() async throws {
    let (mail, table, row) = try await shown()
    mail.store.isArchived = true
    mail.send(.rowAction(row, .trailing, 1))
    try await table.settle()
    mail.store.isArchived = false
    mail.send(.rowAction(row, .trailing, 0))
    #expect(mail.log == ["delete", "delete"])
  }

  @Test func `a button of the bar is the one that was seen, or none`() async throws {
    let (mail, table, _) = try await shown()
    mail.store.isArchived = true
    mail.send(.barButton(.toolbar, 0))
    try await table.settle()
    #expect(mail.log.isEmpty)
    mail.store.isArchived = false
    try await table.settle()
    _ = table.chrome
    mail.store.isArchived = true
    mail.send(.barButton(.toolbar, 1))
    #expect(mail.log == ["delete all"])
  }

  @Test func `a command of the bar is the one that was shown, or none`() async throws {
    let (mail, table, _) = try await shown()
    let commands = mail.commands
    let archive = try #require(commands.first { $0.title == "Archive all" })
    let delete = try #require(commands.first { $0.title == "Delete all" })
    mail.store.isArchived = true
    try await table.settle()
    #expect(!mail.perform(archive) && mail.log.isEmpty)
    #expect(mail.perform(delete) && mail.log == ["delete all"])
  }
}
