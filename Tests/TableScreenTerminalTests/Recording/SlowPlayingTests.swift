#if os(macOS) || os(Linux)
import Foundation
import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// What was done in a hurry is played the same where all takes longer.
@MainActor struct SlowPlayingTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// Presses a key, and waits until `isDone`, but not until a frame is written.
  private func press(
    _ key: Key, _ person: RecordedTerminal, until isDone: () -> Bool
  ) async throws {
    person.host.handle(.key(key))
    while !isDone() { try await Task.sleep(for: .microseconds(100)) }
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `work that had ended before an event ends before it, however long it takes`()
    async throws
  {
    let screen = Hurried(pause: .milliseconds(2))
    let person = try await RecordedTerminal([screen], to: file)
    for _ in 0..<3 {
      try await press(.enter, person) { person.host.navigator?.isAtRest == true }
    }
    await person.press(.up)
    person.close()
    let table = try await HeadlessHost.play(
      file, on: Hurried(pause: .milliseconds(300)))
    #expect(table.titles.first == screen.first && screen.first.hasPrefix("3 times"))
  }

  @Test(arguments: [false, true])
  func `a key that met a row on its way out plays as nothing, any other is said`(isLater: Bool)
    async throws
  {
    func rows() -> TableScreen {
      let cells: [TableCell] = (1...4).map {
        [.id: .key($0), .title: "Item \($0)", .editingStyle: .delete]
      }
      return TableScreen(model: TableModel([TableSection("Items", cells: cells)]))
    }
    let screen = rows()
    let person = try await RecordedTerminal([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, 1)))
    await person.send(.delete([row.id]))
    person.close()
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let deletion = try #require(lines.firstIndex { $0.contains(#""do":"delete""#) })
    let found = try #require(lines[deletion].firstMatch(of: /"at":([0-9.]+),.*"rows":\[(\{.*\})\]/))
    let tap = #"{"at":\#(found.1),"do":"tap","row":\#(found.2),"titles":["Item 2"]}"#
    let place = isLater ? lines.count : deletion + 1
    lines.insert(tap, at: place)
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    guard !isLater else {
      await #expect(throws: TableRecordingError.self) {
        try await HeadlessHost.play(file, on: rows())
      }
      return
    }
    let table = try await HeadlessHost.play(file, on: rows())
    #expect(table.titles == ["Item 1", "Item 3", "Item 4"])
  }

  private final class Pages: TableScreen {
    var pages = 1
    override class var settings: Settings { [.pageable(), .refreshable()] }
    override var title: String { "\(pages) pages" }
    override var tableData: [Section] {
      [Section(items: 0..<(pages * 8), id: \.self) { [.title: "Row \($0)"] }]
    }
    override func onEndReached() async throws -> Bool {
      pages += 1
      updateTableData()
      return pages < 6
    }
    override func onRefresh() async throws {
      pages = 1
      resetPaging()
      updateTableData()
    }
  }

  @Test func `a list that is read from its beginning again loads the pages that it loaded`()
    async throws
  {
    let person = try await RecordedTerminal([Pages()], to: file, columns: 132, lines: 12)
    await person.press(.end, .end, .character("r"), .down)
    person.close()
    try await HeadlessHost.play(file, on: Pages()).close()
  }

  private final class Masked: TableScreen {
    var note = ""
    override var tableData: [Section] {
      [
        Section("Before", cells: (0..<12).map { [.title: "before \($0)"] }),
        Section("All", items: 0..<8, id: \.self) { [.title: "item \($0)", .masked: $0 == 0] },
        Section("Last", cells: (0..<4).map { [.title: "last \($0)", .bind: .to(self, \.note)] }),
      ]
    }
  }

  @Test
  func `a row that is hidden once it is made hides where it is made, and the list stands the same`()
    async throws
  {
    let person = try await RecordedTerminal([Masked()], to: file, columns: 132, lines: 12)
    await person.press(.end, .character("K"), .down, .up)
    person.close()
    let table = try await HeadlessHost.play(file, on: Masked())
    #expect(table.titles.contains("last 3"))
  }

  private final class Reading: TableScreen {
    let pause: Duration
    var names: [String] = []
    init(_ pause: Duration) {
      self.pause = pause
      super.init()
    }
    override var tableData: [Section] { [Section(items: names, id: \.self) { [.title: $0] }] }
    override func onLoad() {
      wait(for: "Reading") { [weak self] _ in
        try await Task.sleep(for: self?.pause ?? .zero)
        self?.names = ["a"]
        self?.updateTableData()
      }
    }
  }

  @Test func `what is done while the first screen reads is done then, and printed so`() async throws
  {
    // A second that has just begun would hide a time that is counted from its beginning.
    let part = Date.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
    if part < 0.5 { try await Task.sleep(for: .seconds(0.6 - part)) }
    let person = try await RecordedTerminal([Reading(.seconds(60))], to: file, settles: false)
    try await Task.sleep(for: .milliseconds(50))
    await person.send(.cancelWaiting)
    person.close()
    // It would have ended before, were the time counted from the second.
    let table = try await HeadlessHost.play(file, on: Reading(.milliseconds(500)))
    #expect(table.titles == [] && table.chrome.failure == "Cancelled")
    let code = try TableRecording(contentsOf: file).swiftTest()
    let call = try #require(code.firstMatch(of: /waitingAtMost: .milliseconds\(([0-9]+)\)/))
    let time = try #require(Int(call.1))
    #expect(50..<10_000 ~= time)
    let printed = try await HeadlessHost.show(
      tabs: [Reading(.seconds(60))], waitingAtMost: .milliseconds(time))
    #expect(code.contains("try await table.send(.cancelWaiting)"))
    try await printed.send(.cancelWaiting)
    #expect(printed.titles == [] && printed.chrome.failure == "Cancelled")
  }

  private final class Asking: TableScreen {
    var answers: [CheckedContinuation<Void, Never>] = []
    var names = ["a", "b"]
    override var tableData: [Section] {
      [
        Section(
          cells: names.map {
            [.id: .key($0), .title: "row \($0)", .deleteAction: .perform(Asking.remove, $0)]
          })
      ]
    }
    func remove(_ name: String) async {
      await withCheckedContinuation { answers.append($0) }
      names.removeAll { $0 == name }
      updateTableData()
    }
  }

  @Test func `a row that is being deleted is deleted once in a recording, too`() async throws {
    let screen = Asking()
    let person = try await RecordedTerminal([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, 0)))
    try await press(.character("d"), person) { !screen.answers.isEmpty }
    screen.send(.delete([row.id]))
    for answer in screen.answers { answer.resume() }
    await person.press(.down)
    #expect(screen.names == ["b"])
    person.close()
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count { $0.contains(#""do":"delete""#) } == 1)
    let code = try TableRecording(contentsOf: file).swiftTest()
    #expect(code.split(separator: "\n").count { $0.contains(#"delete("row a")"#) } == 1)
  }

  @Observable @MainActor fileprivate final class Numbers { var all = Array(1...5) }

  private final class Zapping: TableScreen {
    let numbers = Numbers()
    override var tableData: [Section] {
      [
        Section(
          cells: numbers.all.map {
            [
              .id: .key($0), .title: "row \($0)",
              .action: .confirm("Zap \($0)?", then: .perform(Zapping.zap, $0)),
            ]
          })
      ]
    }
    func zap(_ number: Int) {
      numbers.all.removeAll { $0 == number }
    }
  }

  @Test func `a key that came at once after an answer comes at once in the printed test`()
    async throws
  {
    let person = try await RecordedTerminal([Zapping()], to: file)
    await person.press(.enter)
    person.host.handle(.key(.enter))
    person.host.handle(.key(.enter))
    await person.press()
    person.close()
    try await HeadlessHost.play(file, on: Zapping()).close()
    let code = try TableRecording(contentsOf: file).swiftTest()
    let table = try await HeadlessHost.show(Zapping())
    try await PrintedTest(code).run(on: table)
    table.close()
  }

  private final class Chosen: TableScreen {
    override class var settings: Settings { [.selectable(.single)] }
  }

  @Test(arguments: 0..<6)
  func `a key that meets a row on its way out does nothing, and is in no recording`(turns: Int)
    async throws
  {
    func rows() -> TableScreen {
      let cells: [TableCell] = (1...4).map {
        [.id: .key($0), .title: "Item \($0)", .editingStyle: .delete]
      }
      return Chosen(model: TableModel([TableSection("Items", cells: cells)]))
    }
    let person = try await RecordedTerminal([rows()], to: file)
    await person.press(.enter, .down, .down)
    person.host.handle(.key(.character("d")))
    for _ in 0..<turns { await Task.yield() }
    person.host.handle(.key(.enter))
    await person.press()
    person.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [rows()]).close()
    let table = try await HeadlessHost.show(rows())
    try await PrintedTest(recording.swiftTest()).run(on: table)
    table.close()
  }

  /// A row whose work takes the other row away, which counts its taps.
  private final class Passing: TableScreen {
    let pause: Duration
    let counts: Bool
    private(set) var taps = 0
    private var isOver = false

    init(_ pause: Duration, counts: Bool) {
      (self.pause, self.counts) = (pause, counts)
      super.init()
    }

    override var tableData: [Section] {
      [
        Section {
          [.id: 1, .title: "Save, \(counts ? taps : 0)", .action: .perform(Passing.save)]
          isOver ? nil : [.id: 2, .title: "Other", .action: .perform(Passing.tap)]
        }
      ]
    }
    func tap() {
      taps += 1
      updateTableData()
    }
    func save() async throws {
      try await Task.sleep(for: pause)
      isOver = true
      updateTableData()
    }
  }

  @Test(.timeLimit(.minutes(Effort.patience)), arguments: [false, true])
  func `what met something that has gone sooner is passed over if nothing shows of it`(counts: Bool)
    async throws
  {
    let screen = Passing(.milliseconds(400), counts: counts)
    let person = try await RecordedTerminal([screen], to: file)
    person.host.handle(.key(.enter))
    try await Task.sleep(for: .milliseconds(20))
    person.host.handle(.key(.down))
    person.host.handle(.key(.enter))
    await person.press()
    person.close()
    #expect(screen.taps == 1)
    let play = { try await HeadlessHost.play(file, on: Passing(.zero, counts: counts)).close() }
    guard counts else { return try await play() }
    let error = await #expect(throws: TableRecordingError.self) { try await play() }
    #expect(error.map { "\($0)".contains("Other") } == true)
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `a time asked for before an event is asked for before it, however late`()
    async throws
  {
    let screen = Hurried(pause: .milliseconds(2), rest: .milliseconds(60))
    let person = try await RecordedTerminal([screen], to: file)
    try await press(.enter, person) { screen.first.hasPrefix("1") }
    // Time goes on while the rest of the work runs.
    try await Task.sleep(for: .milliseconds(20))
    await person.press(.down, .enter)
    person.close()
    let table = try await HeadlessHost.play(
      file, on: Hurried(pause: .milliseconds(300), rest: .milliseconds(60)))
    #expect(table.titles.first == screen.first)
  }

  @Test(.timeLimit(.minutes(Effort.patience)), arguments: 1...3)
  func `keys that were read at once are played at once`(count: Int) async throws {
    let screen = Switched()
    let person = try await RecordedTerminal([screen], to: file)
    // What the first has begun goes on while the others come: the last is carried out behind it, if it means something else.
    let (began, title) = count == 2 ? (2, "Is off") : (1, "Is on")
    for _ in 0..<count { person.host.handle(.key(.character(" "))) }
    await person.press(.down)
    person.close()
    #expect(screen.began == began)
    for _ in 0..<5 {
      let again = Switched()
      let table = try await HeadlessHost.play(file, on: again)
      #expect(again.began == began && table.titles == [title, "Other"])
    }
  }
}

/// A switch whose action takes a turn.
private final class Switched: TableScreen {
  private(set) var began = 0
  private var isOn = false

  override var tableData: [Section] {
    [
      Section {
        [
          .title: isOn ? "Is on" : "Is off", .id: "switch",
          .accessory: .switch(isOn, changed: Switched.set),
        ]
        [.title: "Other"]
      }
    ]
  }
  func set(_ isOn: Bool) async {
    began += 1
    await Task.yield()
    self.isOn = isOn
    updateTableData()
  }
}

/// A list that counts what has ended, and says when it did.
private final class Hurried: TableScreen {
  private let pause: Duration
  private let rest: Duration
  private(set) var first = "Begin"
  private var count = 0

  init(pause: Duration, rest: Duration = .zero) {
    (self.pause, self.rest) = (pause, rest)
    super.init()
  }

  override var tableData: [Section] {
    [
      Section {
        [.id: 1, .title: first, .action: .perform(Hurried.work)]
        [.id: 2, .title: "Other", .action: .perform(Hurried.nothing)]
      }
    ]
  }

  func nothing() {}

  func work() async throws {
    try await Task.sleep(for: pause)
    count += 1
    let time = TableEnvironment.now.timeIntervalSince1970
    first = "\(count) times, last at \((time * 1_000).rounded())"
    updateTableData()
    try await Task.sleep(for: rest)
  }
}
#endif
