import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What was selected and expanded is there after a restart, whenever its rows come, and whatever was searched for.
@MainActor @Suite struct LateRestorationTests {
  enum Kind: CaseIterable { case source, items, cells }
  enum Search: CaseIterable { case none, text, scope }

  struct Item: Identifiable, Equatable, Sendable {
    var id: Int
    var name: String
  }

  private final class ListScreen: TableScreen {
    let kind: Kind
    var items: [Item] = []
    let source = ArraySource([Item]()) { ListScreen.cell($0) }

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    override class var settings: Settings {
      [.title("List"), .searchable(scopes: ["All", "Plain"]), .selectable(.multiple)]
    }
    override var restorationName: String? { "list" }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scope == 0 || cell.title?.hasPrefix("plain") == true
    }
    override var tableData: [Section] {
      let plain = Section("Plain") { [.title: "plain"] }
      return switch kind {
      case .source: [plain, Section("All", id: "all", source: source)]
      case .items: [plain, Section("All", id: "all", items: items) { Self.cell($0) }]
      case .cells: [plain, Section("All", id: "all", cells: items.map(Self.named))]
      }
    }

    private static func cell(_ item: Item) -> TableCell {
      item.id == 9
        ? [.title: item.name, .children: .cells { [.title: "kid", .id: "kid"] }]
        : [.title: item.name]
    }

    private static func named(_ item: Item) -> TableCell {
      var cell = cell(item)
      cell[.id] = .key(item.id)
      return cell
    }

    func load() {
      items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 9, name: "nine")]
      if kind == .source { source.items = items } else { updateTableData() }
    }
  }

  @Test(arguments: Kind.allCases, Search.allCases)
  func `selection and expansion come back with their rows`(kind: Kind, search: Search) async throws
  {
    for isLate in [false, true] {
      let first = ListScreen(kind)
      let table = try await HeadlessHost.show(first)
      first.load()
      try await table.settle()
      try await table.tap("two")
      try await table.expand("nine")
      try await table.tap("kid")
      switch search {
      case .none: break
      case .text: try await table.search("plain")
      case .scope: try await table.selectScope("Plain")
      }
      let data = try JSONEncoder().encode(table.navigator.state)
      let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
      let again = ListScreen(kind)
      if !isLate { again.load() }
      let restoration = TableRestoration(load: { state }, save: { _ in }) { _ in nil }
      let other = try await HeadlessHost.show(again, restoration: restoration)
      if isLate { again.load() }
      try await other.settle()
      #expect(again.selectedIDs == first.selectedIDs, "late: \(isLate)")
      if search == .scope { try await other.selectScope("All") }
      if search != .none { try await other.endSearch() }
      #expect(again.selectedIDs == first.selectedIDs, "late: \(isLate), without the search")
      #expect(other.titles == ["plain", "one", "two", "nine", "kid"], "late: \(isLate)")
    }
  }
}
