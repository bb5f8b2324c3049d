import Foundation
import TableScreen
import TestSupport
import Testing

/// The file that keeps what was open, and what was searched for.
@MainActor struct StateFileTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "in/state.json") }
  private var restoration: TableRestoration { .file(url) { _ in nil } }

  init() throws { folder = try TemporaryFolder() }

  private var state: TableNavigationState {
    get throws {
      try JSONDecoder().decode(
        TableNavigationState.self, from: Data(#"{"tabs": [], "modals": [], "selectedTab": 0}"#.utf8)
      )
    }
  }

  private var mode: Int? {
    get throws {
      try FileManager.default.attributesOfItem(atPath: url.path())[.posixPermissions] as? Int
    }
  }

  @Test func `only its owner may read it, even where others could before`() throws {
    restoration.save(try state)
    #expect(try mode == 0o600)
    #expect(chmod(url.path(), 0o644) == 0)
    restoration.save(try state)
    #expect(try mode == 0o600)
    #expect(try restoration.load() == state)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path())
    #expect(names == ["state.json"])
  }

  @Test func `a large one is not read, and said to be so`() async throws {
    restoration.save(try state)
    // A file of 300 MB that takes no room.
    #expect(truncate(url.path(), 300 << 20) == 0)
    let reports = await TableDiagnostics.collect { #expect(restoration.load() == nil) }
    #expect(reports.map(\.kind) == ["unreadState"])
    #expect(reports.first?.what.contains("16777216") == true)
  }

  @Test func `one that cannot be read is said to be so, and none is nothing to say`() async throws {
    let reports = try await TableDiagnostics.collect {
      #expect(restoration.load() == nil)
      restoration.save(try state)
      try? Data("{".utf8).write(to: url)
      #expect(restoration.load() == nil)
    }
    #expect(reports.map(\.kind) == ["unreadState"])
  }

  @Test func `one that cannot be written leaves the old one`() async throws {
    restoration.save(try state)
    let old = try Data(contentsOf: url)
    let blocked = TableRestoration.file(url.appending(path: "state.json")) { _ in nil }
    let reports = try await TableDiagnostics.collect { blocked.save(try state) }
    #expect(reports.map(\.kind) == ["unsavedState"])
    #expect(try Data(contentsOf: url) == old)
  }
}
