#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Keys and notices that mean the same as on the other hosts.
  @Suite @MainActor struct SameAsElsewhere {
    final class ScopeScreen: TableScreen {
      override class var settings: Settings {
        [.title("Scopes"), .searchable(scopes: ["All", "Long"])]
      }
      private(set) var opened: [String] = []
      override var tableData: [Section] {
        [
          Section {
            for name in ["a", "bb", "long one", "long two"] {
              [.title: "\(name)", .action: .perform(ScopeScreen.pick, name)]
            }
          }
        ]
      }
      override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
        scope == 0 || cell.title?.hasPrefix("long") == true
      }
      func pick(_ name: String) { opened.append(name) }
    }

    private struct Dead: LocalizedError {
      var errorDescription: String? { "The server is dead" }
    }

    final class FailingScreen: TableScreen {
      var count = 0
      override var title: String { "Tried \(count)" }
      override var tableData: [Section] { [] }
      override func onLoad() {
        wait(for: "Reading") { [weak self] in
          self?.count += 1
          throw Dead()
        }
      }
    }

    final class NoticeScreen: TableScreen {
      override class var settings: Settings { [.title("List")] }
      override var tableData: [Section] {
        [Section { [.title: "Open", .action: .perform(NoticeScreen.detail)] }]
      }
      func detail() { open(DetailScreen(self), as: .detail) }
    }

    final class DetailScreen: TableScreen {
      weak var list: NoticeScreen?
      init(_ list: NoticeScreen) {
        self.list = list
        super.init()
      }
      override class var settings: Settings { [.title("Detail")] }
      override var tableData: [Section] {
        [Section { [.title: "Tell", .action: .perform(DetailScreen.tell)] }]
      }
      func tell() {
        list?.show(notice: "Said of the list")
        show(notice: "Said of the detail")
      }
    }

    final class BusyScreen: TableScreen {
      override class var settings: Settings { [.title("Busy")] }
      override var tableData: [Section] {
        [Section { [.title: "Row", .action: .perform(BusyScreen.work)] }]
      }
      override func onLoad() {
        wait(for: "All of it") { try await Task.sleep(for: .seconds(3600)) }
      }
      func work() async throws { try await Task.sleep(for: .seconds(3600)) }
    }

    final class LongScreen: TableScreen {
      override class var settings: Settings { [.title("Long")] }
      override var restorationName: String? { "long" }
      override var tableData: [Section] {
        [Section(cells: (0..<100).map { [.id: .key($0), .title: "Row \($0)"] })]
      }
    }

    @Test(arguments: [true, false])
    func `rows that a scope alone filters stay where one goes on to them`(byKey: Bool) throws {
      let screen = ScopeScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      terminal.press("/", .tab)
      #expect(screen.layout.rowCount == 2)
      if byKey { terminal.press(.enter) } else { terminal.click("long one") }
      #expect(screen.layout.rowCount == 2)
      #expect(screen.chrome.search?.scope == 1)
      terminal.press(.enter)
      #expect(screen.opened == ["long one"])
    }

    @Test func `F5 reads what failed anew`() async throws {
      let screen = FailingScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      for count in 1...3 {
        try await until { screen.count == count && screen.chrome.failure != nil }
        terminal.host.drawIfNeeded()
        if count < 3 { terminal.press(.function(5)) }
      }
    }

    @Test func `the notice of the pane without the keys goes after its time`() throws {
      let terminal = try TestTerminal([NoticeScreen()], columns: 120, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter, .tab, .enter)
      #expect(terminal.frame.contains("Said of the list"))
      #expect(terminal.frame.contains("Said of the detail"))
      terminal.pass(TerminalHost.noticeTime)
      #expect(!terminal.frame.contains("Said of the detail"))
      #expect(!terminal.frame.contains("Said of the list"))
    }

    @Test func `x on a row that is busy cancels its action, and Escape the wait`() throws {
      let screen = BusyScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      terminal.press(.enter)
      let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
      let state = terminal.host.state(of: screen)
      func isBusy() -> Bool {
        terminal.host.content(of: row, on: screen, state)?.isCancellable == true
      }
      #expect(isBusy())
      #expect(terminal.lines.last?.contains("x cancel") == false)
      terminal.press("m")
      #expect(terminal.line(of: "Cancel") != nil)
      terminal.press(.escape, "x")
      #expect(!isBusy())
      #expect(screen.chrome.waiting == "All of it")
      terminal.press(.enter, .escape)
      #expect(isBusy())
      #expect(screen.chrome.waiting == nil)
    }

    @Test func `a long paste where nothing takes a text says nothing of its length`() throws {
      let screen = LongScreen()
      let terminal = try TestTerminal([screen], columns: 60)
      defer { terminal.close() }
      terminal.act(.paste(String(repeating: "ab", count: 600_000)))
      #expect(screen.chrome.notice == nil)
    }

    @Test(arguments: [9, 12, 24])
    func `a list that was left at its end stands there again`(lines: Int) throws {
      var saved: TableNavigationState?
      let restoration = TableRestoration(load: { saved }, save: { saved = $0 }) { _ in nil }
      let first = try TestTerminal([LongScreen()], lines: lines, restoration: restoration)
      first.press(.end)
      let before = first.lines.dropLast()
      first.close()
      let second = try TestTerminal([LongScreen()], lines: lines, restoration: restoration)
      defer { second.close() }
      let rows = { (lines: ArraySlice<String>) in
        lines.map { $0.replacing("▌", with: " ").trimmingCharacters(in: .whitespaces) }
      }
      #expect(rows(second.lines.dropLast()) == rows(before))
    }
  }
}
#endif
