#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenSQLite
import TestSupport
import Testing

/// The file of a store of states goes while the store is used.
struct LostStatesTests {
  private func rights(of url: URL) throws -> Int? {
    let path = url.path(percentEncoded: false)
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func check(_ store: SQLiteStateStore, _ text: String) async throws {
    let data = Data(text.utf8)
    #expect(try await store.keep(data, for: "a", by: "one"))
    #expect(try await store.state(for: "a") == TableKeptState(data: data, holder: "one"))
  }

  @Test(arguments: [["", "-wal", "-shm"], [""], ["-wal", "-shm"]])
  func `a store goes on in a new file where its own was removed`(ends: [String]) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "states.db")
    let store = SQLiteStateStore(file)
    try await check(store, "first")
    for round in 0..<3 {
      for end in ends {
        try FileManager.default.removeItem(atPath: file.path(percentEncoded: false) + end)
      }
      try await check(store, "state \(round)")
      #expect(try rights(of: file) == 0o600)
    }
    #expect(
      try await SQLiteStateStore(file).state(for: "a")?.data == Data("state 2".utf8))
  }

  @Test func `a folder that is missing is made, and others may read neither it nor the file`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (outer, place) = (
      folder.url.appending(path: "lists"), folder.url.appending(path: "lists/states")
    )
    let file = place.appending(path: "states.db")
    let store = SQLiteStateStore(file)
    for text in ["first", "again"] {
      try await check(store, text)
      #expect(try rights(of: outer) == 0o700 && rights(of: place) == 0o700)
      for end in ["", "-wal"] {
        #expect(try rights(of: place.appending(path: "states.db\(end)")) == 0o600)
      }
      try FileManager.default.removeItem(at: outer)
    }
  }
}
#endif
