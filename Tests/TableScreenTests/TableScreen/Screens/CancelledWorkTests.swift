import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// What cancels itself is said to be cancelled, wherever it runs, and is reported nowhere.
@MainActor struct CancelledWorkTests {
  private final class Refreshed: TableScreen {
    var error: any Error = CancellationError()
    var rows = ["one"]
    override class var settings: Settings { [.refreshable(), .pageable()] }
    override var tableData: [Section] { [Section(items: rows, id: \.self) { [.title: $0] }] }
    override func onRefresh() async throws { throw error }
    override func onEndReached() async throws -> Bool { throw error }
  }

  private static let errors: [any Error] = [
    CancellationError(), URLError(.cancelled), CocoaError(.userCancelled),
    NSError(domain: NSURLErrorDomain, code: -999),
  ]

  @Test func `a refresh beside its rows`() async throws {
    for error in Self.errors {
      let screen = Refreshed()
      screen.error = error
      let reports = try await TableDiagnostics.collect {
        let table = try await HeadlessHost.show(screen)
        try await table.refresh()
        #expect(table.chrome.notice?.text == TableWords.current.cancelled, "\(error)")
        #expect(table.titles == ["one"])
      }
      #expect(reports.isEmpty)
    }
  }

  @Test func `a refresh in place of rows can be tried again`() async throws {
    let screen = Refreshed()
    screen.rows = []
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try await table.refresh()
      #expect(table.chrome.failure == TableWords.current.cancelled)
    }
    #expect(reports.isEmpty)
  }

  @Test func `a table from a server`() async throws {
    struct Loader: TableDataLoader {
      func answer(
        from url: URL, unless tag: String?, limits: TableDataLimits
      ) async throws -> TableDataAnswer { throw CancellationError() }
    }
    let screen = TableScreen(url: try #require(URL(string: "https://example.org/table")))
    screen.dataLoader = Loader()
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.chrome.failure == TableWords.current.cancelled)
      #expect(
        table.chrome.notice == nil || table.chrome.notice?.text == TableWords.current.cancelled)
    }
    #expect(reports.isEmpty)
  }
}
