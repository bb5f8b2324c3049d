#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// The printed test finds the rows that a person used, whatever their titles, and shows what they saw.
@MainActor @Suite struct PrintedRowsTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// Plays what was recorded, and runs the printed test on a screen of its own.
  @discardableResult
  private func check<Root: TableScreen>(_ make: @MainActor () -> Root) async throws -> (
    played: Root, tested: Root, printed: String
  ) {
    let recording = try TableRecording(contentsOf: file)
    let (played, tested) = (make(), make())
    try await HeadlessHost.play(recording, onTabs: [played]).close()
    let printed = recording.swiftTest()
    #expect(!printed.contains("Left out"), "\(printed)")
    let table = try await HeadlessHost.show(tested)
    try await PrintedTest(printed).run(on: table)
    table.close()
    return (played, tested, printed)
  }

  private final class Twins: TableScreen {
    var (a, b) = ("", "")
    override class var settings: Settings { [.title("Twins")] }
    override var tableData: [Section] {
      [
        Section("Home") { [.title: "Phone", .bind: .to(\Twins.a)] },
        Section("Work") { [.title: "Phone", .bind: .to(\Twins.b)] },
      ]
    }
  }

  @Test func `a field of a row that shares its title is set by the test`() async throws {
    let screen = Twins()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(1, 0))?.id)
    for text in ["1", "12"] {
      await window.act { _ in screen.send(.typed(row, name: RowControl.boundName, text: text)) }
    }
    await window.act { _ in
      screen.send(.control(row, name: RowControl.boundName, value: .text("12")))
    }
    window.close()
    let (played, tested, _) = try await check(Twins.init)
    #expect(screen.b == "12" && played.b == "12" && tested.b == "12")
  }

  private final class Line {
    let id = UUID()
    var text = ""
  }

  private final class Lines: TableScreen {
    var lines = [Line(), Line()]
    override class var settings: Settings { [.title("Lines")] }
    override var tableData: [Section] {
      [
        Section {
          for line in lines {
            [
              .id: .key(line.id), .bind: .to(line, \.text), .cellClass: .of(.textField("What")),
            ]
          }
        }
      ]
    }
  }

  @Test func `a row without a title is found by its position, though its id is new in each run`()
    async throws
  {
    let screen = Lines()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
    await window.act { _ in screen.send(.typed(row, name: RowControl.boundName, text: "x")) }
    await window.act { _ in
      screen.send(.control(row, name: RowControl.boundName, value: .text("x")))
    }
    window.close()
    let (played, tested, _) = try await check(Lines.init)
    for screen in [screen, played, tested] { #expect(screen.lines.map(\.text) == ["", "x"]) }
  }

  @Test func `a row without a title that is not there is told by its position`() async throws {
    let screen = Lines()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
    await window.act { _ in screen.send(.typed(row, name: RowControl.boundName, text: "x")) }
    window.close()
    let other = Lines()
    other.lines.removeLast()
    let text = try String(contentsOf: file, encoding: .utf8)
    // The frames before would differ already.
    let lines = text.split(separator: "\n").filter { !$0.contains(#""frame":"#) }
    let recording = try TableRecording(Data((lines.joined(separator: "\n") + "\n").utf8))
    do {
      _ = try await HeadlessHost.play(recording, onTabs: [other])
      Issue.record("the row was found")
    } catch let TableRecordingError.notPossible(_, _, _, why, _) {
      #expect(why == HeadlessError.noRow(TablePath(0, 1)).description)
    }
  }

  private struct Locked: LocalizedError { var errorDescription: String? { "This is locked" } }

  private final class Letters: TableScreen {
    override class var settings: Settings { [.title("Letters")] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "A", .action: .run { _ in throw Locked() }]; [.title: "B"]
        }
      ]
    }
  }

  @Test func `an error that the person has read is gone in the test`() async throws {
    let screen = Letters()
    let window = await RecordedWindow([screen], to: file)
    await window.tap("A", in: screen)
    #expect(screen.chrome.notice?.isError == true)
    await window.act { _ in screen.send(.moved) }
    #expect(screen.chrome.notice == nil)
    window.close()
    try await check(Letters.init)
  }

  private final class Pages: TableScreen {
    var pages = 0
    override class var settings: Settings { [.title("Pages"), .pageable()] }
    override var tableData: [Section] {
      [
        Section(items: 0..<(60 + 10 * pages), id: \.self) {
          [.title: "Row \($0)", .action: .perform(Pages.show, $0)]
        }
      ]
    }
    func show(_ number: Int) { show(notice: "Row \(number) was tapped") }
    override func onEndReached() async throws -> Bool {
      try await Task.sleep(for: .milliseconds(50))
      pages += 1
      return pages < 2
    }
  }

  @Test func `rows that come because they were scrolled to are waited for`() async throws {
    let screen = Pages()
    let window = await RecordedWindow([screen], to: file)
    await window.act { _ in screen.send(.displayed(TablePath(0, 36), TablePath(0, 59))) }
    #expect(screen.pages > 0)
    await window.tap("Row 62", in: screen)
    window.close()
    let printed = try TableRecording(contentsOf: file).swiftTest()
    let lines = printed.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let scroll = try #require(lines.firstIndex { $0.hasPrefix("table.scroll(to:") })
    #expect(lines[scroll + 1] == "try await table.settle()", "\(printed)")
    let tested = Pages()
    let table = try await HeadlessHost.show(tested)
    try await PrintedTest(printed).run(on: table)
    table.close()
  }

  @MainActor private final class Secrets { var (illnesses, key) = (Set<String>(), "") }

  private final class Form: TableScreen {
    let secrets = Secrets()
    let folder: URL
    init(_ folder: URL) {
      self.folder = folder
      super.init()
    }
    override class var settings: Settings { [.title("Form")] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Illnesses", .bind: .to(secrets, \.illnesses), .secret: true,
            .cellClass: .of(.picker(["Asthma", "Flu", "Gout"], picks: .multiple)),
          ]
          [
            .title: "Key", .bind: .to(secrets, \.key), .secret: true,
            .cellClass: .of(.file([], folder: folder.path(percentEncoded: false))),
          ]
        }
      ]
    }
  }

  @Test func `as many secrets are chosen as the person has chosen`() async throws {
    let screen = Form(folder.url)
    let window = await RecordedWindow([screen], to: file)
    await window.tap("Illnesses", in: screen)
    for title in ["Flu", "Gout", "Flu", "Asthma"] {
      await window.tap(title, in: window.navigator.visibleScreen)
    }
    await window.act { $0.back() }
    window.close()
    let (played, tested, _) = try await check { Form(folder.url) }
    for screen in [screen, played, tested] { #expect(screen.secrets.illnesses.count == 2) }
  }

  @Test(arguments: [false, true])
  func `a secret file is chosen in a folder`(goesBack: Bool) async throws {
    let keys = folder.url.appending(path: "keys", directoryHint: .isDirectory)
    let below = keys.appending(path: "below", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for url in [keys.appending(path: "a.pem"), below.appending(path: "b.pem")] {
      try Data("key".utf8).write(to: url)
    }
    let screen = Form(keys)
    let window = await RecordedWindow([screen], to: file)
    await window.tap("Key", in: screen)
    await window.tap("below", in: window.navigator.visibleScreen)
    if goesBack { await window.tap("..", in: window.navigator.visibleScreen) }
    await window.tap(goesBack ? "a.pem" : "b.pem", in: window.navigator.visibleScreen)
    #expect(window.navigator.visibleScreen === screen)
    window.close()
    let (played, tested, printed) = try await check { Form(keys) }
    #expect(!printed.contains("pem") && !printed.contains("below"), "\(printed)")
    for screen in [screen, played, tested] {
      #expect(screen.secrets.key.hasSuffix(goesBack ? "/a.pem" : "/b.pem"))
    }
  }
}
#endif
