import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A state is written to a file alone: what else stands at its path stays what it is.
@MainActor @Suite struct UnfitStateFileTests {
  private final class List: TableScreen {
    override var restorationName: String? { "list" }
    override class var settings: Settings { [.title("List"), .searchable()] }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private func keepState(at file: URL) async throws -> [String] {
    try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(List(), restoration: .file(file) { _ in nil })
      try await table.search("ro")
      try await table.tell(.background)
      table.close()
    }.map(\.kind)
  }

  @Test func `a pipe stays a pipe`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(try await keepState(at: pipe).contains("unsavedState"))
    let type = try FileManager.default.attributesOfItem(atPath: pipe.path)[.type]
    #expect(type as? FileAttributeType != .typeRegular)
  }

  @Test func `a link stays a link to the file that has the state`() async throws {
    let folder = try TemporaryFolder()
    let (file, link) = (
      folder.url.appending(path: "state.json"), folder.url.appending(path: "link.json")
    )
    #expect(try await keepState(at: file) == [])
    try Data().write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    _ = try await keepState(at: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("ro"))
  }
}
