// swift-format-ignore-file
// The examples of “From a bug report to a test” that need a terminal, word for word.
#if os(macOS) || os(Linux)
import Foundation
import TableScreenTerminal

enum RecordingExamples {
  @MainActor static func main() {
    TerminalApp.run(InboxScreen(), recording: URL(filePath: "inbox.jsonl"))
  }
}
#endif
