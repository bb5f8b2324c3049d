#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a person reads is found, and what they tap opens, wherever a demo stands.
@MainActor @Suite struct DemoDoorTests {
  private let setup = DemoSetup.sample(in: TemporaryFolder.nowhere)

  @Test(arguments: ["New York", "sao paulo", "St Johns", "Buenos Aires, Argentina", "New_York"])
  func `a city is found as it stands in its row`(_ typed: String) async throws {
    let table = try await HeadlessHost.show(TimeZonesScreen(now: setup.now))
    try await table.search(typed)
    #expect(table.titles.count == 1, "\(table.titles)")
  }

  @Test func `a gallery above another screen opens each demo, also one of several tabs`()
    async throws
  {
    let mistakes = try await TableDiagnostics.collect {
      let root = TimeZonesScreen(now: setup.now)
      let table = try await HeadlessHost.show(root)
      root.open(GalleryScreen(setup))
      try await table.settle()
      try await table.tap("Mail")
      #expect(table.chrome.title == "Inbox")
      try await table.back()
      #expect(table.chrome.title == "Gallery")
    }
    #expect(mistakes == [])
  }
}
#endif
