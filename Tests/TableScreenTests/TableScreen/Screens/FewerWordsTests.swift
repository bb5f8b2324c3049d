import TableScreen
import TableScreenTesting
import Testing

/// What a screen says in fewer words: the place of an action, a result that is none, rows to delete by name.
@MainActor struct FewerWordsTests {
  final class PlacesScreen: TableScreen {
    var log: [String] = []
    var names = ["Oslo", "Lagos", "Lima"]

    override var tableData: [Section] {
      [
        Section("Places") {
          for name in names {
            [
              .id: .key(name), .title: name, .tag: name.hasPrefix("L") ? "L" : "other",
              .action: .perform(PlacesScreen.visit), .arguments: .values(["state": name]),
              .deleteAction: .perform(PlacesScreen.remove, name),
            ]
          }
        },
        Section {
          [.title: "Later", .action: .perform(PlacesScreen.visitLater)]
          [.title: "Open", .action: .perform(PlacesScreen.openNote)]
        },
      ]
    }

    func visit(_ context: ActionContext) throws {
      let place = context.dataPath.map { "\($0.section).\($0.row)" } ?? "nowhere"
      log.append("\(context.arguments["state"] ?? "") at \(place)")
    }
    func visitLater(_ context: ActionContext) async throws {
      log.append("\(context.cell.title ?? "") later")
    }
    func remove(_ name: String) { names.removeAll { $0 == name } }
    func openNote() {
      open(NoteScreen()) { [weak self] (_: Void) in self?.log.append("closed") }
    }
  }

  final class NoteScreen: TableScreen {
    var answer: Any?
    override var tableData: [Section] {
      [Section { [.title: "Close", .action: .perform(NoteScreen.finish)] }]
    }
    func finish() { close(returning: answer) }
  }

  @Test func `a method can take where its action started`() async throws {
    let screen = PlacesScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Lagos")
    try await table.tap("Later")
    #expect(screen.log == ["Lagos at 0.1", "Later later"])
  }

  @Test func `a closure that takes nothing runs where a screen closes without a value`()
    async throws
  {
    let screen = PlacesScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Open")
    try await table.tap("Close")
    #expect(screen.log == ["closed"])
    // Not where it is left, and not for a value of another type.
    try await table.tap("Open")
    try await table.back()
    try await table.tap("Open")
    (table.screen as? NoteScreen)?.answer = 3
    try await table.tap("Close")
    #expect(screen.log == ["closed"])
  }

  @Test func `rows are deleted by tag, by id and by place`() async throws {
    let screen = PlacesScreen()
    let table = try await HeadlessHost.show(screen)
    screen.delete(.tag("L"))
    try await table.settle()
    #expect(screen.names == ["Oslo"])
    #expect(table.titles == ["Oslo", "Later", "Open"])
    screen.delete(.path(DataPath(0, 0)))
    try await table.settle()
    #expect(screen.names.isEmpty)
    let reports = await TableDiagnostics.collect { screen.delete(.id("Rome")) }
    #expect(reports.map(\.kind) == ["nothingMeant"])
  }
}
