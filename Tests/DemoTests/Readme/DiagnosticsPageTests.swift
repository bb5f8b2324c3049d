#if os(macOS) || os(Linux)
import CSQLite
import DemoScreens
import Foundation
import TableScreen
import TableScreenData
import TableScreenSQLite
import TableScreenTesting
import TestSupport
import Testing

/// The page of diagnostics says what the code does; the kinds of mistakes have tests beside the code that finds them.
@MainActor struct DiagnosticsPageTests {
  private static func page() throws -> String {
    try String(
      contentsOf: ReadmeTests.root.appending(path: "Documentation/diagnostics.md"), encoding: .utf8)
  }

  /// The errors that the page lists.
  private static func listed() throws -> Set<String> {
    let part = try page().split(separator: "## Errors that are thrown").last ?? ""
    return Set(
      part.split(separator: "\n").filter { $0.hasPrefix("| `") }
        .map { String($0.split(separator: "`")[1]) })
  }

  @Test func `the page is that of the code`() async throws {
    let printed = try await DemoProgram.run(
      "diagnostics", environment: ["LC_ALL": BuiltPrograms.locale])
    let isTrue = try Self.page() == printed.output
    #expect(isTrue, "swift run demo diagnostics > Documentation/diagnostics.md")
  }

  @Test func `every case of an error in the sources is on it`() throws {
    let sources = ReadmeTests.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let enums = /public enum (\w+): Error[^{]*\{(.*?)\n\}/.dotMatchesNewlines()
    var cases: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: enums) {
        for line in match.output.2.matches(of: /\n  case (\w+)/) {
          cases.insert("\(match.output.1).\(line.output.1)")
        }
      }
    }
    #expect(cases.count > 20)
    let listed = try Self.listed().filter { $0.contains(".") && !$0.hasPrefix("GTKApp") }
    #expect(cases == listed)
  }

  /// How to make each of the errors; those of the terminal and the desktop have tests beside them.
  private static let ways: [String: @MainActor () async throws -> Void] = [
    "TableEditError.nothingMeant": { try model().deleteRows(.tag("x")) },
    "TableEditError.unknownRow": { try model().deleteRows([.main]) },
    "TableEditError.unknownSection": {
      try await edit { try $0.moveRow($1, to: TablePath(9, 0)) }
    },
    "TableEditError.unknownGroup": { try model().remove(TableGroup()) },
    "TableEditError.unknownPath": { try model().insertRows([[:]], at: .path(DataPath(0, 9))) },
    "TableEditError.unknownPlace": {
      try model().insertSections([TableSection("New", cells: [])], at: .index(9))
    },
    "TableEditError.outOfRange": { try await edit { try $0.moveRow($1, to: TablePath(0, 9)) } },
    "TableEditError.duplicateSection": {
      try model().insertSections([TableSection("New", id: "s", cells: [])], at: .last)
    },
    "TableEditError.insideItself": { try model().moveRows("host", to: .after("in")) },
    "TableEditError.acrossSource": {
      let table = model()
      let source = ArraySource(["a"], id: \.self) { [.title: $0] }
      try table.insertSections([TableSection("Sourced", source: source)], at: .last)
      try table.moveRows("host", to: .last(in: .section("Sourced")))
    },
    "TableFormError": {
      let screen = TableScreen(
        json: #"[{"cells": [{"name": "a", "type": "text", "validate": {"required": true}}]}]"#)
      _ = try await HeadlessHost.show(screen)
      try await screen.commitForm()
    },
    "TableDownloadError.tooLarge": { try await load(.bytes(Data(count: 100)), bytes: 10) },
    "TableDownloadError.timedOut": { try await load(.silent, time: .milliseconds(10)) },
    "TableDownloadError.status": { try await load(.status(404)) },
    "BrokenDataError": {
      let server = try LoopbackServer(["t": .bytes(Data("[".utf8))])
      defer { server.close() }
      let host = try await HeadlessHost.show(TableScreen(url: try server.url("t")))
      // Nobody catches it but the screen, which says it in place of the rows.
      let mistake = try #require(TableData(json: "[").mistakes.first)
      let error = BrokenDataError(mistake: mistake)
      if host.chrome.failure == TableWords().text(of: error) { throw error }
    },
    "SQLiteError 5": {
      let file = try TemporaryFolder()
      let writer = try database(file)
      try writer.execute("BEGIN IMMEDIATE")
      var options = SQLiteOptions()
      options.busyTimeout = .zero
      try SQLiteConnection(.file(file.url.appending(path: "a.db")), options)
        .execute("BEGIN IMMEDIATE")
    },
    "SQLiteError 26": {
      let file = try TemporaryFolder()
      _ = try file.write(String(repeating: "no database ", count: 400), to: "a.db")
      try database(file).execute("SELECT 1")
    },
    "SQLiteError 14": { try database(TemporaryFolder(), "missing/a.db").execute("SELECT 1") },
    "SQLiteError 8": {
      let connection = try database(TemporaryFolder())
      try connection.execute("PRAGMA query_only = true")
      try connection.execute("INSERT INTO people VALUES (1)")
    },
    "SQLiteError 13": {
      let connection = try database(TemporaryFolder())
      try connection.execute("PRAGMA max_page_count = 1")
      try connection.execute("CREATE TABLE more (text)")
    },
    "SQLiteError 19": {
      let connection = try database(TemporaryFolder())
      for _ in 0..<2 { try connection.execute("INSERT INTO people VALUES (1)") }
    },
    "SQLiteError 1": { try database(TemporaryFolder()).execute("DELETE FROM persons") },
    "SQLiteError 25": {
      try database(TemporaryFolder()).execute("DELETE FROM people WHERE id = ?")
    },
    "TableStateError.tooLarge": {
      let folder = try TemporaryFolder()
      try await TableStateFolder(folder.url).keep(Data(count: TableStateError.limit + 1), for: "a")
    },
    "TableStateError.busy": {
      let folder = try TemporaryFolder()
      let lock = open(folder.url.appending(path: ".lock").path(), O_RDWR | O_CREAT, 0o600)
      defer { close(lock) }
      _ = flock(lock, LOCK_EX)
      try await TableStateFolder(folder.url).keep(Data(), for: "a")
    },
    "TableStateError.failed": {
      let folder = try TemporaryFolder()
      _ = try folder.write("a file", to: "states")
      try await TableStateFolder(folder.url.appending(path: "states")).keep(Data(), for: "a")
    },
    "HeadlessError.notOnScreen": { try await table().tap("Hots") },
    "HeadlessError.noRow": { try await table().tap(at: TablePath(0, 9)) },
    "HeadlessError.tooFew": {
      let table = try await HeadlessHost.show(MovableScreen())
      try await table.delete("Row", "Row")
    },
    "HeadlessError.noPlace": {
      let table = try await HeadlessHost.show(MovableScreen())
      try await table.move("Row", to: 9)
    },
    "HeadlessError.notOffered": { try await table().delete("Host") },
    "HeadlessError.noSuch": { try await table().selectTab("Trash") },
    "HeadlessError.timedOut": {
      let host = try await table()
      host.timeout = .milliseconds(10)
      host.visibleScreen.wait(for: "ever") { _ in try await Task.sleep(for: .seconds(3600)) }
      defer { host.close() }
      try await host.settle()
    },
    "HeadlessError.noTable": { try await HeadlessHost.show(Screen()).tap("Row") },
    "AsynchronousMain": { try AsynchronousMain.refuse() },
    "TableRecordingError.notOpened": {
      _ = try TableRecording(contentsOf: URL(filePath: "/nowhere/inbox.jsonl"))
    },
    "TableRecordingError.unreadable": { _ = try TableRecording(Data()) },
    "TableRecordingError.otherFrame": {
      try await play(#"{"at":1,"frame":{"00":"Elsewhere"},"height":1}"#)
    },
    "TableRecordingError.notPossible": {
      try await play(#"{"at":1,"do":"tap","titles":["Gone"]}"#)
    },
  ]

  private static func play(_ line: String) async throws {
    let header = """
      {"recording":1,"program":"a","screens":["a"],"host":"a","capabilities":0,\
      "started":"2026-01-01T00:00:00Z","timeZone":"GMT","locale":"en","columns":9,"rows":9,"seed":1,\
      "secrets":""}
      """
    _ = try await HeadlessHost.play(
      TableRecording(Data("\(header)\n\(line)\n".utf8)), onTabs: [MovableScreen()])
  }

  /// What no test can make: a broken disk, and a fault of the framework.
  private static let beyond: Set = ["SQLiteError 10", "HeadlessError.brokenUpdate"]

  @Test func `every error on it can be made`() async throws {
    let listed = try Self.listed()
      .filter { !$0.hasPrefix("TerminalError") && !$0.hasPrefix("GTKApp") }
    #expect(listed == Set(Self.ways.keys).union(Self.beyond))
    for (name, way) in Self.ways {
      let error = await #expect(throws: (any Error).self, "\(name)") { try await way() }
      #expect(error.map { Self.name(of: $0) } == name)
    }
  }

  private static func name(of error: any Error) -> String {
    switch error {
    case let error as SQLiteError: "SQLiteError \(error.primaryCode)"
    case is TableFormError: "TableFormError"
    case is BrokenDataError: "BrokenDataError"
    case is AsynchronousMain: "AsynchronousMain"
    // What carries nothing has no label to be read.
    case TableEditError.unknownSection: "TableEditError.unknownSection"
    case TableEditError.unknownGroup: "TableEditError.unknownGroup"
    case HeadlessError.noTable: "HeadlessError.noTable"
    default: "\(type(of: error)).\(Mirror(reflecting: error).children.first?.label ?? "")"
    }
  }

  // MARK: What the ways need

  private final class MovableScreen: TableScreen {
    override var tableData: [Section] {
      [Section(cells: [[.title: "Row", .moveable: .withinSection, .editingStyle: .delete]])]
    }
  }

  private static func model() -> TableModel {
    TableModel([
      TableSection("S", id: "s") {
        [
          .id: "host", .title: "Host",
          .children: .cells(expanded: true) { [.id: "in", .title: "In"] },
        ]
      }
    ])
  }

  /// Makes a mistake with a model that a screen shows.
  private static func edit(_ body: (TableModel, _ host: NodeID) throws -> Void) async throws {
    let model = model()
    let table = try await HeadlessHost.show(TableScreen(model: model))
    try body(model, try #require(model.resolve("host").first))
    withExtendedLifetime(table) {}
  }

  private static func table() async throws -> HeadlessHost {
    try await HeadlessHost.show(TableScreen(model: model()))
  }

  private static func load(
    _ answer: LoopbackServer.Answer, bytes: Int = 1_000, time: Duration = .seconds(3600)
  ) async throws {
    let server = try LoopbackServer(["t": answer])
    defer { server.close() }
    _ = try await URLDataLoader(time: time)
      .answer(from: server.url("t"), unless: nil, limits: TableDataLimits(bytes: bytes))
  }

  private static func database(
    _ folder: TemporaryFolder, _ name: String = "a.db"
  ) throws -> SQLiteConnection {
    var options = SQLiteOptions()
    options.createsFile = name == "a.db"
    let connection = try SQLiteConnection(.file(folder.url.appending(path: name)), options)
    try connection.execute("CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY)")
    return connection
  }
}
#endif
