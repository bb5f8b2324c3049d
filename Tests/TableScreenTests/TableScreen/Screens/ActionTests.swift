import Foundation
import TableScreenTesting
import Testing

@testable import TableScreen

struct Refusal: LocalizedError {
  var errorDescription: String? { "The server refused" }
}

final class ActionScreen: TableScreen {
  var calls: [String] = []
  var isReleased = false
  override class var actions: Actions { ["byName": .perform(noted)] }
  override var tableData: [Section] {
    [
      Section("Actions") {
        [.title: "plain", .action: .perform(ActionScreen.plain)]
        [.title: "throws", .action: .perform(ActionScreen.failing)]
        [.title: "async", .action: .perform(ActionScreen.later)]
        [.title: "async throws", .action: .perform(ActionScreen.failingLater)]
        [.title: "arguments", .action: .perform(ActionScreen.given), .arguments: .values(["n": 5])]
        [.title: "throws value", .action: .perform(ActionScreen.failingWith, 1)]
        [.title: "async value", .action: .perform(ActionScreen.laterWith, 2)]
        [
          .title: "closure",
          .action: .run { context in
            (context.targets.first as? ActionScreen)?.calls.append("closure")
          },
        ]
        [.title: "named", .action: .named("byName")]
        [.title: "unknown", .action: .named("byname")]
        [.title: "foreign", .action: .perform(PickingGroup.pick, 1)]
        [.title: "slow", .action: .perform(ActionScreen.slow)]
        [.title: "switch", .accessory: .switch(false, changed: ActionScreen.refuse)]
        [.title: "slow switch", .accessory: .switch(false, changed: ActionScreen.refuseLater, 1)]
        [.title: "silent", .accessory: .switch(true)]
        [.title: "detail", .accessory: .detail(.perform(ActionScreen.plain))]
        [.title: "nothing"]
      }
    ]
  }
  func plain() { calls.append("plain") }
  func failing() throws { throw Refusal() }
  func later() async {
    await Task.yield()
    calls.append("later")
  }
  func failingLater() async throws {
    await Task.yield()
    throw Refusal()
  }
  func given(_ arguments: Arguments) { calls.append("given \(arguments["n", as: Int.self] ?? 0)") }
  func failingWith(_ number: Int) throws { throw Refusal() }
  func laterWith(_ number: Int) async throws { calls.append("later \(number)") }
  func noted() { calls.append("named") }
  func slow() async {
    calls.append("slow")
    while !isReleased { await Task.yield() }
  }
  func refuse(_ isOn: Bool) throws { throw Refusal() }
  func refuseLater(_ isOn: Bool, _ number: Int) async throws {
    await Task.yield()
    throw Refusal()
  }
}

/// A switch that the data need not follow.
final class StubbornScreen: TableScreen {
  let gate = Gate()
  var isLocked = false
  var accepts = false
  var calls: [Bool] = []
  override var tableData: [Section] {
    [
      Section {
        [.title: "Lock", .accessory: .switch(isLocked, changed: StubbornScreen.setLocked)]
      }
    ]
  }
  func setLocked(_ isLocked: Bool) async {
    calls.append(isLocked)
    await gate.wait()
    if accepts { self.isLocked = isLocked }
  }
}

/// Actions reach their methods; what they throw is shown, not lost.
@MainActor struct ActionTests {
  let screen = ActionScreen()

  @Test(arguments: [
    ("plain", "plain"), ("async", "later"), ("arguments", "given 5"), ("async value", "later 2"),
    ("closure", "closure"), ("named", "named"),
  ]) func `every form of action calls its method once`(title: String, call: String) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap(title)
    #expect(screen.calls == [call])
    #expect(table.chrome.notice == nil)
  }

  @Test(arguments: ["throws", "async throws", "throws value"])
  func `a thrown error is shown`(title: String) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.tap(title)
    #expect(table.chrome.notice?.text == "The server refused")
    #expect(table.chrome.notice?.isError == true)
    try await table.send(.dismissNotice)
    #expect(table.chrome.notice == nil)
  }

  @Test(arguments: ["unknown", "foreign"])
  func `an action that nobody answers is reported, and nothing else happens`(title: String)
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    let found = try await TableDiagnostics.collect { try await table.tap(title) }
    #expect(found.count == 1)
    #expect(found.first?.place.screen == "ActionScreen")
    #expect(found.first?.place.row == title)
    #expect(screen.calls == [])
  }

  @Test func `a second tap while an action runs is ignored, and the row is busy`() async throws {
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.path(of: "slow").flatMap { table.layout.row(at: $0)?.id })
    screen.send(.tap(row))
    screen.send(.tap(row))
    for _ in 0..<5 { await Task.yield() }
    #expect(screen.calls == ["slow"])
    #expect(table.row("slow")?.isBusy == true)
    screen.isReleased = true
    try await table.settle()
    #expect(table.row("slow")?.isBusy == false)
    try await table.tap("slow")
    #expect(screen.calls == ["slow", "slow"])
  }

  @Test func `a row is busy until the last of its actions has ended`() async throws {
    let (first, second) = (Gate(), Gate())
    let screen = ListOfWords(["a"])
    screen.cellForWord = {
      [
        .title: $0, .action: .run { _ in await first.wait() },
        .accessory: .detail(.run { _ in await second.wait() }),
      ]
    }
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.tap(row))
    screen.send(.tapAccessory(row))
    first.isOpen = true
    for _ in 0..<10 { await Task.yield() }
    #expect(table.row("a")?.isBusy == true)
    second.isOpen = true
    try await table.settle()
    #expect(table.row("a")?.isBusy == false)
  }

  @Test func `a switch shows the data after a reading while its action ran`() async throws {
    let screen = StubbornScreen()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    func shown() -> TableValue? { table.row("Lock")?.controls.first?.value }
    screen.send(.control(row, name: RowControl.accessoryName, value: .flag(true)))
    for _ in 0..<10 { await Task.yield() }
    screen.updateTableData()
    #expect(shown() == .flag(true))
    screen.gate.isOpen = true
    try await table.settle()
    #expect(screen.calls == [true])
    #expect(shown() == .flag(false))
    screen.accepts = true
    try await table.toggle("Lock")
    #expect(shown() == .flag(true))
  }

  @Test(arguments: ["switch", "slow switch"])
  func `a throw puts the switch back`(title: String) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.toggle(title)
    #expect(table.row(title)?.controls.first?.value == .flag(false))
    #expect(table.chrome.notice?.text == "The server refused")
  }

  @Test func `a switch that tells nobody keeps its state out of view`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("silent")
    #expect(table.row("silent")?.controls.first?.value == .flag(false))
  }

  @Test func `the detail accessory has an action of its own`() async throws {
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOffered("be tapped", by: "detail")) {
      try await table.tap("detail")
    }
    #expect(screen.calls == [])
    try await table.tapAccessory("detail")
    #expect(screen.calls == ["plain"])
  }

  @Test func `a row without an action offers no tap`() async throws {
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOffered("be tapped", by: "nothing")) {
      try await table.tap("nothing")
    }
    #expect(screen.calls == [])
    #expect(screen.selectedRows == [])
  }

  @Test func `a time-out says what was running`() async throws {
    let table = try await HeadlessHost.show(screen)
    table.timeout = .milliseconds(5)
    await #expect(throws: HeadlessError.self) { try await table.tap("slow") }
    screen.isReleased = true
    table.timeout = .seconds(10)
    try await table.settle()
  }

  @Test func `a title that is not on screen is an error that names the nearest`() async throws {
    let table = try await HeadlessHost.show(screen)
    await #expect(throws: HeadlessError.notOnScreen("plane", nearest: "plain")) {
      try await table.tap("plane")
    }
  }
}
