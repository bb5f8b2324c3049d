#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The gallery leads to every demo.
@MainActor struct GalleryScreenTests {
  @Test func `each demo opens and leads back`() async throws {
    let folder = try TemporaryFolder()
    let table = try await HeadlessHost.show(GalleryScreen(.sample(in: folder.url)))
    #expect(table.titles == Demo.all.map(\.title))
    for demo in Effort.some(Demo.all) {
      #expect(table.row(demo.title)?.accessory == .disclosure)
      try await table.tap(demo.title)
      #expect(!table.page.isEmpty)
      try await leave(demo, table)
      #expect(table.chrome.title == "Gallery")
      #expect(table.navigator.screens.count == 1)
    }
  }

  @Test(arguments: Demo.names) func `each says what it shows, and in which file it is`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    let screens = try #require(Demo.screens(named: name, .sample(in: folder.url)))
    for screen in screens {
      let table = try await HeadlessHost.show(screen)
      let edges = [table.chrome.tableHeader, table.chrome.tableFooter].compactMap { $0 }
      let footers = (0..<table.layout.sectionCount).map {
        table.layout.content(ofSection: $0).footer
      }
      let texts =
        footers.compactMap { $0 }
        + edges.flatMap { $0.flattened }.compactMap { element -> String? in
          if case .text(let text) = element { text.text.plain } else { nil }
        }
      let paths = texts.joined(separator: " ").matches(of: /Demo\/\S+\.swift/).map(\.output)
      #expect(paths.count == 1, "\(name)")
      let file = ReadmeTests.root.appending(path: String(paths.first ?? ""))
      let source = try String(contentsOf: file, encoding: .utf8)
      let isData = file.lastPathComponent == "CafeTable.swift"
      #expect(isData || source.contains("class \(type(of: screen)): "), "\(name)")
      table.close()
    }
  }

  @Test func `no demo reports a mistake of its own`() async throws {
    let folder = try TemporaryFolder()
    let mistakes = try await TableDiagnostics.collect {
      for name in Effort.some(Demo.names) {
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
#endif
