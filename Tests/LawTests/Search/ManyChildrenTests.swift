import TableScreen
import TableScreenTesting
import Testing

/// A search among many rows with children shows what it finds in few updates, and looks at no children that nobody opened.
@MainActor @Suite struct ManyChildrenTests {
  private struct Tree: Identifiable, Equatable {
    let id: Int
  }

  private final class Trees: TableScreen {
    let trees = (0..<600).map { Tree(id: $0) }
    let isExpanded: Bool
    var asked = 0
    init(isExpanded: Bool) {
      self.isExpanded = isExpanded
      super.init()
    }
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section("Trees", items: trees, searchText: { "tree \($0.id)" }) { [isExpanded] tree in
          [
            .title: "tree \(tree.id)",
            .children: .cells(
              [[.title: "leaf \(tree.id)"], [.title: "root \(tree.id)"]], expanded: isExpanded),
          ]
        }
      ]
    }
  }

  @Test(arguments: [false, true])
  func `what is found below many rows shows together`(isExpanded: Bool) async throws {
    let screen = Trees(isExpanded: isExpanded)
    let host = try await HeadlessHost.show(screen)
    // All rows are made, and with them their children.
    #expect(host.titles.count == (isExpanded ? 1_800 : 600))
    let before = host.changes.count
    try await host.search("leaf 5")
    let wanted = screen.trees.map(\.id).filter { "\($0)".hasPrefix("5") }
    #expect(
      host.titles == (isExpanded ? wanted.flatMap { ["tree \($0)", "leaf \($0)"] } : []))
    #expect(host.changes.count - before < 20, "each update goes through the whole table")
    try await host.search("tree 59")
    #expect(host.titles.filter { $0.hasPrefix("tree") }.count == 11)
  }
}
