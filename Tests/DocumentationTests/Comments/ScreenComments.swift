// swift-format-ignore-file
// The examples in the comments of screens, forms and models, word for word.
#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTerminal
import Testing
import TableScreenTesting

@MainActor struct ScreenComments {
  func watch() {
    TableDiagnostics.longestTurn = .milliseconds(100)
    TableDiagnostics.offersInspector = CommandLine.arguments.contains("--inspector")
  }

  final class ToDoScreen: TableScreen {
    override class var settings: Settings { [.title("To do"), .searchable()] }
    override var tableData: [Section] { [
      Section("Open") { [.title: "Buy milk", .action: .perform(ToDoScreen.buy)] },
    ] }
    func buy() {}
  }

  final class BusyScreen: TableScreen {
    let store = Sample.Store()
    var names: [String] = []
    override class var settings: Settings { [.title("To do"), .refreshable(), .searchable()] }
    override class var cellClasses: CellClasses { .ready + ["stars": StarsCell.self] }

    override var tableIndex: [TableIndexEntry]? {
      [TableIndexEntry("★", section: "Favorites"), TableIndexEntry("Z", row: .id("zoe"))]
    }

    override func onLoad() {
      wait(for: "Reading the names…") { [weak self] in self?.names = try await Names.read() }
    }

    func readAll() {
      wait(for: "Reading the names…") { [weak self] progress in
        for part in 0..<10 {
          try await self?.read(part)
          progress(Double(part + 1) / 10)
        }
      }
    }

    func read(_ part: Int) async throws {}

    enum Names { static func read() async throws -> [String] { ["Ada"] } }

    typealias ToDoScreen = BusyScreen

    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      guard edge == .toolbar else { return super.barButtons(edge) }
      return [BarButton("Clear \(store.done.count)", action: .perform(ToDoScreen.clear))]
    }

    func clear() {}

    override func onAppEvent(_ event: AppEvent) { if event == .background { store.save() } }

    func download(_ file: File) async throws {
      for try await fraction in file.download() { setProgress(fraction, of: .id(file.id)) }
    }

    struct File {
      let id: TableCell.ID = "a"
      func download() -> AsyncThrowingStream<Double, any Error> { AsyncThrowingStream { $0.finish() } }
    }

    func sort() {
      update(animation: .fade) { store.items.sort { $0.title < $1.title } }
      update(animation: [.insertRows: .top, .deleteRows: .fade]) { store.items.removeAll() }
    }
  }

  final class OuterScreen: TableScreen {
    final class RecentScreen: TableScreen { override var tableCells: [Cell?]? { [[.title: "Recent"]] } }
    override func onLoad() { addChild(RecentScreen(), .above) }
  }

  final class SignedOutScreen: TableScreen {
    func didSignIn() { openTabs([InboxScreen(), SettingsScreen()]) }
  }

  final class PasswordScreen: TableScreen {
    override class var settings: Settings { [.drafts] }
    override func validateForm() async throws {
      guard form["password"].value == form["again"].value else {
        throw TableFormError.problem("The two differ; type the same", in: form["again"])
      }
    }
  }

  final class PersonScreen: TableScreen {
    struct Server { func save(_ person: Sample.Person) async throws {} }
    let server = Server()
    let person = Sample.Person()
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing && form.isDirty ? [BarButton(system: .save, action: .submit)] : []
    }
    override func onSubmit() async throws {
      try await commitForm()
      try await server.save(person)
      close()
    }
  }

  final class MilkScreen: TableScreen {
    let milk = Sample.Person()
    override var tableData: [Section] { [Section { [.id: "milk", .title: "Milk", .bind: .fields(["count": .draft(milk, \.count)])] }] }
  }

  @Test func `what the screens of the examples show`() async throws {
    #expect(try await HeadlessHost.show(ToDoScreen()).titles == ["Buy milk"])
    #expect(try await HeadlessHost.show(OuterScreen()).titles == ["Recent"])
    let busy = BusyScreen()
    _ = try await HeadlessHost.show(busy)
    #expect(busy.names == ["Ada"])
    let signedOut = SignedOutScreen()
    let table = try await HeadlessHost.show(signedOut)
    signedOut.didSignIn()
    #expect(table.chrome.tabs.count == 2)
  }

  @Test func `a form is read and set in code`() async throws {
    let screen = MilkScreen()
    _ = try await HeadlessHost.show(screen)
    screen.form["milk"]["count"] = .integer(5)
    #expect(screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.milk.count == 5)
  }

  @Test func `a model owns its rows`() throws {
    let songs: [TableCell] = [[.id: "milk", .title: "Anthem"]]
    let model = TableModel([TableSection("Songs", cells: songs)])
    let screen = TableScreen(model: model)
    try model.insertRows([[.title: "Encore"]], at: .last(in: .section("Songs")))
    try model.insertRows([[.title: "Oat milk"]], at: .after("milk"))
    #expect(model.cells(.all).map(\.title) == ["Anthem", "Oat milk", "Encore"])
    #expect(screen.model === model)

    let later = songs
    try model.insertSections([TableSection("Today", cells: []), TableSection("Open", cells: []), TableSection("Bought", cells: [])], at: .last)
    try model.insertSections([TableSection("Later", cells: later)], at: .after(.section("Today")))
    try model.moveRows("milk", to: .first(in: .section("Bought")))
    try model.insertRows([[.title: "Tea"]], at: .last(in: .section("Open")))
    try model.editRows(.section("Open"), merging: [.editingStyle: .delete])
    #expect(model.cells(.section("Open")).map(\.editingStyle) == [.delete])
  }

  @Test func `time stands still`() async throws {
    let screen = ToDoScreen()
    screen.tableClock = TableClock(timeZone: .gmt) { Date(timeIntervalSince1970: 0) }
    let table = try await HeadlessHost.show(screen)
    print(table.frame(columns: 80, rows: 24))
  }

  func runsInATerminal(_ stateFile: URL) {
    TerminalApp.run(
      InboxScreen(),
      restoration: .file(stateFile) { name in name == "settings" ? SettingsScreen() : nil })
  }

  struct App {
    @MainActor static func main() { TerminalApp.run(ToDoScreen()) }
  }

  final class NotesScreen: TableScreen {
    struct Note: Identifiable, Sendable {
      let id: Int
      let title: String
    }
    actor Store {
      func delete(_ id: Note.ID) throws -> Note { Note(id: id, title: "") }
      func insert(_ note: Note) throws {}
    }
    let store = Store()

    func delete(_ id: Note.ID) async throws {
      let note = try await store.delete(id)
      registerUndo("Deleted “\(note.title)”") { [weak self, store] in
        try await store.insert(note)
        self?.registerUndo("Restored “\(note.title)”") { try await self?.delete(id) }
      }
    }
  }

  @Test func `a screen is tested`() async throws {
    struct Store { static let sample = Store() }
    final class ToDoScreen: TableScreen {
      var names = ["Buy milk", "Sleep"]
      convenience init(store: Store) { self.init() }
      override var tableData: [Section] {
        [Section(cells: names.map { [.title: $0, .deleteAction: .perform(ToDoScreen.remove, $0)] })]
      }
      func remove(_ name: String) {
        names.removeAll { $0 == name }
        updateTableData()
      }
    }
    let table = try await HeadlessHost.show(ToDoScreen(store: .sample))
    try await table.delete("Buy milk")
    #expect(!table.titles.contains("Buy milk"))
  }
}
#endif
