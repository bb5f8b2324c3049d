import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What is changed before an event, in its turn, is read before it, wherever the row stands.
@MainActor @Suite struct ReadBeforeEventTests {
  @Observable final class Items {
    var items = ["a", "b", "c"]
  }

  /// How the rows come into the table.
  enum Way: CaseIterable { case stack, group, method, own }

  private final class Group: TableGroup {
    let list: Items
    private(set) var said: [String] = []
    init(_ list: Items) {
      self.list = list
      super.init()
    }
    override var sections: [TableSection] { [TableSection(cells: cells)] }
    var cells: [TableCell] {
      list.items.map { name in
        [
          .id: .key(name), .title: name,
          .action: .runNow { [weak self] context in
            guard let self, let place = context.dataPath else { return }
            said.append("\(context.cell.title ?? "") is \(list.items[place.row])")
          },
        ]
      }
    }
  }

  private final class Shown: TableScreen {
    let list = Items()
    let way: Way
    private(set) lazy var group = Group(list)
    init(_ way: Way) {
      self.way = way
      super.init()
    }
    override var tableData: [Section] {
      switch way {
      case .stack: []
      case .group: [Section { [.title: "Host", .children: .group(group, expanded: true)] }]
      case .method: [Section { [.id: "h", .title: "Host", .children: .cells(Shown.kids)] }]
      case .own: [Section(cells: kids())]
      }
    }
    override func onLoad() { if way == .stack { _ = try? model.insert(group, .last) } }
    func kids() -> [Cell] { group.cells }
  }

  @Test(arguments: Way.allCases)
  func `a tap finds its row at the place that it has by now`(way: Way) async throws {
    let screen = Shown(way)
    let table = try await HeadlessHost.show(screen)
    if way == .method { try await table.expand("Host") }
    let row = try #require(screen.model.resolve("b").first)
    screen.list.items.insert("new", at: 0)
    screen.send(.tap(row))
    try await table.settle()
    #expect(screen.group.said == ["b is b"])
    screen.list.items.remove(at: 1)
    screen.list.items.swapAt(0, 1)
    screen.send(.tap(row))
    #expect(screen.group.said == ["b is b", "b is b"])
    try await table.settle()
    #expect(table.titles.suffix(3) == ["b", "new", "c"])
  }

  @Observable final class Note: Identifiable, Equatable {
    let id: Int
    var city = "A"
    init(_ id: Int) { self.id = id }
    static func == (a: Note, b: Note) -> Bool { a === b }
  }

  private final class Notes: TableScreen {
    let notes = [Note(1), Note(2)]
    private(set) var got: [String] = []
    override var tableData: [Section] {
      [Section(items: notes) { [.title: $0.city, .action: .perform(Notes.pick, $0.city)] }]
    }
    func pick(_ city: String) { got.append(city) }
  }

  @Test func `a row that is made when needed gives its action what it has by now`() async throws {
    let screen = Notes()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))).id
    #expect(table.titles == ["A", "A"])
    screen.notes[0].city = "B"
    screen.send(.tap(row))
    #expect(screen.got == ["B"])
    try await table.settle()
    #expect(table.titles == ["B", "A"])
  }
}
