#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTerminal
import Testing

/// An app whose screens could await nothing is not shown.
@MainActor @Suite struct AsynchronousMainTests {
  @Test func `asynchronous code that shows screens is told so`() async {
    let error = #expect(throws: AsynchronousMain.self) {
      try TerminalApp.show(tabs: [TableScreen()])
    }
    #expect(error?.localizedDescription.contains("main without async") == true)
  }
}
#endif
