import TableScreen
import TableScreenTesting
import TestSupport
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

  /// Sets the switch of a row, one value soon after the other, and returns the row.
  @discardableResult
  private func set(_ values: [Bool], in place: Int, of screen: TableScreen) async throws -> NodeID {
    let row = try #require(screen.layout.row(at: TablePath(0, place))?.id)
    for value in values {
      screen.send(.control(row, name: "accessory", value: .flag(value)))
      try await Task.sleep(for: .milliseconds(3))
    }
    return row
  }

  private func set(_ values: [Bool], refusing: Bool? = nil) async throws -> (Lamps, TableValue?) {
    let screen = Lamps()
    screen.refuses = refusing
    let table = try await HeadlessHost.show(screen)
    try await set(values, in: 0, of: screen)
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
    try await set([true, false], in: 0, of: screen)
    try await table.settle()
    #expect(screen.calls == ["3", "3"])
    table.close()
  }

  /// Lamps that say only later what they were told.
  private final class Far: TableScreen {
    var shown = false
    private(set) var wishes: [Bool] = []
    override var tableData: [Section] {
      [Section { [.title: "Lamp", .accessory: .switch(shown, changed: Far.turn)] }]
    }
    func turn(_ isOn: Bool) async throws {
      wishes.append(isOn)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func `the last value is asked for, though the data does not have the first one yet`()
    async throws
  {
    let screen = Far()
    let table = try await HeadlessHost.show(screen)
    try await set([true, false], in: 0, of: screen)
    try await table.settle()
    #expect(screen.wishes == [true, false])
    table.close()
  }

  /// To-dos that leave once they are done.
  private final class ToDos: TableScreen {
    let server = Latch()
    private(set) var done: Set<Int> = []
    private(set) var wishes: [Bool] = []
    override class var settings: Settings { [.editable()] }
    override var tableData: [Section] {
      [
        Section(items: (0..<3).filter { !done.contains($0) }, id: \.self) { number in
          [
            .title: "To-do \(number)", .editingStyle: .delete,
            .accessory: .switch(
              false,
              changed: .run { [weak self] in
                guard case .flag(let isDone)? = $0.control?.value else { return }
                await self?.set(number, isDone)
              }),
            .deleteAction: .run { [weak self] _ in
              self?.done.insert(number)
              await Task.yield()
            },
          ]
        }
      ]
    }
    private func set(_ number: Int, _ isDone: Bool) async {
      wishes.append(isDone)
      await server.wait()
      if isDone { done.insert(number) } else { done.remove(number) }
      updateTableData()
    }
  }

  @Test(arguments: [false, true])
  func `a row that the first value takes away has the last one, unless it was deleted`(
    isDeleted: Bool
  ) async throws {
    let screen = ToDos()
    let table = try await HeadlessHost.show(screen)
    let row = try await set([true, false], in: 1, of: screen)
    if isDeleted {
      screen.send(.delete([row]))
      try await until { !table.titles.contains("To-do 1") }
    }
    screen.server.open()
    try await table.settle()
    #expect(screen.wishes == (isDeleted ? [true] : [true, false]))
    #expect(table.titles.contains("To-do 1") == !isDeleted)
    table.close()
  }
}
