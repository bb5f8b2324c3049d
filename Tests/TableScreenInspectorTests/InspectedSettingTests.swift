import TableScreen
import TableScreenInspector
import TableScreenTesting
import Testing

/// The inspector lists the settings in force, and no others.
@MainActor struct InspectedSettingTests {
  private final class Plain: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private final class Refreshable: TableScreen {
    override class var settings: Settings { [.refreshable(), .searchable(placeholder: "Find")] }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private func settings(of screen: TableScreen) async throws -> [String] {
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    return InspectorScreen(of: screen).text.split(separator: "\n").map(String.init)
      .filter { $0.contains("search · ") || $0.contains("refreshable · ") }
  }

  @Test func `a setting that a screen has not is not said to be on`() async throws {
    let found = try await settings(of: Plain())
    #expect(found == [])
  }

  @Test func `one without details is on, and another has its own`() async throws {
    let found = try await settings(of: Refreshable())
    #expect(found.contains { $0.hasSuffix("refreshable · on") })
    #expect(found.contains { $0.contains("placeholder: Find") })
  }
}
