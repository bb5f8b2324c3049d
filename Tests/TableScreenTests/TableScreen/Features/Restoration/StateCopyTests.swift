import Foundation
import TableScreen
import TestSupport
import Testing

/// What lies beside the states in their folder is not theirs.
@MainActor struct StateCopyTests {
  @Test func `copies stay, and what a killed program was writing goes without a name`()
    async throws
  {
    let folder = try TemporaryFolder()
    let states = TableStateFolder(folder.url)
    try await states.keep(Data("kept".utf8), for: "window-1")
    let file = try #require(try names(in: folder).first)
    let place = folder.url.appending(path: file)
    for copy in [file + ".bak", file + "." + UUID().uuidString] {
      try FileManager.default.copyItem(at: place, to: folder.url.appending(path: copy))
    }
    _ = try await states.forget("window-1", by: "")
    #expect(try await states.forget(olderThan: .zero, startingWith: "") == [])
    #expect(try names(in: folder) == [file + ".bak"])
    try await states.keep(Data("kept".utf8), for: "window-1")
    #expect(try await states.forget(olderThan: .zero, startingWith: "") == ["window-1"])
    #expect(try names(in: folder) == [file + ".bak"])
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false))
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
