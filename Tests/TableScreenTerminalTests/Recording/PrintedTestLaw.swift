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

  /// What is typed into a field that waits for its form, or writes when it is left, is typed, kept and taken back by the test
  /// as it was by the person.
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
      let end = random.once(in: 2) ? Key.escape : .enter
      await person.press(end)
      keys.append("\(end)")
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

  /// Chooses a row by keys; without a wait, the next one is chosen while work is running.
  private func choose(_ row: String, _ person: RecordedTerminal, waits: Bool) async throws {
    let place = try #require(Room.rows.firstIndex(of: row))
    person.host.drawIfNeeded()
    person.host.handle(.key(.home))
    for _ in 0..<place { person.host.handle(.key(.down)) }
    if waits {
      await person.press(.enter)
    } else {
      person.host.handle(.key(.enter))
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
