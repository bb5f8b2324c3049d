import Foundation
import TableScreen
import TableScreenData
import TableScreenInspector
import TableScreenTesting
import Testing

/// The inspector changes nothing of what an app keeps, and names what rows of data are bound to.
@MainActor struct InspectorBesideTests {
  private final class Named: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  @Test(arguments: [[120], [120, 60]], [TablePresentation.modal, .push, .detail])
  func `what is open beside or above it is there after a restart`(
    widths: [Int], presentation: TablePresentation
  ) async throws {
    try #require(TableDiagnostics.offersInspector)
    let a = Named("A")
    let table = try await HeadlessHost.show(a)
    try await table.resize(columns: widths[0])
    table.navigator.offerInspector()
    #expect(table.navigator.toggleInspector())
    for width in widths.dropFirst() { try await table.resize(columns: width) }
    a.open(Named("B"), as: presentation)
    try await table.settle()
    let state = table.navigator.state
    table.close()
    let again = try await HeadlessHost.show(
      Named("A"), restoration: TableRestoration(load: { state }, save: { _ in }, making: Named.init)
    )
    #expect(again.navigator.screens.map(\.title) == ["A", "B"])
    again.close()
  }

  @Test func `fields of data are named, each by itself`() async throws {
    let json = #"""
      {"cells": [{"title": "One", "name": "one", "type": "text"},
       {"title": "Two", "name": "two", "type": "text"}]}
      """#
    let screen = TableScreen(json: json)
    let table = try await HeadlessHost.show(screen)
    _ = table.page
    let inspector = InspectorScreen(of: screen)
    screen.open(inspector, as: .modal)
    try await table.settle()
    let text = inspector.text
    #expect(text.contains("field one") && text.contains("field two"))
    #expect(!text.contains("computed") && !text.contains("bound to 2 rows"))
    table.close()
  }
}
