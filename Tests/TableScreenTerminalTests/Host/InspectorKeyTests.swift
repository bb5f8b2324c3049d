#if os(macOS) || os(Linux)
import TableScreen
import TableScreenInspector
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// The key of the inspector opens it on every screen, where a window offers it.
  @Suite @MainActor struct InspectorKey {
    @Test(arguments: [40, 80]) func `F12 opens it above the screen, and escape closes it`(
      columns: Int
    ) throws {
      let terminal = try TestTerminal([CityScreen()], columns: columns, lines: 24)
      defer { terminal.close() }
      terminal.press(.function(12))
      #expect(terminal.host.screen is CityScreen)
      terminal.host.navigator?.offerInspector()
      terminal.press(.function(12))
      guard TableDiagnostics.offersInspector else { return }
      #expect(terminal.host.screen is InspectorScreen)
      #expect(terminal.line(of: "Inspector") == 0)
      #expect(terminal.line(of: "CityScreen") != nil)
      terminal.press(.escape)
      #expect(terminal.host.screen is CityScreen)
    }

    @Test func `in a wide terminal it stands beside the screen`() throws {
      let terminal = try TestTerminal([CityScreen()], columns: 120, lines: 24)
      defer { terminal.close() }
      terminal.host.navigator?.offerInspector()
      guard TableDiagnostics.offersInspector else { return }
      terminal.press(.function(12))
      #expect(terminal.host.navigator?.panes.count == 2)
      terminal.press(.function(12))
      #expect(terminal.host.navigator?.panes.count == 1)
    }
  }
}
#endif
