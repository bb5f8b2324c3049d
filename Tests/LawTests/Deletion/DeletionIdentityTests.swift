import Observation
import TableScreen
import TableScreenTesting
import Testing

/// Exactly the row that the data has lost leaves, however the app changes its data.
@MainActor @Suite struct DeletionIdentityTests {
  /// How an app learns that a row is to be deleted, and when it changes its data.
  enum Way: CaseIterable {
    case atOnce, later, answeringDone, answeringDelete, hookDelete, hookDone
  }

  /// What the rows of a table without ids say.
  enum Titles: CaseIterable {
    case numbered, equal
  }

  @Observable final class Store {
    var items = ["Ash", "Birch", "Cedar", "Fir"]
  }

  private final class Trees: TableScreen {
    override class var settings: Settings { [.searchable()] }
    let store = Store()
    var way = Way.atOnce
    var titles = Titles.numbered
    var isToldByHand = false
    var isComputed = false

    override var tableData: [Section] {
      let items = isToldByHand ? plain : store.items
      if items.isEmpty { return [Section(cells: [[.title: "Nothing here"]])] }
      if isComputed { return [Section(count: items.count, cell: Trees.row)] }
      return [Section(cells: items.indices.map { cell($0, items[$0]) })]
    }

    var plain = ["Ash", "Birch", "Cedar", "Fir"]

    func row(_ index: Int) -> Cell {
      let items = isToldByHand ? plain : store.items
      return items.indices.contains(index) ? cell(index, items[index]) : [:]
    }

    private func cell(_ index: Int, _ item: String) -> Cell {
      let action: TableAction? =
        switch way {
        case .atOnce: .perform(Trees.remove, index)
        case .later: .perform(Trees.removeLater, index)
        case .answeringDone: .perform(Trees.answerDone, index)
        case .answeringDelete: .perform(Trees.answerDelete, index)
        case .hookDelete, .hookDone: nil
        }
      return [
        .title: titles == .equal ? "Tree" : "\(index). \(item)", .subtitle: item,
        .editingStyle: .delete, .deleteAction: action,
      ]
    }

    /// Where another row comes while one is deleted.
    var newcomer: Int?

    func remove(_ index: Int) {
      if let newcomer {
        let item = store.items[index]
        store.items.insert("Yew", at: newcomer)
        store.items.removeAll { $0 == item }
      } else if isToldByHand {
        plain.remove(at: index)
        updateTableData()
      } else {
        store.items.remove(at: index)
      }
    }

    func removeLater(_ index: Int) async {
      await Task.yield()
      remove(index)
      for _ in 0..<5 { await Task.yield() }
    }

    func answerDone(_ index: Int) async -> TableDeletion {
      await removeLater(index)
      return .done
    }

    func answerDelete(_ index: Int) async -> TableDeletion {
      await removeLater(index)
      return .delete
    }

    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      await removeLater(path.row)
      return way == .hookDone ? .done : .delete
    }
  }

  @Test(arguments: Way.allCases, Titles.allCases)
  func `a deleted row takes no other with it`(way: Way, titles: Titles) async throws {
    for isToldByHand in [false, true] {
      for isComputed in [false, true] {
        for place in 0..<4 {
          let screen = Trees()
          (screen.way, screen.titles) = (way, titles)
          (screen.isToldByHand, screen.isComputed) = (isToldByHand, isComputed)
          let table = try await HeadlessHost.show(screen)
          let row = try #require(table.layout.row(at: TablePath(0, place))?.id)
          try await table.send(.delete([row]))
          var expected = ["Ash", "Birch", "Cedar", "Fir"]
          expected.remove(at: place)
          let seen = table.page.map(\.subtitle)
          #expect(seen == expected, "\(way) \(titles) \(isToldByHand) \(isComputed) \(place)")
        }
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `a row in place of the last one stays`(way: Way) async throws {
    let screen = Trees()
    screen.way = way
    screen.store.items = ["Ash"]
    let table = try await HeadlessHost.show(screen)
    try await table.delete("0. Ash")
    #expect(table.titles == ["Nothing here"])
  }

  @Test(arguments: Way.allCases, Titles.allCases)
  func `a row that comes while another is deleted stays`(way: Way, titles: Titles) async throws {
    for place in [0, 2, 4] { try await expectNewcomer(at: place, way, titles) }
  }

  private func expectNewcomer(at place: Int, _ way: Way, _ titles: Titles) async throws {
    let screen = Trees()
    (screen.way, screen.titles, screen.newcomer) = (way, titles, place)
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 1))?.id)
    try await table.send(.delete([row]))
    var expected = ["Ash", "Birch", "Cedar", "Fir"]
    expected.insert("Yew", at: place)
    expected.remove(at: expected.firstIndex(of: "Birch") ?? 0)
    #expect(table.page.map(\.subtitle) == expected, "\(place)")
  }

  @Test(arguments: Way.allCases)
  func `a row that is deleted in a search takes no other with it`(way: Way) async throws {
    let screen = Trees()
    screen.way = way
    let table = try await HeadlessHost.show(screen)
    try await table.search("r")
    try await table.delete("1. Birch")
    #expect(table.titles == ["1. Cedar", "2. Fir"])
    try await table.endSearch()
    #expect(table.titles == ["0. Ash", "1. Cedar", "2. Fir"])
  }

  /// A row that the data has lost already, while the app has not answered yet.
  private final class Waiting: TableScreen {
    /// How rows are described that have no id.
    enum Rows: CaseIterable { case equal, tagged, computed }

    var rows = Rows.equal
    var items = ["Ash"]
    /// Whether the table is read before another row comes.
    var isReadAtOnce = true
    var answer = TableDeletion.delete
    private var waiting: [CheckedContinuation<Void, Never>] = []

    override var tableData: [Section] {
      [
        rows == .computed
          ? Section(count: items.count, cell: Waiting.row) : Section(cells: items.indices.map(row))
      ]
    }

    func row(_ index: Int) -> Cell {
      guard items.indices.contains(index) else { return [:] }
      return [
        .title: "Tree", .subtitle: items[index], .tag: rows == .tagged ? "\(index)" : nil,
        .deleteAction: .perform(Waiting.remove, items[index]),
      ]
    }

    func remove(_ item: String) async -> TableDeletion {
      items.removeAll { $0 == item }
      if isReadAtOnce || item != "Ash" { updateTableData() }
      if item == "Ash" { await withCheckedContinuation { waiting.append($0) } }
      return answer
    }

    func goOn() {
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  @Test(arguments: [TableDeletion.delete, .done, .keep], [true, false])
  func `a row that comes where a deleted one was is another row`(
    answer: TableDeletion, isReadAtOnce: Bool
  ) async throws {
    // Unread, a row with the same tag or title is the one that is still there.
    for rows in Waiting.Rows.allCases where isReadAtOnce || rows == .computed {
      let screen = Waiting()
      (screen.rows, screen.answer, screen.isReadAtOnce) = (rows, answer, isReadAtOnce)
      let table = try await HeadlessHost.show(screen)
      let ash = try #require(table.layout.row(at: TablePath(0, 0))?.id)
      screen.send(.delete([ash]))
      await turns()
      #expect(table.page.isEmpty == isReadAtOnce)
      screen.items = ["Birch", "Cedar"]
      screen.updateTableData()
      await turns()
      let birch = try #require(table.layout.row(at: TablePath(0, 0))?.id)
      #expect(birch != ash && table.page.map(\.isBusy) == [false, false], "\(rows)")
      screen.send(.delete([birch]))
      await turns()
      #expect(table.page.map(\.subtitle) == ["Cedar"], "\(rows)")
      screen.goOn()
      try await table.settle()
      #expect(table.page.map(\.subtitle) == ["Cedar"], "\(rows)")
    }
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  private final class Groups: TableScreen {
    var (first, second) = (["Ash", "Birch"], ["Cedar"])
    var answer = TableDeletion.keep

    override var tableData: [Section] { [section("Here", first), section("There", second)] }

    private func section(_ title: String, _ items: [String]) -> Section {
      Section(
        title,
        cells: items.map {
          [.id: $0, .title: $0, .masked: $0 == "Birch", .deleteAction: .perform(Groups.move, $0)]
        })
    }

    func move(_ item: String) async -> TableDeletion {
      first.removeAll { $0 == item }
      second.append(item)
      if answer == .done { updateTableData() }
      return answer
    }
  }

  @Test(arguments: [TableDeletion.keep, .done])
  func `a row with an id that moves while it is deleted is the same row`(answer: TableDeletion)
    async throws
  {
    let screen = Groups()
    screen.answer = answer
    let table = try await HeadlessHost.show(screen)
    screen.unmask("Birch")
    try await table.settle()
    #expect(table.titles == ["Ash", "Birch", "Cedar"])
    let row = table.layout.row(at: TablePath(0, 1))?.id
    try await table.delete("Birch")
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["Ash", "Cedar", "Birch"])
    #expect(table.layout.row(at: TablePath(1, 1))?.id == row)
  }
}

extension RowContent {
  /// The second line of a row.
  fileprivate var subtitle: String {
    body.flattened.compactMap {
      if case .text(let text) = $0, text.role == .subtitle { text.text.plain } else { nil }
    }.first ?? ""
  }
}
