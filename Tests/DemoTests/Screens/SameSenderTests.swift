import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// A letter that is opened below another of its sender does what one does that is opened from the list.
@MainActor struct SameSenderTests {
  @Test func `it is archived, and can be taken back`() async throws {
    let table = try await HeadlessHost.show(
      tabs: #require(Demo.screens(named: "mail", .sample(in: TemporaryFolder.nowhere))))
    let titles = table.titles
    try await table.tap("Ada Lovelace")
    try await table.tap("Bernoulli numbers")
    try await table.press("Archive")
    try await table.back()
    #expect(table.titles.count == titles.count - 1)
    try await table.undo()
    #expect(table.titles == titles)
  }
}
