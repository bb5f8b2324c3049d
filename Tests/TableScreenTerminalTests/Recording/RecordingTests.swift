#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenInspector
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// What a recording holds, and what it does not.
@MainActor struct RecordingTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  private var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  @Test func `what a person did is played again, and can be looked at`() async throws {
    let person = try await RecordedTerminal([Fruits()], to: file)
    await person.press(.down, .character("d"), .character("y"))
    #expect(person.frame.contains("Apple"))
    #expect(!person.frame.contains("Banana\n"))
    person.close()
    let table = try await HeadlessHost.play(file, on: Fruits())
    #expect(table.titles == ["Apple", "Cherry"])
    #expect(table.changes.count == 1)
    let recording = try TableRecording(contentsOf: file)
    #expect(recording.screens == ["Fruits"])
    #expect(recording.columns == 80 && recording.rows == 23)
    #expect(recording.count >= 1)
    #expect(!recording.isTorn)
  }

  private final class LookingScreen: TableScreen {
    var count = 0
    override var tableCells: [Cell?]? {
      [
        [.title: "Look inside", .action: .perform(LookingScreen.look)],
        [.title: "Count", .subtitle: "\(count)", .action: .perform(LookingScreen.add)],
      ]
    }
    func look() { open(InspectorScreen(of: self), as: .modal) }
    func add() {
      count += 1
      updateTableData()
    }
  }

  @Test func `an inspector that the app opens is closed where it was`() async throws {
    let person = try await RecordedTerminal([LookingScreen()], to: file)
    for _ in 0..<2 {
      await person.press(.enter)
      #expect(person.frame.contains("Look inside") == false)
      await person.press(.down, .up, .escape, .down, .enter, .up)
    }
    #expect(person.frame.contains("2"))
    person.close()
    let table = try await HeadlessHost.play(file, on: LookingScreen())
    #expect(table.frame().contains("2"))
  }

  @Test func `another frame is said with the event and both frames`() async throws {
    let person = try await RecordedTerminal([Fruits()], to: file)
    await person.press(.down, .character("d"), .character("y"))
    person.close()
    let error = await #expect(throws: TableRecordingError.self) {
      try await HeadlessHost.play(file, on: Fruits(["Apple", "Banana", "Cherries"]))
    }
    guard case .otherFrame(let event, let line, _, let recorded, let shown)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // On a busy machine the first frame at rest comes after a later event.
    #expect(try event <= TableRecording(contentsOf: file).count && line >= 2)
    #expect(recorded.contains("Cherry") && shown.contains("Cherries"))
    let words = "\(try #require(error))"
    #expect(words.contains("\n- ") && words.contains("\n+ ") && words.contains("\n  "))
    let gone = await #expect(throws: TableRecordingError.self) {
      try await HeadlessHost.play(file, on: Fruits(["Apple"]))
    }
    #expect(gone != nil)
  }

  @Test func `secrets are in no line, typed, shown or taken back`() async throws {
    // The digits of a seed by chance could be those that are looked for.
    let person = try await RecordedTerminal(
      [Secrets()], to: file,
      in: TableEnvironment(words: nil, timeZone: .current, seed: 1, clock: nil))
    await person.press(.enter)
    await person.type("hunter2")
    await person.press(.enter, .tab, .enter)
    await person.type("tiger77")
    await person.press(.enter)
    let screen = try #require(person.host.screen)
    let password = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.control(password, name: "reveal", value: .null))
    await person.press(.home)
    #expect(person.frame.contains("hunter2"))
    person.close()
    let text = try text
    for part in ["hunter2", "hunter", "tiger77", "tiger", "\"h\"", "7777"] {
      #expect(!text.contains(part), "\(part)")
    }
    #expect(text.contains(#""secrets":"left out""#))
    #expect(text.contains(#""isSecret":true"#))
    let table = try await HeadlessHost.play(
      TableRecording(contentsOf: file), onTabs: [Secrets()], secret: "another")
    let played = try #require(table.screen as? Secrets)
    #expect(played.account.password == "another")
  }

  @Test func `a torn last line is passed over, and any other is said`() async throws {
    let person = try await RecordedTerminal([Fruits()], to: file)
    await person.press(.down, .character("d"), .character("y"))
    person.close()
    let whole = try text
    try Data((whole + #"{"at":3,"do":"ta"#).utf8).write(to: file)
    #expect(try TableRecording(contentsOf: file).isTorn)
    let table = try await HeadlessHost.play(file, on: Fruits())
    #expect(table.titles == ["Apple", "Cherry"])
    try Data((whole + "{\"at\":3,\"do\":\"ta\n").utf8).write(to: file)
    let error = #expect(throws: TableRecordingError.self) { try TableRecording(contentsOf: file) }
    let line = whole.split(separator: "\n").count + 1
    #expect(error.map { "\($0)".hasPrefix("line \(line): ") } == true)
  }

  @Test func `any bytes are a recording, or a mistake with its line and a remedy`() async throws {
    let person = try await RecordedTerminal([Fruits()], to: file)
    await person.press(.down, .character("d"), .enter)
    person.close()
    let whole = Array(try Data(contentsOf: file))
    var random = SplitMix64(seed: 7)
    let pieces = [
      "{", "}", "\"", "\n", "1e999", "-1", "[", "null", "\\u0000", "\u{1B}[2J", "frame",
    ]
    for _ in 0..<Effort.rounds(2_000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let length = Int.random(in: 0...min(8, bytes.count - place), using: &random)
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<(place + length), with: Array(piece.utf8))
      }
      do { _ = try TableRecording(Data(bytes)).swiftTest() } catch {
        guard case .unreadable(let line, let what, let remedy)? = error as? TableRecordingError
        else {
          Issue.record("\(error)")
          continue
        }
        #expect(line >= 1 && !what.isEmpty && !remedy.isEmpty)
        #expect("\(error)".unicodeScalars.allSatisfy { $0.value >= 32 })
      }
    }
  }

  @Test(arguments: ["/dev/full", "/nowhere/recording.jsonl", "/dev/null/x"])
  func `a file that cannot be written is said once, and the person goes on`(path: String)
    async throws
  {
    let reports = try await TableDiagnostics.collect {
      let person = try await RecordedTerminal([Fruits()], to: URL(filePath: path))
      await person.press(.down, .character("d"), .character("y"))
      #expect(!person.frame.contains("Banana\n"))
      person.close()
    }
    #expect(reports.map(\.kind) == ["unsavedRecording"])
    #expect(reports.first?.place.file == path)
  }

  @Test func `a file that is no recording is left alone`() async throws {
    try Data("my notes".utf8).write(to: file)
    let reports = try await TableDiagnostics.collect {
      let person = try await RecordedTerminal([Fruits()], to: file)
      person.close()
    }
    #expect(reports.map(\.kind) == ["unsavedRecording"])
    #expect(try text == "my notes")
  }

  @Test func `of two windows with one file the first is recorded, and the second is told`()
    async throws
  {
    let first = try await RecordedTerminal([Fruits()], to: file)
    let reports = try await TableDiagnostics.collect {
      let second = try await RecordedTerminal([Opener()], to: file)
      second.close()
    }
    #expect(reports.map(\.kind) == ["unsavedRecording"])
    #expect(reports.first?.what.contains("Another window is being recorded in the file") == true)
    await first.press(.down, .character("d"), .character("y"))
    first.close()
    #expect(try await HeadlessHost.play(file, on: Fruits()).titles == ["Apple", "Cherry"])
  }

  @Test func `what the app does by itself is not recorded`() async throws {
    let person = try await RecordedTerminal([Opener()], to: file)
    await person.press(.enter)
    #expect(person.frame.contains("Second"))
    await person.press(.enter)
    #expect(person.frame.contains("First"))
    person.close()
    #expect(try !text.contains(#""do":"back""#))
    let table = try await HeadlessHost.play(file, on: Opener())
    #expect(table.chrome.title == "First")
  }

  @Test func `an app finds the clock, the seed and the locale of the recording`() async throws {
    var words = TableWords()
    words.locale = Locale(identifier: "de_DE")
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let environment = TableEnvironment(words: words, timeZone: zone)
    let person = try await RecordedTerminal([Numbers()], to: file, in: environment)
    await person.press(.enter)
    let frame = person.frame
    person.close()
    try await Task.sleep(for: .milliseconds(1_100))
    let table = try await HeadlessHost.play(file, on: Numbers())
    let title = try #require(table.titles.first)
    #expect(frame.contains(title))
    #expect(title.contains("de_DE, Asia/Kathmandu"))
  }

  @Test func `a look inside is nothing of what the person did`() async throws {
    let person = try await RecordedTerminal([Fruits()], to: file)
    let window = try #require(person.host.navigator)
    window.offerInspector()
    await person.press(.down)
    for isWide in [true, false] {
      window.setWide(isWide)
      #expect(window.toggleInspector())
      await person.press(.down, .down, .end)
      #expect(window.toggleInspector())
      await person.press(.home, .down)
    }
    window.toggleInspector()
    await person.press(.down, .backspace, .home, .down)
    await person.press(.character("d"), .character("y"))
    person.close()
    #expect(try !text.contains("Inspector"))
    #expect(try await HeadlessHost.play(file, on: Fruits()).titles == ["Apple", "Cherry"])
  }

  @Test func `a recording that others could read is its owner's when it is written anew`()
    async throws
  {
    try await RecordedTerminal([Fruits()], to: file).close()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: file.path(percentEncoded: false))
    try await RecordedTerminal([Fruits()], to: file).close()
    let attributes = try FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a time that shows is the one for which the app asked, however late its frame came`()
    async throws
  {
    let person = try await RecordedTerminal([Stamped()], to: file)
    await person.press(.enter)
    await person.press(.down, .enter)
    let frame = person.frame
    person.close()
    let table = try await HeadlessHost.play(file, on: Stamped())
    for title in table.titles { #expect(frame.contains(title)) }
  }
}

/// A list that shows when it was read, to the millisecond.
private final class Stamped: TableScreen {
  private var stamp = 0.0
  private var other = 0.0

  override var tableData: [Section] {
    [
      Section {
        [.title: "\((stamp * 1_000).rounded(.down)) Read", .action: .perform(Stamped.read)]
        [.title: "\((other * 1_000).rounded(.down)) Asked", .action: .perform(Stamped.ask)]
      }
    ]
  }

  /// Asks within the act, and late.
  func ask() {
    usleep(30_000)
    other = TableEnvironment.now.timeIntervalSince1970
    updateTableData()
  }

  func read() async throws {
    try await Task.sleep(for: .milliseconds(20))
    stamp = TableEnvironment.now.timeIntervalSince1970
    updateTableData()
    try await Task.sleep(for: .milliseconds(200))
  }
}

private final class Fruits: TableScreen {
  private var fruits: [String]

  init(_ fruits: [String] = ["Apple", "Banana", "Cherry"]) {
    self.fruits = fruits
    super.init()
  }

  override var tableData: [Section] {
    [
      Section(
        cells: fruits.map {
          [.id: .key($0), .title: $0, .deleteAction: .perform(Fruits.remove, $0)]
        })
    ]
  }

  func remove(_ fruit: String) { fruits.removeAll { $0 == fruit } }
}

@MainActor private final class Account {
  var password = ""
  var code = ""
}

private final class Secrets: TableScreen {
  let account = Account()

  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Password", .bind: .to(account, \.password),
          .cellClass: .of(.secureField("8 letters or more", reveals: true)),
        ]
        [
          .title: "Code", .secret: true, .bind: .to(account, \.code), .cellClass: .of(.textField()),
        ]
      }
    ]
  }
}

private final class Opener: TableScreen {
  override var title: String { "First" }
  override var tableData: [Section] {
    [Section { [.title: "Open", .action: .perform(Opener.show)] }]
  }

  func show() async {
    await Task.yield()
    open(Second())
  }

  final class Second: TableScreen {
    override var title: String { "Second" }
    override var tableData: [Section] {
      [Section { [.title: "Leave", .action: .perform(Second.leave)] }]
    }

    func leave() async {
      await Task.yield()
      navigator?.back()
    }
  }
}

private final class Numbers: TableScreen {
  private var text = "Draw"

  override var tableData: [Section] {
    [Section { [.title: text, .action: .perform(Numbers.draw)] }]
  }

  func draw() {
    var random = SplitMix64(seed: TableEnvironment.seed)
    let second = Int(TableEnvironment.now.timeIntervalSince1970) % 60
    let zone = TableEnvironment.current?.timeZone ?? .gmt
    text =
      "\(Int.random(in: 0..<1_000_000, using: &random)) at \(second), "
      + "\(TableWords.current.locale.identifier), \(zone.identifier)"
    updateTableData()
  }
}
#endif
