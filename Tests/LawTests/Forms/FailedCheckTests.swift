import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A check that fails says nothing against what was typed: it stays, and is not written.
@MainActor @Suite struct FailedCheckTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "The rules are missing" }
  }

  private class CheckedScreen: TableScreen {
    var text = "old"
    var fails = true
    var told: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Text", .bind: .to(\CheckedScreen.text),
            .validate: .method(CheckedScreen.check),
          ]
        }
      ]
    }
    func check(_ value: String) throws -> String? {
      if fails { throw Failure() }
      return value.isEmpty ? "Type something" : nil
    }
    override func onError(_ error: any Error) {
      told.append("\(error)")
      super.onError(error)
    }
  }

  private final class DraftsScreen: CheckedScreen {
    override class var settings: Settings { [.drafts] }
  }

  @Test(arguments: [false, true]) func `what was typed stays, and is taken once the check runs`(
    keepsDrafts: Bool
  ) async throws {
    let screen = keepsDrafts ? DraftsScreen() : CheckedScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "Text")
    #expect(screen.text == "old" && screen.told == ["Failure()"])
    #expect(table.row("Text")?.controls.first?.value == .text("new"))
    try await table.type("old", into: "Text")
    #expect(table.row("Text")?.message == nil, "nothing stands against what is there already")
    try await table.type("new", into: "Text")
    screen.fails = false
    if keepsDrafts { try await table.submit() } else { try await table.type("new", into: "Text") }
    #expect(screen.text == "new" && table.row("Text")?.message == nil)
    try await table.type("", into: "Text")
    #expect(screen.text == "new" && table.row("Text")?.message == "Type something")
  }
}
