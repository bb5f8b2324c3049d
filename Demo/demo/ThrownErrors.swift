#if os(macOS) || os(Linux)
import CSQLite
import TableScreen
import TableScreenData
import TableScreenSQLite
import TableScreenTerminal
import TableScreenTesting

extension DiagnosticsPage {
  /// The page, with the errors of all modules.
  @MainActor static var all: DiagnosticsPage {
    DiagnosticsPage(
      edits + [form] + loading + broken + databases + states + hosts + [desktop] + tests)
  }

  private static let edits = [
    Thrown(
      "TableEditError.nothingMeant", TableEditError.nothingMeant("tag x"),
      when: "A selector means no row or section.", remedy: "name one that the table has"),
    Thrown(
      "TableEditError.unknownRow", TableEditError.unknownRow(.main),
      when: "A row has left the table.", remedy: "look it up again, by id or tag"),
    Thrown(
      "TableEditError.unknownSection", TableEditError.unknownSection,
      when: "A section has left the table.", remedy: "look it up again, by id or tag"),
    Thrown(
      "TableEditError.unknownGroup", TableEditError.unknownGroup,
      when: "A group does not stand in the stack.", remedy: "insert it first"),
    Thrown(
      "TableEditError.unknownPath", TableEditError.unknownPath(DataPath(0, 9)),
      when: "A position as written is beyond the end.",
      remedy: "name a row to stand beside, or the section to stand in"),
    Thrown(
      "TableEditError.unknownPlace", TableEditError.unknownPlace(9),
      when: "A place among the sections is beyond the end.", remedy: "use `.last` for the end"),
    Thrown(
      "TableEditError.outOfRange", TableEditError.outOfRange(TablePath(0, 9)),
      when: "A row is moved to a position on screen that its section does not have.",
      remedy: "use a position that it has"),
    Thrown(
      "TableEditError.duplicateSection", TableEditError.duplicateSection("\"open\""),
      when: "A section gets an id that another one has.", remedy: "give it another id"),
    Thrown(
      "TableEditError.insideItself", TableEditError.insideItself(.main),
      when: "A row is moved among its own children.", remedy: "move those out first"),
    Thrown(
      "TableEditError.acrossSource", TableEditError.acrossSource(.main),
      when: "A row of a source is moved out of its sections, or another row among them.",
      remedy: "change what the source shows instead"),
  ]

  @MainActor private static var form: Thrown {
    Thrown(
      "TableFormError", TableFormError.problem("Type a name"),
      when: "A form is committed, and something in it is missing or wrong; each row says what.",
      remedy: "the person mends it; `problems` lists all")
  }

  @MainActor private static let loading = [
    Thrown(
      "TableDownloadError.tooLarge", TableDownloadError.tooLarge(limit: 10_000_000),
      when: "A table or a picture has more bytes than its limit.",
      remedy:
        "serve less, as in pages, or give `TableDataLimits` or `TableImageLimits` with more bytes"),
    Thrown(
      "TableDownloadError.timedOut", TableDownloadError.timedOut(.seconds(30)),
      when: "A table or a picture did not come in time.",
      remedy:
        "the person tries again, and a picture is asked for again when its row comes into view; or give `URLDataLoader(time:)` as `dataLoader`"
    ),
    Thrown(
      "TableDownloadError.status", TableDownloadError.status(404),
      when: "The server answers with a status that is no success.",
      remedy: "look at the address, and at the server's own log"),
  ]

  @MainActor private static let broken = TableData(json: "[").mistakes.prefix(1).map { mistake in
    Thrown(
      "BrokenDataError", BrokenDataError(mistake: mistake),
      when: "What came is cut off, or no JSON.",
      remedy:
        "look at the line that is named; `swift run demo lint` takes the address's answer as a file"
    )
  }

  private static let databases = [
    sql(SQLITE_BUSY, "database is locked", "Another program writes for longer than `busyTimeout`."),
    sql(SQLITE_NOTADB, "file is not a database", "The file is damaged, or something else."),
    sql(
      SQLITE_CANTOPEN, "unable to open database file",
      "There is no such file or folder, or it may not be read."),
    sql(SQLITE_READONLY, "attempt to write a readonly database", "The file may not be written."),
    sql(
      SQLITE_FULL, "database or disk is full", "There is no room on the disk, or in the database."),
    sql(SQLITE_IOERR, "disk I/O error", "The disk fails."),
    sql(
      SQLITE_CONSTRAINT, "UNIQUE constraint failed: people.id",
      "A value breaks a rule of its table."),
    sql(
      SQLITE_ERROR, "no such table: persons",
      "A statement names a table or column that is not there."),
    sql(
      SQLITE_RANGE, "2 values are needed, 1 given",
      "A statement is wrong, or does not fit its values."),
  ]

  private static func sql(_ code: Int32, _ message: String, _ cause: String) -> Thrown {
    let error = SQLiteError(code: code, message: message, database: "people.db", statement: nil)
    return Thrown("SQLiteError \(code)", error, when: cause, remedy: error.remedy)
  }

  private static let states = [
    state(
      "tooLarge", .tooLarge(TableStateError.limit + 1),
      "A store is given a state that is too large."
    ),
    state(
      "busy", .busy(folder: "/var/lib/lists"),
      "Another program has kept a folder of states locked for five seconds."),
    state(
      "failed", .failed(folder: "/var/lib/lists", reason: "There is no room on the disk"),
      "A folder of states, or a file in it, could not be read or written."),
  ]

  private static func state(_ name: String, _ error: TableStateError, _ cause: String) -> Thrown {
    Thrown("TableStateError.\(name)", error, when: cause, remedy: error.remedy)
  }

  private static let hosts = [
    Thrown(
      "TerminalError.notATerminal", TerminalError.notATerminal,
      when: "Input or output of the program is a file or a pipe.", remedy: "start it in a terminal"),
    Thrown(
      "TerminalError.unknownTerminal", TerminalError.unknownTerminal("tv"),
      when: "`TERM` is not set, or names a terminal that nothing is known of.",
      remedy: "set it to the kind of your terminal"),
    Thrown(
      "TerminalError.tooSimple", TerminalError.tooSimple("dumb"),
      when: "The terminal cannot write at any place of its screen.",
      remedy: "use another one, or set `TERM` to what it is"),
    Thrown(
      "AsynchronousMain", AsynchronousMain(),
      when: "Asynchronous code shows screens, as a `main` with `async` or with `await` before it.",
      remedy: "make `main` synchronous, and begin in `onLoad` what is asynchronous"),
  ]

  private static let desktop = Thrown(
    "GTKApp.run", GTKAppFailure(), when: "The program finds no desktop.",
    remedy: "start it on one, or set `DISPLAY`")

  private static let tests = [
    Thrown(
      "HeadlessError.notOnScreen", HeadlessError.notOnScreen("Mlik", nearest: "Milk"),
      when: "A test names a row that is not there.", remedy: "name one of `titles`"),
    Thrown(
      "HeadlessError.tooFew", HeadlessError.tooFew("Milk", onScreen: 1),
      when: "A test deletes more rows of a title than there are.",
      remedy: "name the title as often as it is there"),
    Thrown(
      "HeadlessError.noRow", HeadlessError.noRow(TablePath(0, 9)),
      when: "A test names a position that is not there.", remedy: "name one of `layout`"),
    Thrown(
      "HeadlessError.noPlace", HeadlessError.noPlace(TablePath(0, 9), last: TablePath(0, 2)),
      when: "A test moves a row to a position that is not there.",
      remedy: "use a place up to the one that is named"),
    Thrown(
      "HeadlessError.notOffered", HeadlessError.notOffered("be deleted", by: "Milk"),
      when: "A test does what the row or screen does not offer.",
      remedy: "turn it on, by a setting or a key of the cell"),
    Thrown(
      "HeadlessError.noSuch", HeadlessError.noSuch("tab", named: "Trash", among: ["Inbox"]),
      when:
        "A test names a button, tab, scope, row action, index entry or control that is not there.",
      remedy: "name one of those that are listed"),
    Thrown(
      "HeadlessError.timedOut", HeadlessError.timedOut(waitingFor: ["a refresh"]),
      when: "Something runs longer than a test waits.",
      remedy: "let it end; give what takes long a clock or a gate of the test's own"),
    Thrown(
      "HeadlessError.brokenUpdate", HeadlessError.brokenUpdate("row 0 was deleted twice"),
      when: "A change set does not lead to the new layout.",
      remedy: "this is a fault of the framework: please report it"),
    Thrown(
      "TableRecordingError.notOpened",
      TableRecordingError.notOpened(path: "/tmp/inbox.jsonl", why: "No such file or directory"),
      when: "There is no such recording, or it may not be read.", remedy: "check the path"),
    Thrown(
      "TableRecordingError.unreadable",
      TableRecordingError.unreadable(
        line: 3, what: "“at” is missing", remedy: "delete the line, or record again"),
      when: "A line of a recording is none.", remedy: "do as it says"),
    Thrown(
      "TableRecordingError.otherFrame",
      TableRecordingError.otherFrame(
        event: 2, line: 5, act: "tap “Milk”", recorded: "Bread", shown: "Tea"),
      when: "A recording is played, and the screen shows something else.",
      remedy: "give the screen the data that it had; else this is the bug, or its mending"),
    Thrown(
      "TableRecordingError.notPossible",
      TableRecordingError.notPossible(
        event: 2, line: 5, act: "tap “Milk”", why: "no row “Milk” is on screen", shown: "Tea"),
      when: "A recording is played, and what the person did is no longer possible.",
      remedy: "as above"),
    Thrown(
      "HeadlessError.noTable", HeadlessError.noTable,
      when: "The screen in view has no table.", remedy: "open a `TableScreen` first"),
  ]
}

/// What a program without a desktop says: the host of GTK is no part of this program.
private struct GTKAppFailure: Error, CustomStringConvertible {
  let description =
    "there is no display to show a window on; start it on a desktop, or set DISPLAY"
}
#endif
