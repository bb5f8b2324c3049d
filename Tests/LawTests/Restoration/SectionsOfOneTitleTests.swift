import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Rows of one id in sections of one title are told apart when they come back.
@MainActor @Suite struct SectionsOfOneTitleTests {
  private final class List: TableScreen {
    override class var settings: Settings { [.title("List"), .selectable(.multiple)] }
    override var restorationName: String? { "List" }
    override var tableData: [Section] {
      [
        Section("Box") { [.id: "x", .title: "First", .children: .cells { [.title: "Child"] }] },
        Section("Other") { [.id: "x", .title: "Second"] },
        Section("Box") { [.id: "x", .title: "Third", .children: .cells { [.title: "Child"] }] },
        Section("Box") { [.id: "y", .title: "Fourth"] },
      ]
    }
  }

  @Test(arguments: ["First", "Second", "Third", "Fourth"])
  func `the row that was selected and expanded is`(title: String) async throws {
    let table = try await HeadlessHost.show(List())
    let row = try #require(table.path(of: title).flatMap { table.layout.row(at: $0)?.id })
    (table.visibleScreen as? List)?.select(.node(row))
    let hasChildren = table.row(title)?.isExpanded != nil
    if hasChildren { try await table.expand(title) }
    let data = try JSONEncoder().encode(table.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    table.close()
    let again = try await HeadlessHost.show(
      List(), restoration: TableRestoration(load: { state }, save: { _ in }) { _ in nil })
    let marked = again.page.filter { $0.isSelected }.map(\.title)
    #expect(marked == [title])
    #expect(
      again.page.filter { $0.isExpanded == true }.map(\.title) == (hasChildren ? [title] : []))
    again.close()
  }

  @Test(arguments: [("x", "First"), ("y", "Fourth")])
  func `a name of an earlier version means the first section that has the row`(
    id: String, title: String
  ) async throws {
    let old = #"""
      {"tabs": [{"screens": [{"name": "List", "table": {"searchScope": 0, "isEditing": false,
       "expanded": [], "collapsed": [],
       "selection": [{"owner": "", "steps": [{"section": "'Box", "row": "=\#(id)", "place": 0}]}]}}]}],
       "modals": [], "selectedTab": 0}
      """#
    let state = try JSONDecoder().decode(TableNavigationState.self, from: Data(old.utf8))
    let table = try await HeadlessHost.show(
      List(), restoration: TableRestoration(load: { state }, save: { _ in }) { _ in nil })
    #expect(table.page.filter { $0.isSelected }.map(\.title) == [title])
    table.close()
  }
}
