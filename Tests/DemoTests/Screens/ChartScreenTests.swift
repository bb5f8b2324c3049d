import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The drawing of a chart, where nothing can be drawn.
@MainActor struct ChartScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cells(_ state: TableNavigationState? = nil) async throws -> HeadlessHost {
    let setup = DemoSetup.sample(in: folder.url)
    let restoration = TableRestoration(
      load: { state }, save: { _ in }, making: DemoMaker(setup).screen(named:))
    return try await HeadlessHost.show(
      tabs: #require(Demo.screens(named: "cells", setup)), restoration: restoration)
  }

  @Test func `a line says what there is to see`() async throws {
    let table = try await cells()
    try await table.tap("Chart")
    #expect(
      table.frame(columns: 60, rows: 8) == """
         ‹ Cells                   Chart                 Bars  Done



               A drawing of 12 numbers from 0 to 8, as a line



        """)
  }

  @Test func `the look that was chosen is that of the next drawing, after a restart too`()
    async throws
  {
    var table = try await cells()
    try await table.tap("Chart")
    try await table.press("Bars")
    #expect(table.chrome.emptyText == "A drawing of 12 numbers from 0 to 8, as bars")
    let data = try JSONEncoder().encode(table.navigator.state)
    table.close()
    table = try await cells(try JSONDecoder().decode(TableNavigationState.self, from: data))
    #expect(table.chrome.emptyText == "A drawing of 12 numbers from 0 to 8, as bars")
    try await table.press("Done")
    try await table.tap("Chart")
    #expect(table.chrome.trailing.map(\.label) == ["Line", "Done"])
    try await table.press("Line")
    try await table.back()
    try await table.tap("Chart")
    #expect(table.chrome.trailing.first?.label == "Line", "the way back chooses nothing")
  }
}
