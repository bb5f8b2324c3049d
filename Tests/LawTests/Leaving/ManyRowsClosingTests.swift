import TableCore
import TableScreen
import TableScreenTesting
import Testing

/// Closing a screen with many rows about which something is remembered takes a few steps for each, however many there are.
@MainActor @Suite(.serialized) struct ManyRowsClosingTests {
  /// A key that counts how often two of it are compared.
  private struct Key: Hashable {
    let number: Int
    static let comparisons = Locked(0)
    static func == (a: Key, b: Key) -> Bool {
      comparisons.withLock { $0 += 1 }
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private final class Book {
    var title = ""
  }

  private struct Item: Equatable, Identifiable {
    let id: Key
    let book = Book()
    static func == (a: Item, b: Item) -> Bool { a.id.number == b.id.number }
  }

  private final class Many: TableScreen {
    var items: [Item] = []
    override class var settings: Settings { [.selectable(.multiple), .drafts] }
    override var tableData: [Section] {
      [
        Section(items: items) { item in
          [.title: "\(item.id.number)", .bind: .to(item.book, \.title)]
        }
      ]
    }
  }

  enum Memory: CaseIterable { case selected, masked, typed }

  @Test(arguments: Memory.allCases)
  func `what is compared grows with the rows`(memory: Memory) async throws {
    let count = memory == .typed ? 1_300 : 3_000
    let (home, screen) = (TableScreen(), Many())
    screen.items = (0..<count).map { Item(id: Key(number: $0)) }
    let table = try await HeadlessHost.show(home)
    home.open(screen)
    try await table.settle()
    screen.update {
      switch memory {
      case .selected: screen.select(.all)
      case .masked: screen.mask(.all)
      case .typed:
        for place in 0..<count {
          guard let row = table.layout.row(at: TablePath(0, place))?.id else { continue }
          screen.send(.typed(row, name: "value", text: "x"))
        }
      }
    }
    func comparisons(_ work: () async throws -> Void) async rethrows -> Int {
      Key.comparisons.withLock { $0 = 0 }
      try await work()
      return Key.comparisons.withLock { $0 }
    }
    let closing = await comparisons { screen.close() }
    #expect(closing < 60 * count, "\(closing)")
    let opening = await comparisons { home.open(screen) }
    #expect(opening < 60 * count, "\(opening)")
    // What was typed is never forgotten, and of all else as much is kept as is bearable.
    switch memory {
    case .selected: #expect(screen.selectedRows.count == 1_000)
    case .masked: #expect(table.layout.rowCount == count - 1_000)
    case .typed: #expect(screen.form.dirtyRows.count == count)
    }
  }
}
