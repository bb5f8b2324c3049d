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

  /// The time zone of the demos.
  public var timeZone: TimeZone
  /// Waits, for a demo that simulates slow work.
  public var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// Creates a setup.
  public init(
    data: URL, folder: FilePath, timeZone: TimeZone = .current,
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
    setup.timeZone = TableEnvironment.current?.timeZone ?? .current
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
    #if Postgres
    nil
    #else
    isServer(database)
      ? "this build knows no PostgreSQL; build it with --traits Postgres,default" : nil
    #endif
  }

  /// What is wrong with a folder for recordings, in words for the person who named it; nil for nothing.
  public static func mistake(recordingIn folder: URL) -> String? {
    let path = folder.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return "there is no folder “\(path)” for the recording; make it, or name another" }
    guard FileManager.default.isWritableFile(atPath: path) else {
      return "the folder “\(path)” takes no recording; name one that can be written to"
    }
    return nil
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
