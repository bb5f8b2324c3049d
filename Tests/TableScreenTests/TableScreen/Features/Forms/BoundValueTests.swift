import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A person without any observation.
private final class Person {
  var name: String
  var isAway = false
  init(_ name: String) { self.name = name }
}

private final class PersonScreen: TableScreen {
  var person = Person("Ada")
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Name", .id: "name", .bind: .to(person, \.name),
          .accessory: .switch(person, \.isAway),
        ]
      }
    ]
  }
}

/// A bound row shows what its property holds.
@MainActor struct BoundValueTests {
  private let screen = PersonScreen()

  private func shown(in table: HeadlessHost) -> TableValue? {
    table.row("Name")?.controls.first { $0.isTyped }?.value
  }

  @Test func `an update shows the new value of a plain property`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(shown(in: table) == .text("Ada"))
    screen.person.name = "Grace"
    screen.updateTableData()
    #expect(shown(in: table) == .text("Grace"))
    #expect(table.changes.last?.refreshedRows.count == 1)
    screen.updateTableData()
    #expect(table.changes.count == 1)
  }

  @Test func `a value that is typed and held already shows, whatever showed before`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.person.name = "Grace"
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    let name = try #require(table.row("Name")?.controls.first { $0.isTyped }?.name)
    try await table.send(.control(row, name: name, value: .text("Grace")))
    #expect(shown(in: table) == .text("Grace"))
  }

  @Test func `a row that is bound to another object shows that one`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(shown(in: table) == .text("Ada"))
    screen.person = Person("Grace")
    screen.updateTableData()
    #expect(shown(in: table) == .text("Grace"))
    try await table.type("Hopper", into: "Name")
    #expect(screen.person.name == "Hopper")
  }

  @Test func `a value that changes in an observed model shows by itself, in its row alone`()
    async throws
  {
    let meter = Meter()
    let screen = MeterScreen(meter)
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Kilowatts")?.controls.first?.value == .integer(1))
    #expect(table.row("Rate")?.controls.first?.value == .integer(7))
    table.forgetChanges()
    meter.kilowatts = 5
    try await table.settle()
    #expect(table.row("Kilowatts")?.controls.first?.value == .integer(5))
    #expect(screen.readings == 1)
    #expect(table.changes.map(\.description) == ["reconfigure T(0,0) as T(0,0)"])
    // What is typed meanwhile stays.
    try await table.type("9", into: "Rate", staying: true)
    meter.rate = 8
    try await table.settle()
    #expect(table.row("Rate")?.controls.first?.value == .integer(9))
  }

  @Test func `a row and the switch at its end are bound to a property each`() async throws {
    let table = try await HeadlessHost.show(screen)
    let controls = try #require(table.row("Name")?.controls)
    #expect(controls.first { $0.kind == .toggle }?.value == .flag(false))
    #expect(shown(in: table) == .text("Ada"))
    try await table.toggle("Name")
    #expect(screen.person.isAway)
    #expect(screen.person.name == "Ada")
  }
}

@Observable @MainActor private final class Meter {
  var kilowatts = 1
  var rate = 7
}

private final class MeterScreen: TableScreen {
  let meter: Meter
  var readings = 0
  init(_ meter: Meter) {
    self.meter = meter
    super.init()
  }
  override var tableData: [Section] {
    readings += 1
    return [
      Section {
        [.title: "Kilowatts", .bind: .to(meter, \.kilowatts)]
        [.title: "Rate", .bind: .draft(meter, \.rate)]
      }
    ]
  }
}
