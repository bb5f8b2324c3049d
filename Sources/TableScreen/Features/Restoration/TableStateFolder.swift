public import Foundation
import TableCore

/// A folder of files that keeps states, each in a file that only its owner may read.
///
/// Several programs on one machine may share it; it is made when it is used first. Files that are no states are left alone.
public actor TableStateFolder: TableStateStore {
  private let folder: URL
  private let pause: @Sendable (Duration) async throws -> Void
  private var isPrepared = false

  /// How long one program that holds the folder is waited for.
  private static let patience = Duration.seconds(5)

  /// Names a folder.
  public init(_ folder: URL) { self.init(folder) { try await Task.sleep(for: $0) } }

  /// Names a folder, and how to pause while another program holds it.
  package init(_ folder: URL, pause: @escaping @Sendable (Duration) async throws -> Void) {
    (self.folder, self.pause) = (folder, pause)
  }

  /// Returns the state of a key; nil if none is kept.
  public func state(for key: String) async throws -> TableKeptState? {
    try said { try read(key)?.kept }
  }

  /// Makes somebody the holder of a state, and returns it with its former holder.
  public func take(_ key: String, for holder: String) async throws -> TableKeptState? {
    try await changing {
      guard let old = try read(key) else { return nil }
      try write(StoredState(key: key, kept: TableKeptState(data: old.kept.data, holder: holder)))
      return old.kept
    }
  }

  /// Keeps a state, unless somebody else holds the one that is kept.
  public func keep(_ state: Data, for key: String, by holder: String) async throws -> Bool {
    try TableStateError.check(state.count)
    return try await changing {
      if let old = try read(key), !old.kept.mayBeReplaced(by: holder) { return false }
      try write(StoredState(key: key, kept: TableKeptState(data: state, holder: holder)))
      return true
    }
  }

  /// Forgets a state, unless somebody else holds it.
  public func forget(_ key: String, by holder: String) async throws -> Bool {
    try await changing {
      guard let old = try read(key) else { return true }
      guard old.kept.mayBeReplaced(by: holder) else { return false }
      try remove(place(of: key))
      return true
    }
  }

  /// Forgets states that have been neither kept nor taken for some time, and returns their keys.
  public func forget(
    olderThan age: Duration, startingWith prefix: String
  ) async throws -> [String] {
    let last = Date(timeIntervalSinceNow: -(age.bounded / .seconds(1)))
    return try await changing {
      var keys: [String] = []
      for file in try files() where try isChanged(file, by: last) {
        guard let state = try? StoredState(file), state.key.utf8.starts(with: prefix.utf8) else {
          continue
        }
        let (name, kept) = (file.lastPathComponent, StateName.of(state.key))
        // Copies that somebody has made stay; what a killed program was writing is no state of its own.
        guard name == kept || StateFile.isLeftover(name, of: kept) else { continue }
        try remove(file)
        if name == kept { keys.append(state.key) }
      }
      return keys.sorted()
    }
  }

  // MARK: Files

  private func place(of key: String) -> URL {
    folder.appending(path: StateName.of(key), directoryHint: .notDirectory)
  }

  private func read(_ key: String) throws -> StoredState? {
    do {
      // Half a file, as after a loss of power, is as none, and so is one with the name of another key.
      let state = try StoredState(place(of: key))
      return state?.key.utf8.elementsEqual(key.utf8) == true ? state : nil
    } catch let error as POSIXError where error.code == .ENOENT { return nil }
  }

  private func write(_ state: StoredState) throws {
    try StateFile(url: place(of: state.key)).write(
      state.bytes, limit: .max, outlivesPowerLoss: false)
  }

  private func remove(_ file: URL) throws {
    let path = file.path(percentEncoded: false)
    guard unlink(path) == 0 || errno == ENOENT else { throw RegularFile.failure }
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
  }

  /// Returns whether a file was written at a moment or before; false for one that has gone meanwhile.
  private func isChanged(_ file: URL, by last: Date) throws -> Bool {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map { $0 <= last } ?? false
  }

  // MARK: Turns

  /// Runs `body` while no other program changes the folder; waits for as long as others come and go.
  private func changing<Result>(_ body: () throws -> Result) async throws -> Result {
    let lock = try said { try openLock() }
    defer { close(lock) }
    var (turn, waited, length) = (lastTurn, Duration.zero, Duration.milliseconds(1))
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        return try said { throw RegularFile.failure }
      }
      // Who waits while others come and go is not held up by one that was stopped, and waits on.
      let newest = lastTurn
      if newest != turn { (turn, waited) = (newest, .zero) }
      // Pauses are counted, not the clock: on a busy machine one may last for seconds.
      guard waited < Self.patience else { throw TableStateError.busy(folder: path) }
      try await pause(length)
      waited += length
      length = min(length * 2, .milliseconds(50))
    }
    return try said {
      guard futimens(lock, nil) == 0 else { throw RegularFile.failure }
      return try body()
    }
  }

  /// When a program had its turn last.
  private var lastTurn: Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: lockPath)
    return attributes?[.modificationDate] as? Date
  }

  private func openLock() throws -> Int32 {
    if !isPrepared { try prepare() }
    var lock = open(lockPath, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR)
    if lock < 0, errno == ENOENT {
      // Somebody has removed the folder since.
      try prepare()
      lock = open(lockPath, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR)
    }
    guard lock >= 0 else { throw RegularFile.failure }
    return lock
  }

  private func prepare() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    isPrepared = true
  }

  private var path: String { folder.path(percentEncoded: false) }
  private var lockPath: String { folder.appending(path: ".lock").path(percentEncoded: false) }

  /// Runs `body`, and says of its errors where they come from.
  private func said<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as TableStateError { throw error } catch {
      let reason = TableWords().explanation(of: error) ?? "\(error)"
      throw TableStateError.failed(folder: path, reason: reason)
    }
  }
}

/// A state as it stands in a file: a line that says so, the holder, the key, and the bytes.
private struct StoredState {
  let key: String
  let kept: TableKeptState
  private static let mark = "TableScreen state 1"

  init(key: String, kept: TableKeptState) { (self.key, self.kept) = (key, kept) }

  /// Reads a file; nil where it holds no state.
  init?(_ file: URL) throws {
    // Names of programs and keys are short; keys that are longer still are read.
    let data = try RegularFile.read(
      file.path(percentEncoded: false), limit: TableStateError.limit * 2)
    guard let data else { return nil }
    let parts = data.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].elementsEqual(Self.mark.utf8),
      let holder = Self.text(parts[1]), let key = Self.text(parts[2])
    else { return nil }
    self.init(key: key, kept: TableKeptState(data: Data(parts[3]), holder: holder))
  }

  private static func text(_ line: Data) -> String? {
    Data(base64Encoded: line).map { String(decoding: $0, as: UTF8.self) }
  }

  var bytes: Data {
    let lines = [kept.holder, key].map { Data($0.utf8).base64EncodedString() }
    return Data(([Self.mark] + lines).map { $0 + "\n" }.joined().utf8) + kept.data
  }
}
