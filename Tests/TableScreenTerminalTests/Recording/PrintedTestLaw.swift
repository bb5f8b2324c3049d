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
