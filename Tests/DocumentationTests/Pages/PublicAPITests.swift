#if os(macOS) || os(Linux)
import Foundation
import Testing

/// The public API is listed in Documentation/api, so that a change of it is seen in review.
struct PublicAPITests {
  private static let modules = [
    "TableCore", "TableQueries", "TableScreen", "TableScreenCells", "TableScreenData",
    "TableScreenInspector", "TableScreenRecording", "TableScreenSQLite", "TableScreenTerminal",
    "TableScreenTesting",
  ]

  /// Writes the list instead where `TABLESCREEN_API` is `write`.
  @Test(.enabled(if: PublicAPI.modules != nil), arguments: modules)
  func `each module declares what its list has`(module: String) throws {
    let lines = try PublicAPI(of: module, in: #require(PublicAPI.modules)).lines
    let path = "Documentation/api/\(module).txt"
    if ProcessInfo.processInfo.environment["TABLESCREEN_API"] == "write" {
      let file = Repository.root.appending(path: path)
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let listed = try Repository.text(path).split(separator: "\n").map(String.init)
    for change in lines.difference(from: listed) {
      switch change {
      case .insert(_, let line, _): Issue.record("\(path) lacks: \(line)")
      case .remove(_, let line, _): Issue.record("\(path) has, but the module does not: \(line)")
      }
    }
  }
}
#endif
