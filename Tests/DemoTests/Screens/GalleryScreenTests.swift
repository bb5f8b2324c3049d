import DemoScreens
import TableScreen
import Testing

/// The gallery leads to every demo.
@MainActor struct GalleryScreenTests {
  @Test func `each demo opens and leads back`() async throws {
    let folder = try TemporaryFolder()
    let table = try await HeadlessHost.show(GalleryScreen(.sample(in: folder.url)))
    #expect(table.titles == Demo.all.map(\.title))
    #expect(table.layout.content(ofSection: 0).footer?.isEmpty == false)
    for demo in Demo.all {
      #expect(table.row(demo.title)?.accessory == .disclosure)
      try await table.tap(demo.title)
      #expect(table.chrome.backTitle == "Gallery")
      #expect(!table.titles.isEmpty)
      try await table.back()
    }
  }

  @Test func `no demo reports a mistake of its own`() async throws {
    let folder = try TemporaryFolder()
    let mistakes = try await Diagnostics.collect {
      for name in Demo.names {
        guard let screen = Demo.screen(named: name, .sample(in: folder.url)) else { continue }
        let table = try await HeadlessHost.show(screen)
        if table.chrome.search != nil {
          try await table.search("a")
          try await table.endSearch()
        }
        if table.chrome.refresh != nil { try await table.refresh() }
        _ = table.page
      }
    }
    #expect(mistakes == [])
  }

  @Test func `a closed demo is let go`() async throws {
    let folder = try TemporaryFolder()
    let table = try await HeadlessHost.show(GalleryScreen(.sample(in: folder.url)))
    for demo in Demo.all {
      try await table.tap(demo.title)
      weak let screen = table.visibleScreen
      #expect(screen != nil)
      try await table.back()
      // A cancelled clock takes a moment to notice.
      for _ in 0..<100 where screen != nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(screen == nil, "\(demo.title)")
    }
  }
}
