import TableScreen
import TableScreenTesting
import Testing

/// A deletion that waits for a person's answer can be tested as it happens: delete, look at the question, answer.
@MainActor @Suite struct AnsweredDeletionTests {
  private final class Trees: TableScreen {
    var items = ["Ash", "Birch", "Cedar"]
    override var title: String { "Trees" }
    override var tableData: [Section] {
      [Section(cells: items.map { [.title: $0, .deleteAction: .perform(Trees.remove, $0)] })]
    }

    func remove(_ item: String) async -> TableDeletion {
      guard await Question.ask(item, on: self) else { return .keep }
      items.removeAll { $0 == item }
      return .done
    }
  }

  private final class Question: TableScreen {
    let item: String
    private var answered: ((Bool) -> Void)?

    init(_ item: String, answered: @escaping (Bool) -> Void) {
      self.item = item
      self.answered = answered
      super.init()
    }

    static func ask(_ item: String, on screen: TableScreen) async -> Bool {
      await withCheckedContinuation { answer in
        screen.open(Question(item) { answer.resume(returning: $0) }, as: .modal)
      }
    }

    override var title: String { "Delete \(item)?" }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Delete", .action: .perform(Question.answer, true)]
          [.title: "Keep", .action: .perform(Question.answer, false)]
        }
      ]
    }

    func answer(_ isYes: Bool) {
      answered?(isYes)
      answered = nil
      close()
    }

    override func onDismiss() { answered?(false) }
  }

  private func show(_ screen: Trees) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(screen)
    // Far less than a person takes to answer, so that what waits for one fails soon.
    table.timeout = .seconds(1)
    return table
  }

  @Test func `a row goes when the question is answered with yes, and not before`() async throws {
    let screen = Trees()
    let table = try await show(screen)
    try await table.delete("Birch")
    #expect(table.chrome.title == "Delete Birch?")
    #expect(screen.items.count == 3)
    try await table.tap("Delete")
    #expect(table.titles == ["Ash", "Cedar"])
  }

  @Test func `a row stays when the question is answered with no, or is left`() async throws {
    let table = try await show(Trees())
    try await table.delete("Birch")
    try await table.tap("Keep")
    #expect(table.titles == ["Ash", "Birch", "Cedar"])
    try await table.delete("Birch")
    try await table.back()
    #expect(table.titles == ["Ash", "Birch", "Cedar"])
  }

  @Test func `each of many rows asks in its turn`() async throws {
    let table = try await show(Trees())
    try await table.delete("Ash", "Birch")
    var answers: [String: String] = [:]
    for _ in 0..<2 {
      let title = table.chrome.title
      answers[title] = title == "Delete Ash?" ? "Delete" : "Keep"
      try await table.tap(answers[title] ?? "")
    }
    #expect(answers.count == 2)
    #expect(table.titles == ["Birch", "Cedar"])
  }

  @Test func `what goes on by itself below a modal is waited for`() async throws {
    let screen = Saving()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Save")
    #expect(table.chrome.isModal)
    #expect(screen.isSaved)
  }

  private final class Saving: TableScreen {
    var isSaved = false
    override var tableData: [Section] {
      [Section { [.title: "Save", .action: .perform(Saving.save)] }]
    }
    func save() async {
      open(TableScreen(), as: .modal)
      for _ in 0..<20 { await Task.yield() }
      isSaved = true
    }
  }
}
