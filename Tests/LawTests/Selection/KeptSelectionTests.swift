import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Rows stay selected where the settings and their cells say so, and nowhere else.
@MainActor @Suite struct KeptSelectionTests {
  private final class List: TableScreen {
    final class Detail: TableScreen {}

    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Opener", .id: "opener", .keepSelection: true,
            .action: .perform(List.openDetail),
          ]
          [.title: "Plain", .id: "plain", .action: .perform(List.openDetail)]
          [.title: "Kept", .id: "kept", .keepSelection: true]
        }
      ]
    }
    func openDetail() { open(Detail(), as: .detail) }
  }

  @Test func `a row that keeps its selection keeps it when its detail is closed`() async throws {
    let screen = List()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Kept")
    try await table.tap("Opener")
    try await table.back()
    #expect(screen.selectedIDs == ["kept", "opener"])
    try await table.tap("Plain")
    #expect(screen.selectedIDs == ["kept", "opener", "plain"])
    try await table.back()
    #expect(screen.selectedIDs == ["kept", "opener"])
  }

  private final class Keeping: TableScreen {
    override var tableData: [Section] {
      [
        Section {
          [.title: "a", .id: "a", .keepSelection: true]
          [.title: "b", .id: "b", .keepSelection: true]
        }
      ]
    }
  }

  @Test func `all rows that keep their selection are selected after a restart`() async throws {
    let (old, new) = (Keeping(), Keeping())
    let table = try await HeadlessHost.show(old)
    try await table.tap("b")
    try await table.tap("a")
    let other = try await HeadlessHost.show(new)
    new.restore(old.state)
    try await other.settle()
    #expect(new.selectedIDs == ["b", "a"])
  }

  private final class Off: TableScreen {
    override class var settings: Settings { [.selectable(.off)] }
    override var tableData: [Section] { [Section { [.title: "a", .id: "a"] }] }
  }

  @Test func `no row is selected where none can be`() async throws {
    let screen = Off()
    let table = try await HeadlessHost.show(screen)
    screen.select("a")
    try await table.settle()
    #expect(screen.selectedIDs.isEmpty && table.row("a")?.isSelected == false)
  }

  @Test func `settings that change leave no more rows selected than they allow`() async throws {
    func data(_ selection: String) -> Data {
      let cells = ["a", "b", "c"].map { #"{"id": "\#($0)", "title": "\#($0)"}"# }
      return Data(
        #"""
        {"settings": {"selectable": "\#(selection)"},
         "sections": [{"cells": [\#(cells.joined(separator: ","))]}]}
        """#.utf8)
    }
    let screen = TableScreen()
    screen.show(.json(data("multiple")))
    let table = try await HeadlessHost.show(screen)
    for title in ["c", "a", "b"] { try await table.tap(title) }
    #expect(screen.selectedIDs == ["c", "a", "b"])
    screen.show(.json(data("single")))
    try await table.settle()
    #expect(screen.selectedIDs == ["b"])
    screen.show(.json(data("off")))
    try await table.settle()
    #expect(screen.selectedIDs.isEmpty)
  }
}
