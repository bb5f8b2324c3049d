import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// The button of a letter says what it does with the letter as it is.
@MainActor struct ArchivedLetterTests {
  @Test func `an archived letter goes back to the inbox, and says so`() async throws {
    let table = try await HeadlessHost.show(
      tabs: #require(Demo.screens(named: "mail", .sample(in: TemporaryFolder.nowhere))))
    try await table.tap("Grace Hopper")
    try await table.press("Archive")
    try await table.selectTab("Archive")
    #expect(table.titles == ["Grace Hopper"])
    try await table.tap("Grace Hopper")
    await #expect(throws: (any Error).self) { try await table.press("Archive") }
    try await table.press("Back to inbox")
    try await table.selectTab("Archive")
    #expect(table.titles == [])
  }
}
