#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  @Suite @MainActor struct Waiting {
    @Test func `escape cancels what waits, and r begins it again`() throws {
      let screen = WaitingScreen()
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      #expect(terminal.line(of: "Reading…") != nil, "in the first frame")
      #expect(terminal.lines.last?.contains(" esc cancel") == true)
      terminal.press(.escape)
      #expect(terminal.line(of: "Cancelled") != nil)
      #expect(terminal.lines.last?.contains("r retry") == true)
      terminal.press("r")
      #expect(terminal.line(of: "Reading…") != nil)
      terminal.press("x")
      #expect(terminal.line(of: "Reading…") == nil)
      terminal.click("[ Retry ]", offset: 2)
      #expect(terminal.line(of: "Reading…") != nil)
      terminal.click("[ Cancel ]", offset: 2)
      #expect(terminal.line(of: "Cancelled") != nil)
    }

    @Test func `x cancels the action of a row`() throws {
      let screen = WaitingScreen()
      screen.names = ["Song"]
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      terminal.press("x", .enter)
      #expect(terminal.lines[1].contains("⠋"))
      #expect(terminal.lines.last?.contains("x cancel") == true)
      terminal.press("x")
      #expect(!terminal.lines[1].contains("⠋"))
    }

    @Test func `what is in view is told, so that more is loaded`() async throws {
      let screen = WaitingScreen()
      screen.names = (1...20).map { "Song \($0)" }
      let terminal = try TestTerminal([screen], columns: 60, lines: 10)
      defer { terminal.close() }
      screen.cancelWaiting()
      #expect(screen.chrome.paging == .idle)
      terminal.press(.end)
      #expect(screen.chrome.paging == .loading)
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "Loading more…") != nil)
      #expect(terminal.host.deadline != nil, "the spinner turns")
      try await until { screen.chrome.paging != .loading }
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "The line is dead") != nil)
      terminal.press("r")
      #expect(screen.chrome.paging == .loading)
    }
  }
}

private struct DeadLine: LocalizedError {
  var errorDescription: String? { "The line is dead" }
}

@MainActor private final class WaitingScreen: TableScreen {
  var names: [String] = []
  override class var settings: Settings { [.title("Slow"), .pageable()] }
  override var tableData: [Section] {
    [Section(cells: names.map { [.title: $0, .action: .perform(WaitingScreen.load)] })]
  }
  override func onLoad() { wait(for: "Reading…") { try await Task.sleep(for: .seconds(3600)) } }
  override func onEndReached() async throws -> Bool { throw DeadLine() }
  func load() async throws { try await Task.sleep(for: .seconds(3600)) }
}
#endif
