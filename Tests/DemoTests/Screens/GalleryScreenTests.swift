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
      #expect(!table.titles.isEmpty)
      try await leave(demo, table)
      #expect(table.chrome.title == "Gallery")
      #expect(table.navigator.screens.count == 1)
    }
  }

  @Test func `no demo reports a mistake of its own`() async throws {
    let folder = try TemporaryFolder()
    let mistakes = try await Diagnostics.collect {
      for name in Demo.names {
        let screens = try #require(Demo.screens(named: name, .sample(in: folder.url)))
        let table = try await HeadlessHost.show(tabs: screens)
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
      try await leave(demo, table)
      // A cancelled clock takes a moment to notice.
      for _ in 0..<100 where screen != nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(screen == nil, "\(demo.title)")
    }
  }

  /// Goes back to the gallery, or closes the tabs that stand beside it.
  private func leave(_ demo: Demo, _ table: HeadlessHost) async throws {
    guard table.chrome.tabs.count > 1 else {
      #expect(table.chrome.backTitle == "Gallery")
      return try await table.back()
    }
    #expect(table.chrome.tabs.first?.title == "Gallery", "\(demo.title)")
    try await table.selectTab("Gallery")
    try await table.press("Close tabs")
  }
}
