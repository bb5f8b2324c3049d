// swift-format-ignore-file
// The examples of “From a bug report to a test” that need a terminal, and of the recorder, word for word.
#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenRecording
import TableScreenTerminal

enum RecordingExamples {
  @MainActor static func main() {
    TerminalApp.run(InboxScreen(), recording: URL(filePath: "inbox.jsonl"))
  }

  @MainActor static func begin(_ navigator: TableNavigator, in url: URL) {
    navigator.record(to: url, host: "kiosk")
    navigator.start()
  }
}
#endif
