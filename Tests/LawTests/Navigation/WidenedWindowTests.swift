import TableScreen
import TableScreenTesting
import Testing

/// A detail that a person was in keeps the keyboard focus as the window becomes wide, whatever stands before it then.
@MainActor @Suite struct WidenedWindowTests {
  private final class List: TableScreen {
    override class var settings: Settings { [.title("List")] }
    override var tableData: [Section] {
      [Section { [.title: "Row", .action: .perform(List.read)] }]
    }
    func read() { open(Detail(), as: .detail) }
  }

  private final class Detail: TableScreen {
    override class var settings: Settings { [.title("Detail")] }
    override var tableData: [Section] {
      [Section { [.title: "Pick", .action: .perform(Detail.pick)] }]
    }
    func pick() { open(Other(), as: .modal) }
  }

  private final class Other: TableScreen {
    override class var settings: Settings { [.title("Other")] }
    override var tableData: [Section] { [Section { [.title: "Other row"] }] }
  }

  enum Before: CaseIterable { case nothing, modal, tab }

  @Test(arguments: Before.allCases) func `once they come back to it`(before: Before) async throws {
    let table = try await HeadlessHost.show(tabs: [List(), Other()])
    try await table.resize(columns: 80)
    try await table.tap("Row")
    switch before {
    case .nothing: break
    case .modal: try await table.tap("Pick")
    case .tab: try await table.selectTab("Other")
    }
    try await table.resize(columns: 140)
    switch before {
    case .nothing: break
    case .modal: try await table.closeModal()
    case .tab: try await table.selectTab("List")
    }
    #expect(table.navigator.panes.map(\.title) == ["List", "Detail"])
    #expect(table.chrome.title == "Detail")
  }

  @Test func `a list that a person has gone back to in a wide window keeps it`() async throws {
    let table = try await HeadlessHost.show(tabs: [List(), Other()])
    try await table.resize(columns: 140)
    try await table.tap("Row")
    table.navigator.focus(table.navigator.panes[0])
    try await table.selectTab("Other")
    try await table.resize(columns: 150)
    try await table.selectTab("List")
    #expect(table.chrome.title == "List")
  }
}
