#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// A letter of a secret is no line of its own, but what it takes away goes where the recording is played, too.
@MainActor @Suite struct SecretNoticeTests {
  private struct Down: Error, CustomStringConvertible { let description = "no line" }

  private final class Login: TableScreen {
    var password = ""
    override class var settings: Settings { [.title("Login"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "p", .title: "Password", .bind: .to(self, \.password),
            .cellClass: .of(.secureField()),
          ]
        }
      ]
    }
    override func onSubmit() async throws {
      for _ in 0..<3 { await Task.yield() }
      throw Down()
    }
  }

  @Test(arguments: [1, 5])
  func `a letter that takes a notice away is played, and how many follow is not told`(count: Int)
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.jsonl")
    let screen = Login()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.rowIDs.first)
    func type(_ text: String) {
      screen.send(.typed(row, name: RowControl.boundName, text: text))
    }
    await window.act { _ in type("a") }
    // The person types on while the app saves.
    await window.act { _ in
      screen.send(.submit)
      type("ab")
    }
    #expect(screen.chrome.notice?.isError == true)
    for length in 0..<count {
      await window.act { _ in type("abc" + String(repeating: "d", count: length)) }
    }
    #expect(screen.chrome.notice == nil)
    window.close()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.components(separatedBy: #""do":"moved""#).count == 2, "\(text)")
    #expect(text.components(separatedBy: #""do":"typed""#).count == 3, "\(text)")
    let table = try await HeadlessHost.play(file, on: Login())
    table.close()
  }
}
#endif
