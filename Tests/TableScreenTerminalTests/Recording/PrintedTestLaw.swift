#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenRecording
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// The law of printed tests: the test of what a person did, while work ran or not, does the same and shows the same.
@MainActor struct PrintedTestLaw {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.timeLimit(.minutes(Effort.patience)), arguments: Effort.some((0..<16).map { UInt64($0) }))
  func `the test that is printed does what was recorded`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let file = folder.url.appending(path: "recording.jsonl")
    let person = try await RecordedTerminal([Room(0, Signal())], to: file)
    for _ in 0..<Effort.rounds(12) {
      let row = Room.rows.randomElement(using: &random) ?? Room.go
      // The rooms refuse.
      if random.once(in: 4) { await press(.control("c"), person, waits: false) }
      try await choose(row, person, waits: row == Room.go)
    }
    try await choose(Room.go, person, waits: true)
    person.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [Room(0, Signal())]).close()
    let table = try await HeadlessHost.show(Room(0, Signal()))
    try await PrintedTest(recording.swiftTest()).run(on: table)
    table.close()
  }

  private final class Letters: TableScreen {
    override class var settings: Settings { [.title("Letters")] }
    override var tableData: [Section] {
      [
        Section(items: 0..<60, id: \.self) {
          [.title: "Letter \($0)", .action: .perform(Letters.read, $0)]
        }
      ]
    }
    func read(_ number: Int) {
      show(notice: "Letter \(number) is read")
      open(Letter(number), as: .detail)
    }
  }

  private final class Letter: TableScreen {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
    override var tableData: [Section] { [Section { [.title: "Text \(number)"] }] }
  }

  @Test(arguments: [false, true])
  func `what is done in a list beside its detail is done by the test`(isDismissed: Bool)
    async throws
  {
    let file = folder.url.appending(path: "recording.jsonl")
    let person = try await RecordedTerminal([Letters()], to: file, columns: 120)
    await person.press(.enter)
    let navigator = try #require(person.host.navigator)
    if navigator.visibleScreen is Letters { await person.press(.tab) }
    #expect(navigator.visibleScreen is Letter)
    for _ in 0..<4 {
      person.host.handle(.mouse(MouseEvent(kind: .wheelDown, line: 10, column: 5)))
      await person.press()
    }
    if isDismissed { navigator.screens[0].send(.dismissNotice) }
    await person.press()
    person.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [Letters()]).close()
    let printed = recording.swiftTest()
    #expect(printed.contains("scroll(to:"), "\(printed)")
    #expect(!printed.contains("Left out"), "\(printed)")
    let table = try await HeadlessHost.show(Letters())
    try await PrintedTest(printed).run(on: table)
    table.close()
  }

  private final class Twins: TableScreen {
    var names = ["a", "a", "b", "b", "c", "a"]
    override class var settings: Settings { [.title("Twins"), .selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section(
          cells: names.enumerated().map {
            [
              .id: .key("\($0)"), .title: "\($1)", .subtitle: "Number \($0)",
              .editingStyle: .delete,
            ]
          })
      ]
    }
  }

  /// Rows of the same title are deleted by where they stand.
  @Test(arguments: [[1, 3], [0, 2], [0, 1], [4, 5], [2, 4], [1], [0]])
  func `the test deletes the rows that were deleted`(places: [Int]) async throws {
    let file = folder.url.appending(path: "recording.jsonl")
    let twins = Twins()
    let person = try await RecordedTerminal([twins], to: file)
    await person.press(.down)
    twins.send(.delete(places.compactMap { twins.layout.row(at: TablePath(0, $0))?.id }))
    await person.press(.down)
    person.close()
    let printed = try TableRecording(contentsOf: file).swiftTest()
    #expect(!printed.contains("Left out"), "\(printed)")
    let table = try await HeadlessHost.show(Twins())
    try await PrintedTest(printed).run(on: table)
    table.close()
  }

  @Test func `a window that was narrow in between is so in the test`() async throws {
    let file = folder.url.appending(path: "recording.jsonl")
    let person = try await RecordedTerminal([Letters()], to: file, columns: 120)
    await person.press(.enter)
    let navigator = try #require(person.host.navigator)
    if navigator.visibleScreen is Letter { await person.press(.tab) }
    #expect(navigator.visibleScreen is Letters)
    for isWide in [false, true] {
      navigator.setWide(isWide)
      await person.press()
    }
    #expect(navigator.visibleScreen is Letter)
    await person.press(.down)
    person.close()
    let printed = try TableRecording(contentsOf: file).swiftTest()
    let table = try await HeadlessHost.show(Letters())
    try await PrintedTest(printed).run(on: table)
    #expect(table.visibleScreen is Letter)
    table.close()
  }

  /// What is typed into a field that waits for its form, or writes when it is left, is typed, kept and taken back by the test
  /// as it was by the person; the test closes the window where the person wanted to quit and was asked first.
  @Test(arguments: Effort.some((0..<24).map { UInt64($0) }))
  func `what was typed and taken back is typed and taken back`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let file = folder.url.appending(path: "recording.jsonl")
    let sheet = Sheet(isForm: seed % 2 == 0)
    let person = try await RecordedTerminal([sheet], to: file)
    var keys: [String] = []
    for _ in 0..<Effort.rounds(6) {
      await person.press(random.once(in: 2) ? .down : .up, .enter)
      for _ in 0..<Int.random(in: 0...3, using: &random) { await person.type("x") }
      let end = [Key.escape, .enter, .down].randomElement(using: &random) ?? .down
      await person.press(end)
      keys.append("\(end)")
      guard random.once(in: 3) else { continue }
      // What is not saved yet is asked about; any answer may follow, or none.
      let answer = Int.random(in: 0...3, using: &random)
      keys.append("quit, \(answer)")
      if await quits(person, answer) { break }
    }
    let shown = person.frame
    person.close()
    let recording = try TableRecording(contentsOf: file)
    let printed = recording.swiftTest()
    #expect(!printed.contains("NodeID.main"), "\(keys): \(printed)")
    let again = Sheet(isForm: sheet.isForm)
    let table = try await HeadlessHost.show(again)
    try await PrintedTest(printed).run(on: table)
    #expect(again.texts == sheet.texts, "\(keys): \(printed)\n\(shown)")
    table.close()
  }

  /// Quits, gives the answer of that place if there is a question, and returns whether nothing follows.
  private func quits(_ person: RecordedTerminal, _ answer: Int) async -> Bool {
    person.host.handle(.key(.control("c")))
    // A program that has quit draws no more.
    if person.host.isQuitting { return true }
    await person.press()
    guard person.host.navigator?.isAsking == true, answer < 3 else { return true }
    for _ in 0..<answer { await person.press(.down) }
    person.host.handle(.key(.enter))
    // What is saved first takes its turns, and then the program ends.
    for _ in 0..<1_000 where !person.host.isQuitting && answer < 2 { await Task.yield() }
    if person.host.isQuitting { return true }
    await person.press()
    return person.host.isQuitting
  }

  @Test(arguments: 0...3)
  func `a quit that asked is in the test, and one that closed the window is not`(answer: Int)
    async throws
  {
    let file = folder.url.appending(path: "recording.jsonl")
    let person = try await RecordedTerminal([Sheet(isForm: true)], to: file)
    #expect(await !quits(person, 0) || person.host.isQuitting)
    person.close()
    #expect(try !TableRecording(contentsOf: file).swiftTest().contains("closeWindow"))
    try FileManager.default.removeItem(at: file)
    let other = try await RecordedTerminal([Sheet(isForm: true)], to: file)
    await other.press(.up)
    await other.type("x")
    await other.press(.down)
    let hasEnded = await quits(other, answer)
    #expect(hasEnded == (answer != 2), "only who keeps editing goes on")
    if answer == 2 {
      await other.press(.up)
      await other.type("y")
      await other.press(.down)
    }
    other.close()
    let printed = try TableRecording(contentsOf: file).swiftTest()
    #expect(printed.contains("closeWindow()"), "\(printed)")
    let table = try await HeadlessHost.show(Sheet(isForm: true))
    try await PrintedTest(printed).run(on: table)
    table.close()
  }

  /// Chooses a row by keys; without a wait, the next one is chosen while work is running.
  private func choose(_ row: String, _ person: RecordedTerminal, waits: Bool) async throws {
    let place = try #require(Room.rows.firstIndex(of: row))
    person.host.drawIfNeeded()
    person.host.handle(.key(.home))
    for _ in 0..<place { person.host.handle(.key(.down)) }
    await press(.enter, person, waits: waits)
  }

  private func press(_ key: Key, _ person: RecordedTerminal, waits: Bool) async {
    if waits {
      await person.press(key)
    } else {
      person.host.handle(.key(key))
      // The work has begun, and goes on.
      if let window = person.host.navigator {
        _ = await RestWatch(window).hasSettled(within: .milliseconds(5), endingBelowModals: true)
      }
    }
  }
}

/// Two fields.
private final class Sheet: TableScreen {
  let isForm: Bool
  var texts = ["", "b"]

  init(isForm: Bool) {
    self.isForm = isForm
    super.init()
  }

  var first: String {
    get { texts[0] }
    set { texts[0] = newValue }
  }
  var second: String {
    get { texts[1] }
    set { texts[1] = newValue }
  }

  override var tableData: [Section] {
    [
      Section("Sheet") {
        [.title: "First", .bind: isForm ? .draft(\Sheet.first) : .to(\Sheet.first)]
        [.title: "Second", .bind: isForm ? .draft(\Sheet.second) : .to(\Sheet.second)]
      }
    ]
  }
}

/// What work waits for: at a signal all that waits goes on, one after the other.
@MainActor private final class Signal {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func give() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}

/// A room with doors to others, of which some open at the signal only.
private final class Room: TableScreen {
  static let rows = ["Count", "Door", "Slow door", "Trap door", "Go"]
  static let go = "Go"
  private let depth: Int
  private let signal: Signal
  private var count = 0

  init(_ depth: Int, _ signal: Signal) {
    (self.depth, self.signal) = (depth, signal)
    super.init()
  }

  override var title: String { "Room \(depth), counted to \(count)" }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Count", .action: .perform(Room.add)]
        [.title: "Door", .action: .perform(Room.door)]
        [.title: "Slow door", .action: .perform(Room.slowDoor)]
        [.title: "Trap door", .action: .perform(Room.trapDoor)]
        [.title: "Go", .action: .perform(Room.giveSignal)]
      }
    ]
  }

  override func shouldGoBack() -> Bool { false }

  func add() {
    count += 1
    setTitle(title)
  }

  func door() { open(Room(depth + 1, signal)) }

  func slowDoor() async {
    await signal.wait()
    open(Room(depth + 10, signal))
    signal.give()
  }

  func trapDoor() { open(Room(depth + 100, signal), as: .modal) }

  func giveSignal() { signal.give() }
}
#endif
