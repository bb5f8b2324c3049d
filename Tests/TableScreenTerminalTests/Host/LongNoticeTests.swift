#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// A notice stays as long as it takes to read it.
  @Suite @MainActor struct LongNotices {
    private final class Plain: TableScreen {
      override class var settings: Settings { [.title("Plain")] }
      override var tableData: [Section] { [Section { [.title: "Only"] }] }
    }

    @Test func `a long one stays longer than a short one`() throws {
      let screen = Plain()
      let terminal = try TestTerminal([screen], columns: 80, lines: 8)
      defer { terminal.close() }
      screen.show(notice: "Saved")
      terminal.pass(.zero)
      terminal.pass(TerminalHost.noticeTime)
      #expect(screen.chrome.notice == nil)
      screen.show(
        notice: "Not saved, as the server cannot be reached since 20:40; what you typed is kept")
      terminal.pass(.zero)
      terminal.pass(TerminalHost.noticeTime)
      #expect(screen.chrome.notice != nil && terminal.frame.contains("what you typed is kept"))
      terminal.pass(.seconds(4))
      #expect(screen.chrome.notice == nil)
      // Even the longest goes.
      screen.show(notice: String(repeating: "long ", count: 10_000))
      terminal.pass(.zero)
      terminal.pass(.seconds(30))
      #expect(screen.chrome.notice == nil)
    }
  }
}
#endif
