import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// After a restart the tab is in view that was, also where it begins with its original screen again.
@MainActor @Suite struct RestartedTabTests {
  private final class Page: TableScreen {
    let name: String
    let isNamed: Bool
    init(_ name: String, isNamed: Bool = true) {
      self.name = name
      self.isNamed = isNamed
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { isNamed ? name : nil }
    override var tableData: [Section] { [Section { [.title: "row of \(name)"] }] }
  }

  @Test(arguments: [false, true], [0, 1, 2])
  func `it begins with its own screen where the other cannot be made`(isNamed: Bool, place: Int)
    async throws
  {
    let names = ["A", "B", "C"]
    let table = try await HeadlessHost.show(tabs: names.map { Page($0) })
    try await table.selectTab(names[place])
    table.visibleScreen.open(Page("other", isNamed: isNamed), as: .root)
    try await table.settle()
    #expect(table.navigator.selectedTab == place && table.chrome.title == "other")
    let data = try JSONEncoder().encode(table.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    let restarted = try await HeadlessHost.show(
      tabs: names.map { Page($0) },
      restoration: TableRestoration(load: { state }, save: { _ in }) { _ in nil })
    #expect(restarted.navigator.selectedTab == place)
    #expect(restarted.chrome.title == names[place])
    #expect(restarted.navigator.tabs.map(\.root.title) == names)
  }
}
