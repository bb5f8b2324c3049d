import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A deletion does the same whether its action is named, asks before, or both, once or several times.
@MainActor @Suite struct WrappedDeletionTests {
  enum Kind: String, CaseIterable { case now, later, deciding, failing }
  enum Wrapping: CaseIterable {
    case plain, named, asking, namedAsking, askingNamed, askingTwice, namedTwice

    /// The number of questions.
    var questions: Int {
      switch self {
      case .plain, .named: 0
      case .asking, .namedAsking, .askingNamed: 1
      case .askingTwice, .namedTwice: 2
      }
    }
  }
  enum Table: CaseIterable { case owned, plain, observed }

  private struct Refused: Error {}

  @Observable @MainActor final class Store {
    var items = ["a", "b", "c"]
  }

  private final class Songs: TableScreen {
    let table: Table
    let (kind, wrapping): (Kind, Wrapping)
    let store = Store()
    var plain = ["a", "b", "c"]
    var calls: [String] = []
    var errors = 0

    init(_ table: Table, _ kind: Kind, _ wrapping: Wrapping) {
      (self.table, self.kind, self.wrapping) = (table, kind, wrapping)
      if table == .owned {
        let cells = plain.map { Self.cell($0, Self.action(kind, wrapping)) }
        super.init(model: TableModel([TableSection(cells: cells)]))
      } else {
        super.init()
      }
    }

    override var tableData: [Section] {
      let action = Self.action(kind, wrapping)
      guard table == .observed else {
        return [Section(cells: plain.map { Self.cell($0, action) })]
      }
      return [Section(items: store.items, id: \.self) { Self.cell($0, action) }]
    }

    private static func cell(_ item: String, _ action: TableAction) -> Cell {
      [
        .id: .key(item), .title: item, .editingStyle: .delete, .deleteAction: action,
        .arguments: .values(["item": item]),
      ]
    }

    private static func action(_ kind: Kind, _ wrapping: Wrapping) -> TableAction {
      let plain: TableAction =
        switch kind {
        case .now: .perform(Songs.now)
        case .later: .perform(Songs.later)
        case .deciding: .perform(Songs.deciding)
        case .failing: .perform(Songs.failing)
        }
      return switch wrapping {
      case .plain: plain
      case .named: .named(kind.rawValue)
      case .asking: .confirm("Sure?", then: plain)
      case .namedAsking: .named("ask \(kind)")
      case .askingNamed: .confirm("Sure?", then: .named(kind.rawValue))
      case .askingTwice: .confirm("Sure?", then: .confirm("Quite sure?", then: plain))
      case .namedTwice: .confirm("Really?", then: .named("ask \(kind)"))
      }
    }

    override class var actions: Actions {
      [
        "now": .perform(Songs.now), "later": .perform(Songs.later),
        "deciding": .perform(Songs.deciding), "failing": .perform(Songs.failing),
        "ask now": .confirm("Sure?", then: .named("now")),
        "ask later": .confirm("Sure?", then: .named("later")),
        "ask deciding": .confirm("Sure?", then: .named("deciding")),
        "ask failing": .confirm("Sure?", then: .named("failing")),
      ]
    }

    private func lose(_ arguments: Arguments) {
      let item = arguments["item"] as? String ?? ""
      calls.append(item)
      plain.removeAll { $0 == item }
      store.items.removeAll { $0 == item }
    }
    func now(_ arguments: Arguments) { lose(arguments) }
    func later(_ arguments: Arguments) async { lose(arguments) }
    func deciding(_ arguments: Arguments) async -> TableDeletion {
      lose(arguments)
      return table == .owned ? .delete : .done
    }
    func failing(_ arguments: Arguments) async throws { throw Refused() }
    override func onError(_ error: any Error) { errors += 1 }
  }

  private static let yes = TableWords.current.delete

  @Test(arguments: Table.allCases, Kind.allCases)
  func `after a yes the rows go, and are asked about together`(table kind: Table, action: Kind)
    async throws
  {
    for wrapping in Wrapping.allCases {
      let screen = Songs(kind, action, wrapping)
      let table = try await HeadlessHost.show(screen)
      try await table.delete("b", "a")
      for _ in 0..<wrapping.questions {
        #expect(screen.calls == [] && table.question?.answers.first?.title == Self.yes)
        try await table.answer(Self.yes)
      }
      #expect(table.question == nil, "\(wrapping)")
      #expect(screen.calls == (action == .failing ? [] : ["b", "a"]), "\(wrapping)")
      #expect(screen.errors == (action == .failing ? 2 : 0))
      #expect(table.titles == (action == .failing ? ["a", "b", "c"] : ["c"]), "\(wrapping)")
      #expect(screen.canUndo == (kind == .owned && action != .failing), "\(wrapping)")
      // Nothing is left over that keeps a row from being deleted once more.
      screen.updateTableData()
      #expect(table.titles == (action == .failing ? ["a", "b", "c"] : ["c"]))
      try await table.delete("c")
      #expect((table.question != nil) == (wrapping.questions > 0))
      table.close()
    }
  }

  @Test(arguments: Table.allCases, Kind.allCases)
  func `after a no nothing has changed`(table kind: Table, action: Kind) async throws {
    for wrapping in Wrapping.allCases where wrapping.questions > 0 {
      for refused in 0..<wrapping.questions {
        let screen = Songs(kind, action, wrapping)
        let table = try await HeadlessHost.show(screen)
        try await table.delete("a")
        for _ in 0..<refused { try await table.answer(Self.yes) }
        try await table.answer(TableWords.current.cancel)
        #expect(table.question == nil && screen.calls == [] && !screen.canUndo)
        screen.updateTableData()
        #expect(table.titles == ["a", "b", "c"])
        try await table.delete("a")
        #expect(table.question != nil)
        table.close()
      }
    }
  }

  // MARK: Names

  private final class Circle: TableScreen {
    override class var actions: Actions { ["a": .named("b"), "b": .named("a")] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Go", .action: .named("a")]
          [.title: "Delete", .editingStyle: .delete, .deleteAction: .named("b")]
        }
      ]
    }
  }

  @Test func `names that lead to each other are reported`() async throws {
    let table = try await HeadlessHost.show(Circle())
    let reports = try await TableDiagnostics.collect {
      try await table.tap("Go")
      try await table.delete("Delete")
    }
    #expect(reports.map(\.kind) == ["unknownAction", "unknownAction"])
    #expect(table.titles == ["Go", "Delete"])
  }

  // MARK: Several questions

  private final class Named: TableScreen {
    var items = (1...9).map { "n\($0)" }
    override var tableData: [Section] {
      [
        Section(
          cells: items.map {
            [
              .id: .key($0), .title: $0, .editingStyle: .delete,
              .deleteAction: .confirm("Delete \($0)?", then: .perform(Named.remove, $0)),
            ]
          })
      ]
    }
    func remove(_ item: String) { items.removeAll { $0 == item } }
  }

  @Test func `questions come in the order of the table, whatever that of the rows`() async throws {
    let screen = Named()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("n7", "n2", "n9", "n4")
    var asked: [String] = []
    while let question = table.question {
      asked.append(question.question)
      try await table.answer(asked.count == 2 ? TableWords.current.cancel : Self.yes)
    }
    #expect(asked == ["n2", "n4", "n7", "n9"].map { "Delete \($0)?" })
    #expect(screen.items == ["n1", "n3", "n4", "n5", "n6", "n8"] && table.titles == screen.items)
  }

  @Test func `a row is asked about once, however often it is swiped before the question shows`()
    async throws
  {
    let screen = Named()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.delete([row]))
    screen.send(.delete([row]))
    try await table.settle()
    try await table.answer(Self.yes)
    #expect(table.question == nil)
    #expect(screen.items.first == "n2" && screen.items.count == 8)
  }

  // MARK: The same row twice

  private final class Places: TableScreen {
    var items = ["Milk", "Tea", "Bread", "Milk"]
    override var tableData: [Section] {
      [
        Section(
          cells: items.enumerated().map { place, item in
            [.title: item, .editingStyle: .delete, .deleteAction: .perform(Places.remove, place)]
          })
      ]
    }
    func remove(_ place: Int) { items.remove(at: place) }
  }

  @Test func `a row that is given twice goes once`() async throws {
    let screen = Places()
    let table = try await HeadlessHost.show(screen)
    let rows = [3, 1, 3, 1, 1].compactMap { table.layout.row(at: TablePath(0, $0))?.id }
    screen.delete(rows)
    try await table.settle()
    #expect(screen.items == ["Milk", "Bread"] && table.titles == screen.items)
  }

  @Test func `two rows of one title can be deleted by it, and not three`() async throws {
    let screen = Places()
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.self) { try await table.delete("Milk", "Milk", "Milk") }
    #expect(screen.items.count == 4)
    try await table.delete("Milk", "Milk")
    #expect(screen.items == ["Tea", "Bread"] && table.titles == screen.items)
  }
}
