import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The failure of a wait stays until it was retried, whatever else is loaded.
@MainActor @Suite struct OtherFailureTests {
  private struct Refused: LocalizedError {
    let errorDescription: String?
  }

  private final class Pages: TableScreen {
    private(set) var tries: [String] = []
    override class var settings: Settings { [.pageable()] }
    override func onLoad() {
      wait(for: "Signing in") { [weak self] in
        self?.tries.append("sign in")
        throw Refused(errorDescription: "No line")
      }
      loadMore()
    }
    override func onEndReached() async throws -> Bool {
      tries.append("page")
      for _ in 0..<20 { await Task.yield() }
      if tries.count < 4 { throw Refused(errorDescription: "No page") }
      return false
    }
  }

  @Test func `it shows again once the page that failed later is there`() async throws {
    let pages = Pages()
    let table = try await HeadlessHost.show(pages)
    #expect(table.chrome.failure == "No page" && pages.tries == ["sign in", "page"])
    try await table.retry()
    #expect(table.chrome.failure == "No page" && pages.tries.count == 3)
    try await table.retry()
    #expect(table.chrome.failure == "No line" && table.chrome.paging == .finished)
    try await table.retry()
    #expect(pages.tries == ["sign in", "page", "page", "page", "sign in"])
    #expect(table.chrome.failure == "No line")
  }
}
