#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// The test that a recording becomes shows what it expects, with secrets of any length.
@MainActor struct RecordedSecretTests {
  @Test(arguments: ["", "old", "a longer secret"])
  func `a frame that a test expects is that of a screen with another secret`(
    secret: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.jsonl")
    let person = try await RecordedTerminal([Login(secret)], to: file)
    await person.press(.down, .down, .enter)
    person.close()
    let test = try TableRecording(contentsOf: file).swiftTest(showing: "[Login()]")
    let lines = test.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let call = try #require(lines.firstIndex { $0.contains("table.frame(") })
    let expected = lines[(call + 1)...].prefix { !$0.contains("\"\"\"") }
      .map { String($0.dropFirst(8)) }
    #expect(lines[call].contains("withoutSecrets: true") == !secret.isEmpty)
    let table = try await HeadlessHost.show(Login(secret))
    try await table.tap("Tapped 0 times")
    let shown = table.frame(columns: 80, rows: 23, withoutSecrets: !secret.isEmpty)
    #expect(shown == expected.joined(separator: "\n"))
    #expect(secret.isEmpty || !shown.contains(secret))
    #expect(table.frame(columns: 80, rows: 23).contains("Tapped 1"))
  }
}

private final class Login: TableScreen {
  private var password: String
  private var taps = 0

  init(_ password: String) {
    self.password = password
    super.init()
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "User"]
        [.title: "Password", .bind: .to(self, \.password), .cellClass: .of(.secureField())]
        [.title: "Tapped \(taps) times", .action: .perform(Login.tap)]
      }
    ]
  }

  func tap() {
    taps += 1
    updateTableData()
  }
}
#endif
