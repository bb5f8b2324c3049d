import TableScreen
import TableScreenTesting
import Testing

/// A control that is set again while its action runs ends at the last value, however often and however late that came.
@MainActor @Suite struct SetAgainTests {
  private final class Lamps: TableScreen {
    struct Broken: Error {}
    var stored = false
    var wishes: [Bool] = []
    var refuses: Bool?
    override class var settings: Settings { [.title("Lamps")] }
    override var tableData: [Section] {
      [Section { [.title: "Lamp", .accessory: .switch(stored, changed: Lamps.turn)] }]
    }
    func turn(_ isOn: Bool) async throws {
      wishes.append(isOn)
      try await Task.sleep(for: .milliseconds(40))
      if isOn == refuses { throw Broken() }
      stored = isOn
    }
    override func onError(_ error: any Error) {}
  }

  private func set(_ values: [Bool], refusing: Bool? = nil) async throws -> (Lamps, TableValue?) {
    let screen = Lamps()
    screen.refuses = refusing
    let table = try await HeadlessHost.show(screen)
    let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    for value in values {
      screen.send(.control(row, name: "accessory", value: .flag(value)))
      try await Task.sleep(for: .milliseconds(3))
    }
    try await table.settle()
    let content = try #require(table.row("Lamp"))
    defer { table.close() }
    guard case .control(let control) = content.accessory else { return (screen, nil) }
    return (screen, control.value)
  }

  @Test(arguments: [
    [true, false], [true, false, true], [true, false, true, false], [true, true],
  ])
  func `the last value is the one that stays`(values: [Bool]) async throws {
    let (screen, shown) = try await set(values)
    #expect(screen.stored == values.last)
    #expect(shown == .flag(values.last ?? false))
    #expect(screen.wishes.count == (values.last == true ? 1 : 2), "\(screen.wishes)")
  }

  @Test func `a value that a failure has brought back already is not asked for again`() async throws
  {
    let (screen, shown) = try await set([true, false], refusing: true)
    #expect(screen.wishes == [true] && shown == .flag(false))
  }

  private final class Named: TableScreen {
    private(set) var calls: [String] = []
    override class var actions: Actions {
      ["turn": .run { await ($0.screen as? Named)?.turn($0.arguments) }]
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Lamp", .accessory: .switch(false, changed: .named("turn", ["lamp": "3"]))]
        }
      ]
    }
    func turn(_ arguments: TableArguments) async {
      calls.append("\(arguments["lamp"] as? String ?? "none")")
      try? await Task.sleep(for: .milliseconds(30))
    }
  }

  @Test func `the second value brings the arguments of its action`() async throws {
    let screen = Named()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    // What the table describes stays off, so that the last value is another one.
    for isOn in [true, false, true] {
      screen.send(.control(row, name: "accessory", value: .flag(isOn)))
      try await Task.sleep(for: .milliseconds(3))
    }
    try await table.settle()
    #expect(screen.calls == ["3", "3"])
    table.close()
  }
}
