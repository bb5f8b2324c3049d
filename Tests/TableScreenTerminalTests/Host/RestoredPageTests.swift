#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A list that loads page by page stands after a restart where it stood, as soon as it is long enough for that.
  @Suite @MainActor struct RestoredPages {
    private final class Pages: TableScreen {
      let length: Int
      private(set) var count: Int
      private(set) var loads = 0
      init(_ length: Int) {
        (self.length, count) = (length, length)
        super.init()
      }
      override class var settings: Settings { [.title("Pages"), .pageable()] }
      override var restorationName: String? { "pages" }
      override var tableData: [Section] {
        [Section(id: "all", count: count) { row in [.id: .key(row), .title: "row \(row)."] }]
      }
      override func onEndReached() async throws -> Bool {
        await Task.yield()
        loads += 1
        count += length
        updateTableData()
        return count < 10 * length
      }
    }

    /// Draws until nothing is loaded any more.
    private func settle(_ terminal: TestTerminal) async throws {
      for _ in 0..<20 {
        for _ in 0..<20 { await Task.yield() }
        terminal.host.drawIfNeeded()
      }
    }

    private func top(_ terminal: TestTerminal) -> String? {
      terminal.lines.lazy.compactMap { $0.firstMatch(of: /row \d+\./) }.first.map {
        String($0.output)
      }
    }

    /// Leaves a list scrolled down by some pages of the window, and returns what was saved.
    private func left(_ length: Int, lines: Int, pages: Int) async throws -> (
      state: TableNavigationState?, top: String?
    ) {
      var saved: TableNavigationState?
      let restoration = TableRestoration(load: { nil }, save: { saved = $0 }) { _ in nil }
      let screen = Pages(length)
      let terminal = try TestTerminal([screen], lines: lines, restoration: restoration)
      try await settle(terminal)
      for _ in 0..<pages {
        terminal.press(.pageDown)
        try await settle(terminal)
      }
      let top = top(terminal)
      terminal.close()
      return (saved, top)
    }

    @Test func `a row of a first page that is shorter than the window`() async throws {
      // The window shows some 20 rows, the first page has 15.
      let (state, before) = try await left(15, lines: 24, pages: 1)
      #expect(before != nil && before != "row 0.")
      let restoration = TableRestoration(load: { state }, save: { _ in }) { _ in nil }
      let screen = Pages(15)
      let terminal = try TestTerminal([screen], lines: 24, restoration: restoration)
      defer { terminal.close() }
      try await settle(terminal)
      #expect(top(terminal) == before)
    }

    @Test func `a row of a later page, once that comes`() async throws {
      let (state, before) = try await left(15, lines: 12, pages: 3)
      #expect(before != nil && before != "row 0.")
      let restoration = TableRestoration(load: { state }, save: { _ in }) { _ in nil }
      let screen = Pages(15)
      let terminal = try TestTerminal([screen], lines: 12, restoration: restoration)
      defer { terminal.close() }
      try await settle(terminal)
      #expect(top(terminal) == "row 0.")
      while screen.count < 60 {
        screen.loadMore()
        try await settle(terminal)
      }
      #expect(top(terminal) == before)
    }

    @Test func `not a row above which the person has scrolled since`() async throws {
      let (state, before) = try await left(15, lines: 12, pages: 3)
      let restoration = TableRestoration(load: { state }, save: { _ in }) { _ in nil }
      let screen = Pages(15)
      let terminal = try TestTerminal([screen], lines: 12, restoration: restoration)
      defer { terminal.close() }
      try await settle(terminal)
      for _ in 0..<15 {
        terminal.press(.down)
        try await settle(terminal)
      }
      #expect(screen.count > 15)
      let here = top(terminal)
      screen.loadMore()
      try await settle(terminal)
      screen.loadMore()
      try await settle(terminal)
      #expect(screen.count >= 45)
      #expect(top(terminal) == here && here != before)
    }
  }
}
#endif
