import TableScreen
import TableScreenTesting
import Testing

/// A row that changes while its deletion waits leaves the table with the data, whatever it was taken for meanwhile.
@MainActor @Suite struct ChangedMeanwhileTests {
  /// How the rows are written.
  enum Rows: CaseIterable { case plain, ids, items, computed, group, child, below }

  /// Who says what becomes of the row, and what they say.
  enum Answer: CaseIterable { case hookDelete, hookDone, actionDelete, actionDone, nothing }

  /// What the app does, and reads, while it is waited for.
  enum Change: CaseIterable { case none, title, moved, added, replaced }

  @MainActor private final class Songs {
    var titles = ["Anthem", "Ballad", "Canon"]
    var answer = Answer.hookDelete
    var rows = Rows.plain
    private var waiting: CheckedContinuation<Void, Never>?

    var isAsked: Bool { waiting != nil }

    var section: TableSection {
      switch rows {
      case .items: TableSection(items: titles, id: \.self) { self.cell($0) }
      case .computed: TableSection(count: titles.count, cell: Screen.made)
      default: TableSection("Songs", cells: titles.map(cell))
      }
    }

    func cell(_ title: String) -> TableCell {
      let action: TableAction? =
        switch answer {
        case .hookDelete, .hookDone: nil
        case .actionDelete: .perform(Screen.remove, TableDeletion.delete)
        case .actionDone: .perform(Screen.remove, TableDeletion.done)
        case .nothing: .perform(Screen.removeLater)
        }
      return [
        .id: rows == .ids ? .key(title) : nil, .title: title, .editingStyle: .delete,
        .deleteAction: action,
      ]
    }

    func wait() async { await withCheckedContinuation { waiting = $0 } }

    func goOn() {
      waiting?.resume()
      waiting = nil
    }

    func change(_ change: Change) {
      switch change {
      case .none: break
      case .title: titles[1] = "Ballad!"
      case .moved: titles.append(titles.remove(at: 1))
      case .added: titles.insert("Dance", at: 0)
      case .replaced: titles = ["Anthem", "Ballad!", "Canon!", "Dance"]
      }
    }

    func lose() { titles.removeAll { $0.hasPrefix("Ballad") } }
  }

  private final class Group: TableGroup {
    let songs: Songs
    init(_ songs: Songs) {
      self.songs = songs
      super.init()
    }
    override var sections: [TableSection] { [songs.section] }
  }

  private class Screen: TableScreen {
    let songs: Songs
    init(_ songs: Songs) {
      self.songs = songs
      super.init()
    }
    override var tableData: [Section] {
      switch songs.rows {
      case .group, .child: []
      case .below:
        [
          Section {
            [.title: "All", .children: .cells(songs.titles.map(songs.cell), expanded: true)]
          }
        ]
      default: [songs.section]
      }
    }
    override func onLoad() {
      if songs.rows == .child { addChild(Child(songs)) }
      guard songs.rows == .group else { return }
      do { try model.insert(Group(songs)) } catch { onError(error) }
    }
    func made(_ index: Int) -> Cell {
      songs.titles.indices.contains(index) ? songs.cell(songs.titles[index]) : [:]
    }
    func remove(_ answer: TableDeletion) async -> TableDeletion {
      await songs.wait()
      return answer
    }
    func removeLater() async { await songs.wait() }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      await songs.wait()
      return songs.answer == .hookDone ? .done : .delete
    }
  }

  private final class Child: Screen {
    override var tableData: [Section] { [songs.section] }
    override func onLoad() {}
  }

  @Test(arguments: Rows.allCases, Answer.allCases)
  func `what shows at the answer is what the data says`(rows: Rows, answer: Answer) async throws {
    for change in Change.allCases {
      let songs = Songs()
      (songs.rows, songs.answer) = (rows, answer)
      let screen = Screen(songs)
      let table = try await HeadlessHost.show(screen)
      let path = try #require(table.path(of: "Ballad"))
      let row = try #require(table.layout.row(at: path)?.id)
      screen.send(.delete([row]))
      while !songs.isAsked { await Task.yield() }
      songs.change(change)
      screen.updateTableData()
      songs.lose()
      songs.goOn()
      try await table.settle()
      let shown = table.page.map(\.title).filter { $0 != "All" }
      #expect(shown == songs.titles, "\(rows) \(answer) \(change)")
    }
  }
}
