import TableScreen
import TableScreenTesting
import Testing

/// A deletion action may ask a person first, and says what becomes of the row.
@MainActor @Suite struct DeletionAnswerTests {
  private final class Trees: TableScreen {
    override class var settings: Settings { [.searchable()] }
    var items = ["Ash", "Birch", "Cedar"]
    var answers: [String: TableDeletion] = [:]
    var asked: [String] = []

    override var tableData: [Section] {
      [
        Section(
          cells: items.map { [.title: $0, .deleteAction: .perform(Trees.ask, $0)] })
      ]
    }

    func ask(_ item: String) async -> TableDeletion {
      asked.append(item)
      await Task.yield()
      let answer = answers[item] ?? .keep
      if answer == .done { items.removeAll { $0 == item } }
      return answer
    }
  }

  @Test func `a row whose deletion was cancelled stays where it was`() async throws {
    let screen = Trees()
    let table = try await HeadlessHost.show(screen)
    let row = table.layout.row(at: TablePath(0, 1))?.id
    table.forgetChanges()
    try await table.delete("Birch")
    #expect(table.titles == ["Ash", "Birch", "Cedar"])
    #expect(table.layout.row(at: TablePath(0, 1))?.id == row)
    #expect(table.changes.allSatisfy { $0.deletedRows.isEmpty && $0.insertedRows.isEmpty })
  }

  @Test(arguments: [false, true])
  func `each of many rows gets its own answer`(isEditing: Bool) async throws {
    let screen = Trees()
    screen.answers = ["Ash": .done, "Birch": .keep, "Cedar": .done]
    let table = try await HeadlessHost.show(screen)
    try await table.setEditing(isEditing)
    try await table.delete("Ash", "Birch", "Cedar")
    #expect(table.titles == ["Birch"])
    #expect(screen.asked == ["Cedar", "Birch", "Ash"])
  }

  @Test func `an answer counts among the results of a search, too`() async throws {
    let screen = Trees()
    screen.answers = ["Birch": .done]
    let table = try await HeadlessHost.show(screen)
    try await table.search("r")
    try await table.delete("Birch")
    #expect(table.titles == ["Cedar"])
    try await table.delete("Cedar")
    #expect(table.titles == ["Cedar"])
  }

  private final class Asking: TableScreen {
    var items = ["Ash", "Birch"]
    override var tableData: [Section] {
      [
        Section(
          cells: items.map { [.title: $0, .deleteAction: .perform(Asking.askFirst, $0)] })
      ]
    }

    func askFirst(_ item: String) { open(Confirmation(item), as: .modal) }

    func remove(_ item: String) {
      items.removeAll { $0 == item }
      updateTableData()
    }
  }

  private final class Confirmation: TableScreen {
    let item: String
    init(_ item: String) {
      self.item = item
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Delete \(item)", .action: .perform(Confirmation.confirm)]
          [.title: "Cancel", .action: .perform(Confirmation.cancel)]
        }
      ]
    }

    func cancel() { close() }
    func confirm() {
      (parentScreen as? Asking)?.remove(item)
      close()
    }
  }

  @Test func `an action that opens a screen to ask takes no row until it is told to`() async throws
  {
    let screen = Asking()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("Ash")
    try await table.tap("Cancel")
    #expect(table.titles == ["Ash", "Birch"])
    try await table.delete("Ash")
    try await table.tap("Delete Ash")
    #expect(table.titles == ["Birch"])
  }

  private final class Owned: TableScreen {
    func note() {}
    func keep() async -> TableDeletion { .keep }
  }

  @Test func `where the model owns the rows, an action that answers nothing deletes`() async throws
  {
    let model = TableModel([
      TableSection("Trees") {
        [.title: "Ash", .deleteAction: .perform(Owned.note)]
        [.title: "Birch", .deleteAction: .perform(Owned.keep)]
      }
    ])
    let table = try await HeadlessHost.show(Owned(model: model))
    try await table.delete("Ash", "Birch")
    #expect(table.titles == ["Birch"])
    try await table.undo()
    #expect(table.titles == ["Ash", "Birch"])
  }
}
