import TableScreen
import TableScreenTesting
import Testing

/// What a switch shows while something else runs for its row is what the data says.
@MainActor @Suite struct SwitchMeanwhileTests {
  private final class Lamps: TableScreen {
    var isOn = false
    var isAsked: Bool { answer != nil }
    private var answer: CheckedContinuation<TableDeletion, Never>?

    override var tableData: [Section] {
      [
        Section {
          [
            .id: "lamp", .title: "Lamp", .deleteAction: .perform(Lamps.remove),
            .accessory: .switch(isOn, changed: Lamps.set),
          ]
        }
      ]
    }

    func set(_ isOn: Bool) { self.isOn = isOn }

    func remove() async -> TableDeletion {
      await withCheckedContinuation { answer = $0 }
    }

    func keep() {
      answer?.resume(returning: .keep)
      answer = nil
    }
  }

  private func isOn(_ table: HeadlessHost) -> TableValue? {
    table.row("Lamp")?.controls.first?.value
  }

  @Test func `it is not kept by a deletion that still waits`() async throws {
    let screen = Lamps()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    screen.send(.delete([row]))
    screen.send(.control(row, name: "accessory", value: .flag(true)))
    #expect(isOn(table) == .flag(true))
    screen.isOn = false
    screen.updateTableData()
    #expect(isOn(table) == .flag(false))
    while !screen.isAsked { await Task.yield() }
    screen.keep()
    try await table.settle()
    #expect(isOn(table) == .flag(false))
  }
}
