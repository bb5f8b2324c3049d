import TableScreen
import TableScreenTesting
import Testing

/// An update that nobody ends ends by itself, and is reported.
@MainActor struct ForgottenUpdateTests {
  private struct Interruption: Error {}

  @Test func `an update that a throw left open ends with the turn`() async throws {
    let screen = TableScreen(model: TableModel([TableSection("S", cells: [[.title: "a"]])]))
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect {
      try? change(screen.model)
      #expect(table.titles == ["a"])
      try await table.settle()
    }
    #expect(table.titles == ["a", "b"])
    #expect(reports.map(\.kind) == ["unendedUpdates"])
    _ = try screen.model.insertRows([[.title: "c"]], at: .last(in: .section("S")))
    #expect(table.titles == ["a", "b", "c"])
  }

  @Test func `an update that was ended in its turn is not ended twice`() async throws {
    let screen = TableScreen(model: TableModel([TableSection("S", cells: [[.title: "a"]])]))
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect {
      for _ in 0..<3 {
        screen.model.beginUpdates()
        screen.model.endUpdates()
      }
      screen.model.beginUpdates()
      try screen.model.deleteRows(.all)
      screen.model.endUpdates()
      try await table.settle()
    }
    #expect(reports.isEmpty)
    #expect(table.titles.isEmpty)
  }

  private func change(_ model: TableModel) throws {
    model.beginUpdates()
    try model.insertRows([[.title: "b"]], at: .last(in: .section("S")))
    throw Interruption()
  }
}
