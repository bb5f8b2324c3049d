import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Rows are dragged between sections where the screen allows it, in edit mode and without.
  @MainActor struct DraggingTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func sections(_ phone: Phone) throws -> [[String]] {
      let page = try phone.page
      return (0..<page.shown.sectionCount).map { section in
        (0..<page.shown.rowCount(in: section)).compactMap {
          page.content(at: path(section, $0))?.title
        }
      }
    }

    @Test func `in edit mode a row goes to another section by its handle`() async throws {
      let phone = try await Phone.show(ThingsScreen())
      try await phone.press("edit")
      let table = try phone.table
      #expect(table.drag(path(0, 0), to: path(1, 1)) == path(1, 1))
      try await phone.settle()
      #expect(try sections(phone) == [["Milk", "Juice"], ["Bread", "Tea", "Salt", "Pressed"]])
      // One that has to stay in its section springs back.
      #expect(table.drag(path(1, 0), to: path(0, 0)) == path(1, 0))
      try await phone.settle()
      #expect(try sections(phone)[1].first == "Bread")
    }

    @Test(arguments: [true, false]) func `without edit mode it is lifted by a press that lasts`(
      byTable: Bool
    ) async throws {
      let phone = try await Phone.show(ThingsScreen())
      let table = try phone.table
      #expect(table.lift(path(0, 0), to: path(1, 1), isMovedByTable: byTable) == .move)
      try await phone.settle()
      #expect(try sections(phone) == [["Milk", "Juice"], ["Bread", "Tea", "Salt", "Pressed"]])
      let page = try phone.page
      #expect(page.screen.canUndo)
      // Where the screen sends it back it may not be dropped.
      #expect(table.lift(path(1, 0), to: path(0, 0), isMovedByTable: byTable) == .forbidden)
      // Neither lifted: one that stays, and one whose long press means something else.
      #expect(table.lift(path(1, 2), to: path(0, 0), isMovedByTable: byTable) == nil)
      #expect(table.lift(path(1, 3), to: path(0, 0), isMovedByTable: byTable) == nil)
      try await phone.press("edit")
      #expect(table.lift(path(0, 0), to: path(0, 1), isMovedByTable: byTable) == nil)
    }

    @Test func `what comes from another app, or another table, is not taken`() async throws {
      let phone = try await Phone.show(ThingsScreen())
      let table = try phone.table
      #expect(
        table.lift(path(0, 0), to: path(0, 1), isForeign: true, isMovedByTable: false) == .cancel)
      let other = try await Phone.show(ThingsScreen())
      let source = try other.table
      source.dropDelegate = try phone.page
      #expect(source.lift(path(0, 0), to: path(0, 1), isMovedByTable: false) == .cancel)
    }
  }
}
