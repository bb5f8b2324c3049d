public import Foundation
public import TableScreen
import TableScreenSQLite

#if Postgres
import TableScreenPostgres
#endif

/// The environment of the demos, which tests replace: folders, clock, time zone and waiting.
public struct DemoSetup: Sendable {
  /// The folder that keeps the to-dos.
  public var data: URL
  /// The database that keeps the to-dos instead: the path of a file, or the address of a server; nil keeps them in ``data``.
  public var database: String? { didSet { store = database.map(Self.store(at:)) } }
  /// The to-dos of the database, which all screens share: a server has one line for all that they show.
  private var store: (any ToDoStoring)?
  /// The folder in which the files demo starts.
  public var folder: FilePath
  /// False where others than the person at this machine see the demos: then no screen shows its files.
  public var showsFiles = true
  /// Returns the current time.
  public var now: @Sendable () -> Date

  /// The time zone of the demos; nil for that of whoever sees them.
  public var timeZone: TimeZone?
  /// Waits, for a demo that simulates slow work.
  public var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Creates a setup.
  public init(
    data: URL, folder: FilePath, timeZone: TimeZone? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.data = data
    self.folder = folder
    self.timeZone = timeZone
    self.now = now
  }

  /// The person's own to-dos, folder and clock.
  public static var live: DemoSetup {
    DemoSetup(
      data: dataFolder,
      folder: FilePath(FileManager.default.currentDirectoryPath), now: { TableEnvironment.now })
  }

  /// To-dos of its own in `folder`, a clock that stands at noon of New Year's Day 2026, UTC, and nothing
  /// that takes long.
  public static func sample(in folder: URL) -> DemoSetup {
    var setup = live
    setup.data = folder
    setup.timeZone = .gmt
    setup.pause = { _ in await Task.yield() }
    setup.now = { Date(timeIntervalSince1970: 1_767_268_800) }
    return setup
  }

  /// To-dos of its own in `folder`, and otherwise the person's clock and waiting, so that what is recorded can be played
  /// elsewhere.
  public static func recorded(in folder: URL) -> DemoSetup {
    var setup = live
    setup.data = folder
    return setup
  }

  /// A folder of its own for the to-dos of a recording.
  public static func folderForRecording() -> URL {
    FileManager.default.temporaryDirectory
      .appending(path: "tablescreen-demo-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  /// The to-dos.
  public var toDos: any ToDoStoring { store ?? ToDoStore(in: data) }

  /// The store of the database for the windows of a server, or nil where no database is named.
  public var states: (any TableStateStore)? {
    guard let database else { return nil }
    #if Postgres
    if Self.isServer(database) { return PostgresStateStore(database) }
    #endif
    return SQLiteStateStore(URL(filePath: database))
  }

  private static func store(at database: String) -> any ToDoStoring {
    #if Postgres
    if isServer(database) { return PostgresToDos(database) }
    #endif
    return ToDoStore(file: URL(filePath: database))
  }

  /// Returns why a database cannot be used by this build, or nil if it can.
  public static func mistake(in database: String) -> String? {
    // Nothing else of it is repeated: an address can hold a password.
    if let scheme = database.firstRange(of: "://").map({ database[..<$0.lowerBound] }),
      !scheme.contains("/"), !isServer(database)
    {
      return "“\(scheme)://” begins no address of a database; one of a server begins with "
        + "postgres://, and a file is named by its path"
    }
    if !isServer(database), database.contains("@"), database.contains(":"),
      !FileManager.default.fileExists(atPath: database)
    {
      return "this is no path of a file, and no address of a database; one of a server begins "
        + "with postgres://"
    }
    if !isServer(database), isFolder(URL(filePath: database)) {
      return "“\(database)” is a folder; name the file of the database in it"
    }
    if !isServer(database), case let folder = URL(filePath: database).deletingLastPathComponent(),
      !isFolder(folder)
    {
      return missing(folder, for: "the database")
    }
    #if Postgres
    return nil
    #else
    return isServer(database)
      ? "this build knows no PostgreSQL; build it with --traits Postgres,default" : nil
    #endif
  }

  /// What is wrong with a folder for recordings, in words for the person who named it; nil for nothing.
  public static func mistake(recordingIn folder: URL) -> String? {
    guard isFolder(folder) else { return missing(folder, for: "the recording") }
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.isWritableFile(atPath: path) else {
      return "the folder “\(path)” takes no recording; name one that can be written to"
    }
    return nil
  }

  /// Returns what is wrong with a folder that is none.
  private static func missing(_ folder: URL, for what: String) -> String {
    let path = folder.path(percentEncoded: false)
    // A URL of a folder ends with a slash, behind which nothing is found where a file stands.
    let file = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return FileManager.default.fileExists(atPath: file)
      ? "“\(file)” is no folder; name one for \(what)"
      : "there is no folder “\(path)” for \(what); make it, or name another"
  }

  /// What is wrong with a folder of to-dos, in words for the person who named it; nil for nothing: one that is mistyped would
  /// be made, and show samples as if they were that person's.
  public static func mistake(readingToDosIn folder: URL) -> String? {
    isFolder(folder) ? nil : missing(folder, for: "the to-dos")
  }

  /// What is wrong with a file for a recording, in words for the person who named it; nil for nothing.
  public static func mistake(recordingTo file: URL) -> String? {
    let path = file.path(percentEncoded: false)
    // A slash at the end of a name that is not there yet is that of a folder, too.
    if isFolder(file) || file.hasDirectoryPath {
      return "“\(path)” is a folder; name the file for the recording in it"
    }
    if let mistake = mistake(recordingIn: file.deletingLastPathComponent()) { return mistake }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard FileManager.default.isWritableFile(atPath: path) else {
      return "the file “\(path)” takes no recording; name one that can be written to"
    }
    guard isReplaceable(path) else {
      return "the file “\(path)” is no recording, and is left alone; name another"
    }
    return nil
  }

  /// Returns whether a recording may take the place of what is in a file: nothing, or an earlier recording.
  private static func isReplaceable(_ path: String) -> Bool {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard kind == .typeRegular, let file = FileHandle(forReadingAtPath: path) else { return true }
    // The first line of a recording has the state that it began with.
    guard let start = try? file.read(upToCount: 1 << 24), !start.isEmpty else { return true }
    let line = start.prefix { $0 != UInt8(ascii: "\n") }
    let header = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
    return header?["recording"] != nil
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let path = url.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isServer(_ database: String) -> Bool {
    ["postgres://", "postgresql://"].contains { database.hasPrefix($0) }
  }

  /// The file that keeps which screens were open.
  public static var stateFile: URL { dataFolder.appending(path: "state.json") }

  /// Where the person's data belongs: `TABLESCREEN_DEMO_DATA`, or else the system's place for it.
  static var dataFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TABLESCREEN_DEMO_DATA"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    // By the convention, a relative path is ignored.
    let base =
      environment["XDG_DATA_HOME"].flatMap { path in
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
      } ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL.homeDirectory
    return base.appending(path: "tablescreen-demo", directoryHint: .isDirectory)
  }
}
