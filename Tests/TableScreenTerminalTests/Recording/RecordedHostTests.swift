#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

/// What a host could do, and did by itself, is in its recording.
@MainActor @Suite struct RecordedHostTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  private final class Code: TableScreen {
    override class var settings: Settings { [.title("Code")] }
    override var tableData: [Section] {
      [Section { [.title: "Copy the code", .action: .perform(Code.copy)] }]
    }
    func copy() {
      let isCopied = navigator?.host?.copy("1234") == true
      show(notice: isCopied ? "Copied" : "The code is 1234")
    }
  }

  @Test(arguments: [false, true])
  func `a host that copies does so when its recording is played`(copies: Bool) async throws {
    let screen = Code()
    let window = await RecordedWindow([screen], to: file, copies: copies)
    await window.tap("Copy the code", in: screen)
    window.close()
    let table = try await HeadlessHost.play(file, on: Code())
    #expect(table.chrome.notice?.text == (copies ? "Copied" : "The code is 1234"))
    #expect(!table.copy("5678"))
    table.close()
  }

  @MainActor private final class Loader: TableImageLoader {
    var asked = 0
    nonisolated init() {}
    func data(from url: URL, limits: TableImageLimits) async throws -> Data {
      asked += 1
      throw TableDownloadError.status(404)
    }
  }

  private final class People: TableScreen {
    let loader = Loader()
    private let url = URL(filePath: "/nowhere/\(UUID().uuidString).png")
    override class var settings: Settings { [.title("People")] }
    override var imageLoader: any TableImageLoader { loader }
    override var tableData: [Section] {
      [Section { [.id: "a", .title: "Ada", .image: .remote(url, placeholder: "person")] }]
    }
  }

  @Test func `the test of a host without pictures loads none`() async throws {
    let window = await RecordedWindow([People()], to: file)
    await window.act { $0.visibleScreen.send(.refresh) }
    window.close()
    let printed = try TableRecording(contentsOf: file).swiftTest(showing: "[People()]")
    let call = "HeadlessHost.show(tabs: [People()], capabilities: [.swipe, .longPress, .drag])"
    #expect(printed.contains(call), "\(printed)")
    let screen = People()
    let table = try await HeadlessHost.show(
      tabs: [screen], capabilities: [.swipe, .longPress, .drag])
    try await PrintedTest(printed).run(on: table)
    #expect(screen.loader.asked == 0)
    table.close()
    let text = try String(contentsOf: file, encoding: .utf8)
    let other = text.replacing(#""capabilities":7,"#, with: #""capabilities":15,"#)
    #expect(try !TableRecording(Data(other.utf8)).swiftTest().contains("capabilities:"))
  }

  private final class Drawn: TableRowCell {
    static var count = 0
    override func body(for row: RowContext) -> RowElement {
      Self.count += 1
      return .text(row.cell.title ?? "")
    }
  }

  private final class Long: TableScreen {
    override class var settings: Settings { [.title("Long")] }
    override var tableData: [Section] {
      [
        Section(items: 0..<1_500, id: \.self) {
          [.title: "Row \($0)", .cellClass: .of(Drawn.self), .action: .perform(Long.tapped, $0)]
        }
      ]
    }
    func tapped(_ number: Int) { show(notice: "Row \(number) was tapped") }
  }

  @Test func `a tap far down a list draws few of its rows, and is played`() async throws {
    let screen = Long()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, 1_400))?.id)
    Drawn.count = 0
    // Before the act is carried out, it is written.
    screen.send(.tap(row))
    #expect(Drawn.count < 500)
    await window.settle()
    window.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [Long()]).close()
    let table = try await HeadlessHost.show(Long())
    try await PrintedTest(recording.swiftTest()).run(on: table)
    table.close()
  }

  private final class Fetching: TableScreen {
    var note = "old"
    override class var settings: Settings { [.title("Fetching"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Fetch", .action: .perform(Fetching.fetch)]
          [.title: "Note", .bind: .to(\Fetching.note)]
        }
      ]
    }
    func fetch() async throws {
      try await Task.sleep(for: .milliseconds(300))
      note = "fetched"
      updateTableData()
    }
  }

  /// Presses a key, and waits for no work.
  private func press(_ key: Key, _ person: RecordedTerminal) {
    person.host.handle(.key(key))
    person.host.drawIfNeeded()
  }

  @Test func `what escape took back is taken back in the recording`() async throws {
    let screen = Fetching()
    let person = try await RecordedTerminal([screen], to: file)
    await person.press(.escape, .up)
    press(.enter, person)
    press(.down, person)
    // Where the row alone has the focus, return leads into its field.
    if case .rows = person.host.state(of: screen).text.focus { press(.enter, person) }
    press(.character("x"), person)
    press(.character("y"), person)
    #expect(person.frame.contains("xy"), "\(person.frame)")
    await person.press()
    #expect(screen.note == "fetched")
    await person.press(.escape)
    #expect(person.frame.contains("fetched"), "\(person.frame)")
    person.close()
    let recording = try TableRecording(contentsOf: file)
    let played = try await HeadlessHost.play(recording, onTabs: [Fetching()])
    #expect(played.screen?.form.isDirty == false)
    played.close()
    let printed = recording.swiftTest()
    #expect(printed.contains("    try await table.cancelTyping()\n"), "\(printed)")
    let table = try await HeadlessHost.show(Fetching())
    try await PrintedTest(printed).run(on: table)
    #expect(table.screen?.form.isDirty == false)
    table.close()
  }

  @Test func `typing is cancelled by the test of a form`() async throws {
    let screen = Fetching()
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.self) { try await table.cancelTyping() }
    try await table.type("new", into: "Note", staying: true)
    #expect(screen.form.isDirty)
    try await table.cancelTyping()
    #expect(!screen.form.isDirty && screen.note == "old")
    try await table.tap("Fetch")
    #expect(screen.note == "fetched")
    table.close()
  }
}
#endif
