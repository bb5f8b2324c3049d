import Observation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// The law of what was typed into a row that a person deletes: it goes with the row, however the rows are made, however the app
/// deletes, and whenever the data lose the row; and it stays where the row stays.
@MainActor @Suite struct DeletedTypingLaw {
  @Observable @MainActor fileprivate final class Value { var text = "" }

  struct Item: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String { "row \(id)" }
  }

  @Observable @MainActor fileprivate final class Store {
    var items = (0..<3).map { Item(id: $0) }
    @ObservationIgnored let values = (0..<3).map { _ in Value() }
    @ObservationIgnored let inner = (0..<3).map { _ in Value() }
  }

  enum Kind: CaseIterable { case cells, items, source, children }
  enum Way: CaseIterable {
    case at, late, decided, answered, deleted, hook, kept, failed
  }
  enum Typing: CaseIterable { case draft, typing, field, below, fieldBelow }

  /// When the data lose the row: before the action ends, about when it ends, or after that.
  enum Loss: CaseIterable { case within, about, after }

  private struct Refused: Error {}

  private class Rows: TableScreen {
    let store = Store()
    let (kind, way, loss): (Kind, Way, Loss)
    private var toLose: Task<Void, Never>?
    private let losing = Latch()
    lazy var source = ArraySource(store.items) { [unowned self] in cell($0) }

    init(_ kind: Kind, _ way: Way, _ loss: Loss) {
      (self.kind, self.way, self.loss) = (kind, way, loss)
      super.init()
    }

    override var tableData: [Section] {
      switch kind {
      case .cells: [Section("S", cells: store.items.map { cell($0) })]
      case .items: [Section("S", items: store.items) { [unowned self] in cell($0) }]
      case .source: [Section("S", source: source)]
      case .children:
        [
          Section("S") {
            [
              .title: "host", .id: "host",
              .children: .cells(store.items.map { cell($0) }, expanded: true),
            ]
          }
        ]
      }
    }

    func cell(_ item: Item) -> Cell {
      var cell: Cell = [
        .id: .key(item.id), .title: item.title, .bind: .to(store.values[item.id], \.text),
        .children: .cells(
          [
            [
              .id: .key("below \(item.id)"), .title: "below \(item.id)",
              .bind: .to(store.inner[item.id], \.text),
            ]
          ], expanded: true),
      ]
      switch way {
      case .at: cell[.deleteAction] = .perform(Rows.removeNow, item.id)
      case .late: cell[.deleteAction] = .perform(Rows.remove, item.id)
      case .decided, .answered, .deleted, .kept, .failed:
        cell[.deleteAction] = .perform(Rows.decide, item.id)
      case .hook: cell[.editingStyle] = .delete
      }
      return cell
    }

    private func lose(_ id: Int) {
      let change = { [self] in
        store.items.removeAll { $0.id == id }
        if kind == .source { source.items = store.items }
      }
      switch loss {
      case .within: change()
      case .about:
        toLose = Task {
          for _ in 0..<20 { await Task.yield() }
          change()
        }
      case .after:
        toLose = Task {
          await losing.wait()
          change()
        }
      }
    }

    /// Ends what the data have begun, whatever a loaded machine has let run by now.
    func loseNow() async {
      losing.open()
      await toLose?.value
    }

    func removeNow(_ id: Int) { lose(id) }

    func remove(_ id: Int) async {
      await Task.yield()
      lose(id)
    }

    func decide(_ id: Int) async throws -> TableDeletion {
      await Task.yield()
      if way == .failed { throw Refused() }
      if way == .kept { return .keep }
      lose(id)
      await Task.yield()
      return way == .deleted ? .delete : .done
    }

    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      lose(store.items[path.row].id)
      return .done
    }

    override func onError(_ error: any Error) {}
  }

  private final class Drafts: Rows {
    override class var settings: Settings { [.drafts] }
  }

  private func row(_ title: String, _ table: HeadlessHost) throws -> NodeID {
    let path = try #require(table.path(of: title))
    return try #require(table.layout.row(at: path)?.id)
  }

  private func enter(_ text: String, _ typing: Typing, _ table: HeadlessHost) async throws {
    let title = typing == .below || typing == .fieldBelow ? "below 1" : "row 1"
    guard typing != .draft, typing != .below else {
      return try await table.type(text, into: title)
    }
    // What else a test does would leave the field, and so set it.
    let control = try #require(table.row(title)?.controls.first?.name)
    table.visibleScreen.send(.typed(try row(title, table), name: control, text: text))
  }

  nonisolated private static let cases = Kind.allCases.flatMap { kind in
    Way.allCases.flatMap { way in Loss.allCases.map { (kind, way, $0) } }
  }

  @Test(arguments: cases, Typing.allCases)
  func `it goes with the row`(_ one: (Kind, Way, Loss), typing: Typing) async throws {
    let (kind, way, loss) = one
    let isKept = way == .kept || way == .failed
    let hasDrafts = typing != .field && typing != .fieldBelow
    let screen = hasDrafts ? Drafts(kind, way, loss) : Rows(kind, way, loss)
    let table = try await HeadlessHost.show(screen)
    try await enter("typed", typing, table)
    screen.send(.delete([try row("row 1", table)]))
    try await table.settle()
    await screen.loseNow()
    try await table.settle()
    #expect(table.titles.contains("row 1") == isKept)
    #expect(screen.form.isDirty == (isKept && hasDrafts))
    try await screen.commitForm()
    // A field that is in use is set when it is left.
    let expected = isKept && hasDrafts ? "typed" : ""
    let store = screen.store
    #expect(store.values[1].text == (typing == .below ? "" : expected))
    #expect(store.inner[1].text == (typing == .below ? expected : ""))
    table.close()
  }

  @Test(arguments: [Way.late, .decided])
  func `what is typed after a deletion that the data did not follow stays`(_ way: Way) async throws
  {
    let screen = Drafts(.items, way, .after)
    let table = try await HeadlessHost.show(screen)
    try await table.type("before", into: "row 1")
    let items = screen.store.items
    try await table.delete("row 1")
    try await table.type("after", into: "row 1")
    await screen.loseNow()
    try await table.settle()
    #expect(!table.titles.contains("row 1") && screen.form.isDirty)
    screen.store.items = items
    try await table.settle()
    try await screen.commitForm()
    #expect(screen.store.values[1].text == "after")
  }
}
