#if os(macOS) || os(Linux)
import CSQLite
import Foundation
import TableScreenTerminal
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens
@testable import DemoScript
@testable import TableCore
@testable import TableScreen
@testable import TableScreenData
@testable import TableScreenSQLite

/// What a person is told of an error, wherever one can come from.
@MainActor struct ErrorWordsTests {
  /// An error of an app's that says nothing for people.
  struct SecretError: Error { let path = "/home/ann/secret.db" }

  /// An error of an app's own words.
  struct KindError: LocalizedError { var errorDescription: String? { "The letter is sealed" } }

  static let declared: [any Error] =
    [
      TableEditError.unknownRow(.main), TableEditError.nothingMeant("tag x"),
      TableEditError.unknownSection, TableEditError.unknownGroup,
      TableEditError.unknownPath(DataPath(0, 99)), TableEditError.unknownPlace(9),
      TableEditError.outOfRange(TablePath(0, 99)), TableEditError.duplicateSection("\"a\""),
      TableEditError.insideItself(.main), HeadlessError.notOnScreen("A", nearest: nil),
      HeadlessError.noRow(TablePath(0, 9)), TableDownloadError.status(404),
      TableDownloadError.tooLarge(limit: 9), TableDownloadError.timedOut(.seconds(3)),
      UnfitValue(wanted: .integer),
      ErrorNotes.Sample.nobody, TerminalError.unknownTerminal("tv"), SystemError(),
      TableRecordingError.unreadable(line: 1, what: "a", remedy: "b"),
      StateFile.TooLarge(), ScriptMistake("x"), OfflineSample.error,
      TableStateError.tooLarge(TableStateError.limit + 1),
      TableStateError.busy(folder: "/home/ann/states"),
      TableStateError.failed(folder: "/home/ann/states", reason: "No such file or directory"),
      SQLiteError(
        code: SQLITE_ERROR, message: "no such table: p", database: "people.db",
        statement: "SELECT * FROM p"),
      SQLiteError(code: SQLITE_BUSY, message: "locked", database: "people.db", statement: nil),
      SecretError(), KindError(),
    ] + TableData(json: "[").mistakes.prefix(1).map { BrokenDataError(mistake: $0) }

  static let foundation: [any Error] = {
    var errors: [any Error] = []
    for code in [-1, -999, -1001, -1003, -1004, -1005, -1009, -1011, -1200, -1202] {
      errors.append(URLError((URLError.Code(rawValue: code) as URLError.Code?) ?? .unknown))
      errors.append(NSError(domain: NSURLErrorDomain, code: code))
    }
    for code in [4, 257, 260, 259, 512, 513, 640, 642, 3840] {
      let info: [String: Any] = [NSFilePathErrorKey: "/home/ann/x"]
      errors.append(CocoaError(CocoaError.Code(rawValue: code), userInfo: info))
      errors.append(NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info))
    }
    for code in [POSIXErrorCode.ENOENT, .EACCES, .ENOSPC, .EROFS, .ECONNREFUSED, .EINVAL] {
      errors.append(POSIXError(code))
      errors.append(NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue)))
    }
    func made(_ body: () throws -> Void) { do { try body() } catch { errors.append(error) } }
    made { _ = try Data(contentsOf: URL(filePath: "/nowhere/x")) }
    made { try Data().write(to: URL(filePath: "/nowhere/x")) }
    made { _ = try FileHandle(forReadingFrom: URL(filePath: "/nowhere/x")) }
    made { _ = try FileManager.default.contentsOfDirectory(atPath: "/nowhere") }
    made { _ = try JSONDecoder().decode([Int].self, from: Data("{".utf8)) }
    made { _ = try JSONDecoder().decode([Int].self, from: Data("{}".utf8)) }
    made { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) }
    made { _ = try PropertyListSerialization.propertyList(from: Data("{".utf8), format: nil) }
    made { _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8)) }
    errors.append(NSError(domain: "com.example.Secret", code: 7))
    return errors
  }()

  /// What no person reads: types, domains, paths, positions, and how to mend an app.
  private static let words = [
    "Error", "Domain", "Code=", "NSC", "NSU", "NSP", "Swift.", "TableScreen", "Optional", "/", "\\",
    "T(", "D(", "look it up", "by id", "Context", "codingPath", "SQL", "SELECT", "people.db", "nil",
    "could not be completed", "couldn’t be completed", "URL", "{", "rawValue", "secret",
  ]

  @Test func `no type, path, dump or position reaches a person`() async throws {
    for error in Self.declared + Self.foundation {
      let name = "\(type(of: error)): \(error)"
      let text = TableWords().text(of: error)
      #expect(!text.isEmpty)
      for word in Self.words { #expect(!text.contains(word), "\(text) of \(name)") }
      #expect(
        DemoWords.german.text(of: error) != text || error is KindError || isOwn(error), "\(name)")
    }
    #expect(TableWords().text(of: KindError()) == "The letter is sealed")
  }

  /// Whether an error's text is its own and no word of the framework's.
  private func isOwn(_ error: any Error) -> Bool {
    error is any LocalizedError && !(error is any WordedError)
  }

  @Test func `every error that the package declares is among them`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    var names: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /(?:struct|enum|class) (\w+): [^{\n]*\bError\b/) {
        names.insert(String(match.output.1))
      }
    }
    // Forms say what is wrong in the words of their rows. The web host's are for whoever runs the server, and codes for
    // the page; those of PostgreSQL are held by its own tests; the others are the tests' and the desktop's.
    let elsewhere: Set = [
      "TableFormError", "TableDataMistake", "Violation", "Failure", "WebError", "WebFault",
      "PostgresError", "PostgresConflict", "RecordingMistake",
    ]
    let listed = Set(Self.declared.map { "\(type(of: $0))" })
    #expect(names.subtracting(elsewhere).subtracting(listed) == [])
  }

  /// A screen that fails in every way that a screen can.
  final class FailingScreen: TableScreen {
    var error: any Error = SecretError()
    override class var settings: Settings {
      [.title("Fails"), .refreshable(), .pageable(distance: 1)]
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Tap", .action: .perform(FailingScreen.fail)]
          [.title: "Later", .action: .perform(FailingScreen.failLater)]
          [.title: "Host", .children: .cells(FailingScreen.children)]
        }
      ]
    }
    func fail() throws { throw error }
    func failLater() async throws { throw error }
    func children() async throws -> [Cell] { throw error }
    override func onRefresh() async throws { throw error }
    override func onEndReached() async throws -> Bool { throw error }
  }

  @Test func `wherever an error comes from, a person reads the same words`() async throws {
    for error in [SecretError(), NSError(domain: "com.example.Secret", code: 7)] as [any Error] {
      let reports = try await TableDiagnostics.collect {
        let screen = FailingScreen()
        screen.error = error
        let host = try await HeadlessHost.show(screen)
        let text = TableWords.current.text(of: error)
        for title in ["Tap", "Later"] {
          screen.send(.dismissNotice)
          try await host.tap(title)
          #expect(host.chrome.notice?.text == text)
        }
        try await host.expand("Host")
        try await host.refresh()
        screen.loadMore()
        try await host.settle()
        let frame = host.frame(columns: 100, rows: 30)
        #expect(frame.components(separatedBy: text).count > 2)
        for word in Self.words where word != "Error" { #expect(!frame.contains(word), "\(word)") }
      }
      // Once by the screen, and once by its table.
      let unexplained = reports.filter { $0.kind == "unexplainedError" }
      #expect((1...2).contains(unexplained.count))
      let number = TableWords.number(of: error)
      #expect(unexplained.allSatisfy { $0.what.contains(number) && $0.what.contains("\(error)") })
    }
  }
}

/// Samples of errors that cannot be made from outside their files.
extension ErrorNotes {
  enum Sample {
    static let nobody = NobodyAnswers(wanted: "SecretScreen", asked: ["TableScreen"])
  }
}

enum OfflineSample { static let error: any Error = Offline() }
enum DemoWords { static var german: TableWords { .german } }
#endif
