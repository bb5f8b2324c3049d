import Foundation
import TableScreen
import TableScreenSQLite
import TestSupport
import Testing

#if Postgres
import TableScreenPostgres
#endif

/// The stores that can keep states.
enum StateStoreKind: CaseIterable, Sendable {
  case folder
  case sqlite
  #if Postgres
  case postgres
  #endif
}

/// What holds for states, wherever they are kept.
struct StateStoreLaws {
  /// Makes stores of one place, each as another program would.
  private struct Place {
    let folder: TemporaryFolder
    let kind: StateStoreKind
    let address: String

    init(_ kind: StateStoreKind) async throws {
      self.kind = kind
      folder = try TemporaryFolder()
      switch kind {
      case .folder, .sqlite: address = ""
      #if Postgres
      case .postgres:
        let own = try await PostgresServer.shared.ownAddress()
        address = own.address
        try await PostgresDatabase(PostgresServer.shared.address)
          .execute("CREATE SCHEMA \(own.schema)")
      #endif
      }
    }

    var url: URL { folder.url.appending(path: "states") }

    func store() -> any TableStateStore {
      switch kind {
      case .folder: TableStateFolder(url)
      case .sqlite: SQLiteStateStore(url)
      #if Postgres
      // A program that a busy machine holds up holds up those who wait for the same state.
      case .postgres: PostgresStateStore(address, patience: .seconds(600))
      #endif
      }
    }

    /// A store that cannot be reached, and the way to mend it, where a test has one.
    func broken() throws -> any TableStateStore {
      switch kind {
      case .folder:
        try Data("a file".utf8).write(to: url)
        return TableStateFolder(url)
      case .sqlite:
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return SQLiteStateStore(url)
      #if Postgres
      case .postgres: return PostgresStateStore("postgresql://app@/postgres?host=/nowhere")
      #endif
      }
    }
  }

  private func data(_ text: String) -> Data { Data(text.utf8) }

  @Test(arguments: StateStoreKind.allCases) func `what is kept is read back byte for byte`(
    kind: StateStoreKind
  ) async throws {
    let place = try await Place(kind)
    let (store, other) = (place.store(), place.store())
    #expect(try await store.state(for: "a") == nil)
    var random = SplitMix64(seed: 1)
    var all = [0, 1, 2, 255, 4_096, 70_001].map { count in
      Data((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
    all += [
      data("TableScreen state 1\n\n\n"), data("\n\n\n\n"), data("\0\0"), Data([0xFF, 0xFE]),
      data(#"\x00 '); DROP TABLE tablescreen_states; --"#), Data((0...255).map { UInt8($0) }),
    ]
    for state in all {
      #expect(try await store.keep(state, for: "a", by: "one"))
      #expect(try await store.state(for: "a") == TableKeptState(data: state, holder: "one"))
      #expect(try await other.state(for: "a")?.data == state)
    }
    #expect(try await place.store().state(for: "a")?.data == all.last)
  }

  @Test(arguments: StateStoreKind.allCases) func `the last write wins, of two programs too`(
    kind: StateStoreKind
  ) async throws {
    let place = try await Place(kind)
    let stores = [place.store(), place.store(), place.store()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          for round in 0..<30 { try await store.keep(Data("\(number) \(round)".utf8), for: "a") }
        }
      }
      try await group.waitForAll()
    }
    let last = try await stores[0].state(for: "a").map { String(decoding: $0.data, as: UTF8.self) }
    #expect(["0 29", "1 29", "2 29"].contains(last))
    for (number, store) in stores.enumerated() {
      try await store.keep(data("\(number)"), for: "a")
      #expect(try await stores[2 - number].state(for: "a")?.data == data("\(number)"))
    }
  }

  /// Others hold the folder for two hundred pauses, longer than one program is waited for, and have turns or have none.
  @Test(arguments: [true, false])
  func `who waits is told of a program that was stopped, and not of many that come and go`(
    othersComeAndGo: Bool
  ) async throws {
    let place = try await Place(.folder)
    try await place.store().keep(data("old"), for: "a")
    let lock = place.url.appending(path: ".lock")
    let others = try FileHandle(forUpdating: lock)
    #expect(flock(others.fileDescriptor, LOCK_EX) == 0)
    let other = place.store()
    let pauses = Locked(0)
    let store = TableStateFolder(place.url) { _ in
      let count = pauses.withLock { count in
        count += 1
        return count
      }
      if othersComeAndGo || count == 200 { #expect(flock(others.fileDescriptor, LOCK_UN) == 0) }
      if othersComeAndGo, count < 200 {
        try await other.keep(Data(), for: "b")
        #expect(flock(others.fileDescriptor, LOCK_EX) == 0)
      }
    }
    if othersComeAndGo {
      try await store.keep(data("new"), for: "a")
      #expect(pauses.withLock { $0 } == 200)
    } else {
      let folder = place.url.path(percentEncoded: false)
      await #expect(throws: TableStateError.busy(folder: folder)) {
        try await store.keep(data("new"), for: "a")
      }
    }
    let kept = try await place.store().state(for: "a")?.data
    #expect(kept == data(othersComeAndGo ? "new" : "old"))
  }

  @Test(arguments: StateStoreKind.allCases) func `whoever holds a state keeps it alone`(
    kind: StateStoreKind
  ) async throws {
    let place = try await Place(kind)
    let (first, second) = (place.store(), place.store())
    #expect(try await second.take("a", for: "second") == nil)
    #expect(try await first.keep(data("old"), for: "a", by: "first"))
    #expect(try await !second.keep(data("new"), for: "a", by: "second"))
    #expect(try await !second.forget("a", by: "second"))
    let taken = try await second.take("a", for: "second")
    #expect(taken == TableKeptState(data: data("old"), holder: "first"))
    #expect(try await second.take("a", for: "second")?.holder == "second")
    #expect(try await !first.keep(data("stale"), for: "a", by: "first"))
    #expect(try await !first.forget("a", by: "first"))
    #expect(try await second.keep(data("new"), for: "a", by: "second"))
    #expect(
      try await first.state(for: "a") == TableKeptState(data: data("new"), holder: "second"))
    #expect(try await second.forget("a", by: "second"))
    #expect(try await second.forget("a", by: "second"))
    #expect(try await first.state(for: "a") == nil)
    #expect(try await first.keep(data("again"), for: "a", by: "first"))
  }

  @Test(arguments: StateStoreKind.allCases)
  func `a state that nobody holds is anybody's, and holders are told apart byte by byte`(
    kind: StateStoreKind
  ) async throws {
    let store = try await Place(kind).store()
    try await store.keep(data("free"), for: "a")
    #expect(try await store.keep(data("taken"), for: "a", by: "one"))
    #expect(try await store.state(for: "a") == TableKeptState(data: data("taken"), holder: "one"))
    #expect(try await !store.keep(data("free"), for: "a", by: ""))
    try await store.keep(data("free"), for: "b")
    #expect(try await store.forget("b", by: "one"))
    #expect(try await store.state(for: "b") == nil)
    #expect(try await store.keep(data("é"), for: "c", by: "caf\u{E9}"))
    #expect(try await !store.keep(data("e"), for: "c", by: "cafe\u{301}"))
    #expect(try await !store.forget("c", by: "cafe\u{301}"))
    #expect(try await store.state(for: "c")?.data == data("é"))
  }

  @Test(arguments: StateStoreKind.allCases)
  func `of many who take a state at once, the last one has it`(kind: StateStoreKind) async throws {
    let place = try await Place(kind)
    let stores = (0..<4).map { _ in place.store() }
    #expect(try await stores[0].keep(data("begin"), for: "a", by: "nobody"))
    let results = try await withThrowingTaskGroup(of: [(String, Bool)].self) { group in
      for (number, store) in stores.enumerated() {
        group.addTask {
          var kept: [(String, Bool)] = []
          for round in 0..<10 {
            let name = "\(number) \(round)"
            _ = try await store.take("a", for: name)
            kept.append((name, try await store.keep(Data(name.utf8), for: "a", by: name)))
          }
          return kept
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let last = try #require(try await stores[0].state(for: "a"))
    // Whoever took it last has kept it, since nobody took it from them.
    #expect(String(decoding: last.data, as: UTF8.self) == last.holder)
    #expect(results.contains { $0 == (last.holder, true) })
  }

  @Test(arguments: StateStoreKind.allCases) func `what is old is forgotten, by its beginning`(
    kind: StateStoreKind
  ) async throws {
    let store = try await Place(kind).store()
    for key in ["window-a", "window-b", "browser-a", "window", "%", "WINDOW-c"] {
      #expect(try await store.keep(data(key), for: key, by: "one"))
    }
    #expect(try await store.forget(olderThan: .seconds(1_000), startingWith: "window-") == [])
    #expect(
      try await store.forget(olderThan: .zero, startingWith: "window-") == ["window-a", "window-b"])
    #expect(try await store.state(for: "window-a") == nil)
    #expect(try await store.state(for: "window")?.data == data("window"))
    #expect(
      try await store.forget(olderThan: .zero, startingWith: "")
        == ["%", "WINDOW-c", "browser-a", "window"])
    #expect(try await store.forget(olderThan: .zero, startingWith: "") == [])
  }

  @Test(arguments: StateStoreKind.allCases) func `a key may be any text`(
    kind: StateStoreKind
  ) async throws {
    let place = try await Place(kind)
    let store = place.store()
    let keys = [
      "", "/", "..", ".", ".lock", "../../escaped", "a/b", "a", "A", "~", "nul\0", "nul", "%", "_",
      "ключ 🗝", "e\u{301}", "é", "'; DROP TABLE tablescreen_states; --", "a\nb", "\u{202E}",
      String(repeating: "x", count: 100), String(repeating: "x", count: 101),
      String(repeating: "/", count: 5_000), String(repeating: "y", count: 100_000),
      "~" + SHA256.hexadecimal(of: ""),
    ]
    for (number, key) in keys.enumerated() {
      #expect(try await store.keep(data("\(number)"), for: key, by: key))
    }
    for (number, key) in keys.enumerated() {
      let kept = try #require(try await place.store().state(for: key))
      #expect(kept.data == data("\(number)") && kept.holder.utf8.elementsEqual(key.utf8))
      #expect(try await store.take(key, for: "other")?.data == data("\(number)"))
    }
    // Nothing stands beside the place.
    #expect(try place.folder.names.allSatisfy { $0.hasPrefix("states") })
    let all = try await store.forget(olderThan: .zero, startingWith: "")
    let (found, wanted) = (all.map { Array($0.utf8) }, keys.map { Array($0.utf8) })
    #expect(found.count == wanted.count && Set(found).count == wanted.count)
    #expect(Set(found).subtracting(wanted).isEmpty)
  }

  @Test(arguments: StateStoreKind.allCases) func `a big state is kept, and one too big is refused`(
    kind: StateStoreKind
  ) async throws {
    let store = try await Place(kind).store()
    let big = Data(repeating: 7, count: TableStateError.limit)
    #expect(try await store.keep(big, for: "a", by: "one"))
    #expect(try await store.state(for: "a")?.data == big)
    await #expect(throws: TableStateError.tooLarge(big.count + 1)) {
      try await store.keep(big + [1], for: "a", by: "one")
    }
    #expect(try await store.state(for: "a")?.data.count == big.count)
  }

  @Test func `others may not read a file of SQLite`() async throws {
    let place = try await Place(.sqlite)
    try await place.store().keep(data("draft"), for: "a")
    let path = place.url.path(percentEncoded: false)
    for file in [path, path + "-wal"] where FileManager.default.fileExists(atPath: file) {
      let rights = try FileManager.default.attributesOfItem(atPath: file)
      #expect(rights[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }

  @Test(arguments: StateStoreKind.allCases) func `a store that fails says why, and the remedy`(
    kind: StateStoreKind
  ) async throws {
    let place = try await Place(kind)
    let store = try place.broken()
    let error = try await #require(throws: (any Error).self) {
      try await store.keep(data("x"), for: "a")
    }
    #expect(error is any TableStoreError)
    #expect("\(error)".contains(";"), "no remedy in \(error)")
    guard error is TableStateError else { return }
    try FileManager.default.removeItem(at: place.url)
    try await store.keep(data("x"), for: "a")
    #expect(try await store.state(for: "a")?.data == data("x"))
  }

  @Test func `half a file is as none, and others may not read a folder`() async throws {
    let place = try await Place(.folder)
    let store = place.store()
    try await store.keep(data("x"), for: "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: place.url.path())
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    let file = place.url.appending(path: "a")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path())
    #expect(rights[.posixPermissions] as? Int == 0o600)
    for half in ["", "TableScreen state 1\n", "TableScreen state 1\n\n%\n"] {
      try data(half).write(to: file)
      #expect(try await store.state(for: "a") == nil)
      try await store.keep(data("y"), for: "a")
      #expect(try await store.state(for: "a")?.data == data("y"))
    }
    try data("mine").write(to: place.url.appending(path: "notes"))
    #expect(try await store.forget(olderThan: .zero, startingWith: "") == ["a"])
    #expect(FileManager.default.fileExists(atPath: place.url.appending(path: "notes").path()))
  }

  #if Postgres
  @Test func `a user who may make no table finds the one that is there`() async throws {
    let own = try await PostgresServer.shared.ownAddress()
    let owner = PostgresDatabase(own.address)
    let user = "user_" + own.schema
    try await owner.write { connection in
      try await connection.execute("CREATE SCHEMA \(own.schema)")
      try await connection.execute("CREATE ROLE \(user) LOGIN")
      try await connection.execute("GRANT USAGE ON SCHEMA \(own.schema) TO \(user)")
    }
    let address = own.address.replacing("//app@", with: "//\(user)@")
    let store = PostgresStateStore(address, table: "odd \" table")
    await #expect(throws: PostgresError.self) { try await store.keep(data("x"), for: "a") }
    try await owner.write { connection in
      try await connection.execute(PostgresStateStore.creation(of: "odd \" table"))
      try await connection.execute("GRANT ALL ON \"odd \"\" table\" TO \(user)")
    }
    try await store.keep(data("x"), for: "a")
    #expect(try await store.state(for: "a")?.data == data("x"))
  }
  #endif
}
