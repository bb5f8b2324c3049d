import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// What a person has cancelled does not come all the same, until they try it again.
@MainActor struct CancelledWaitTests {
  @Test func `it stays away until it is tried again`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("12345", to: "five bytes")
    let path = FilePath(String(folder.url.path().dropLast()))
    let screens: [TableScreen] = [
      CharactersScreen(), FilesScreen(path), DownloadsScreen(.sample(in: folder.url)),
    ]
    for screen in screens {
      let table = try await HeadlessHost.show(TableScreen())
      table.visibleScreen.open(screen)
      #expect(screen.chrome.waiting != nil)
      screen.cancelWaiting()
      for _ in 0..<3 {
        try await table.settle()
        try await Task.sleep(for: .milliseconds(300))
      }
      #expect(table.layout.rowCount == 0)
      #expect(table.chrome.failure == "Cancelled")
      screen.retry()
      try await table.settle()
      #expect(table.layout.rowCount > 0)
      #expect(table.chrome.failure == nil)
    }
  }
}
