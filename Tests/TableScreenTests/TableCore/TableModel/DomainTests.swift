import TableScreen
import TableScreenTesting
import Testing

/// An id means a row among those of one kind, and the same id in another kind is another row.
@MainActor struct DomainTests {
  enum Kind: CaseIterable { case cells, items, others, source }

  private struct Guest: Identifiable, Equatable { let id: String }
  private struct Other: Identifiable, Equatable { let id: String }
  private struct Third: Identifiable, Equatable { let id: String }

  private final class Guests: TableScreen {
    let item = Item("a")
    var kind: Kind
    private lazy var source = ArraySource([Third(id: "a")]) { [unowned self] in cell($0.id) }
    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      switch kind {
      case .cells: [Section("Guests", id: "guests", cells: [cell("a")])]
      case .items:
        [Section("Guests", id: "guests", items: [Guest(id: "a")]) { [unowned self] in cell($0.id) }]
      case .others:
        [Section("Guests", id: "guests", items: [Other(id: "a")]) { [unowned self] in cell($0.id) }]
      case .source: [Section("Guests", id: "guests", source: source)]
      }
    }
    private func cell(_ id: String) -> Cell {
      [
        .title: id, .id: .key(id), .bind: .draft(item, \.count),
        .children: .cells { [.title: "below"] },
      ]
    }
    func become(_ kind: Kind) {
      self.kind = kind
      updateTableData()
    }
  }

  nonisolated static let pairs = Kind.allCases.flatMap { from in
    Kind.allCases.filter { $0 != from }.map { (from, $0) }
  }

  @Test(arguments: pairs) func `the same id in another kind is another row`(
    from: Kind, to: Kind
  ) async throws {
    let screen = Guests(from)
    let table = try await HeadlessHost.show(screen)
    let old = try #require(screen.model.resolve("a").first)
    screen.select("a")
    screen.setExpanded(true, of: "a")
    screen.form["a"].value = .integer(5)
    #expect(table.titles == ["a", "below"])

    screen.become(to)
    try await table.settle()
    let new = try #require(screen.model.resolve("a").first)
    #expect(new != old)
    // What was typed is the property's: a row that is there shows it. Until it is made it belongs to the one that is away, and
    // is part of the form as that of any other.
    #expect(screen.form.dirtyRows == [to == .cells ? new : old])
    #expect(screen.form.isDirty)
    #expect(table.titles == ["a"])
    #expect(screen.selectedRows.isEmpty)
    #expect(screen.form["a"].isDirty)
    #expect(screen.form.dirtyRows == [new])
    #expect(screen.form["a"].value == .integer(5))

    screen.become(from)
    try await table.settle()
    #expect(screen.model.resolve("a") == [old])
    #expect(table.titles == ["a", "below"])
    #expect(screen.form["a"].value == .integer(5))
    #expect(screen.form["a"].isDirty)

    screen.become(to)
    try await screen.commitForm()
    #expect(screen.item.writes == ["a count"])
    #expect(screen.item.count == 5)
    #expect(!screen.form.isDirty)
    #expect(screen.form["a"].value == .integer(5))
  }

  @Test(arguments: pairs) func `what is typed for a property anew takes the place of what was`(
    from: Kind, to: Kind
  ) async throws {
    let screen = Guests(from)
    let table = try await HeadlessHost.show(screen)
    screen.form["a"].value = .integer(5)
    screen.become(to)
    try await table.settle()
    screen.form["a"].value = .integer(7)
    let new = screen.model.resolve("a")
    #expect(screen.form.dirtyRows == new)
    try await screen.commitForm()
    #expect(screen.item.writes == ["a count"])
    #expect(screen.item.count == 7)
    screen.become(from)
    #expect(!screen.form.isDirty)
    #expect(screen.form["a"].value == .integer(7))
  }
}
