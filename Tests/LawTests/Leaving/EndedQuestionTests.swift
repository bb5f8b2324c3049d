import TableScreen
import TableScreenTesting
import Testing

/// A window that ends while a question is in view lets go of its screens.
@MainActor @Suite struct EndedQuestionTests {
  private final class NoteScreen: TableScreen {
    var text = ""
    override class var settings: Settings { [.title("Note"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Field", .bind: .to(\NoteScreen.text)]
          [.title: "Sure", .action: .confirm("Sure?", .destructive, then: .perform(NoteScreen.go))]
        }
      ]
    }
    func go() {}
  }

  enum Way: CaseIterable { case none, confirm, back, modal, window, answered }

  private func run(_ way: Way) async throws -> [() -> Bool] {
    let screens = [NoteScreen(), NoteScreen()]
    let table = try await HeadlessHost.show(screens[0])
    screens[0].open(screens[1], as: way == .modal ? .modal : .push)
    try await table.settle()
    if way == .confirm {
      try await table.tap("Sure")
    } else {
      try await table.type("z", into: "Field")
    }
    switch way {
    case .none, .confirm: break
    case .back, .answered: try await table.back()
    case .modal: try await table.closeModal()
    case .window: try await table.closeWindow()
    }
    #expect((table.question != nil) == (way != .none))
    if way == .answered { table.question?.answer(2) }
    try await table.settle()
    table.close()
    return screens.map { screen in { [weak screen] in screen != nil } }
  }

  @Test(arguments: Way.allCases) func `its screens are freed`(way: Way) async throws {
    let alive = try await run(way)
    for _ in 0..<1_000 where alive.contains(where: { $0() }) { await Task.yield() }
    #expect(!alive.contains { $0() })
  }
}
