import TableScreen
import TableScreenTesting
import Testing

final class MistakenScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section("S") {
        [.title: true, .subtitle: "still here"]
        [.title: "ok", .masked: "yes"]
      }
    ]
  }
}

/// A mistake of the programmer is reported with what, where, why and remedy, and survived.
@MainActor struct MistakeTests {
  @Test func `a value of the wrong kind is reported, and its row shows without it`() async throws {
    var shown: HeadlessHost?
    let found = try await TableDiagnostics.collect {
      shown = try await HeadlessHost.show(MistakenScreen())
    }
    #expect(found.count == 2)
    #expect(
      found.first?.what
        == "expected a string, or an attributed string, or an integer, or a number, or a date, or a URL, found true or false"
    )
    #expect(
      found.first?.place
        == .init(screen: "MistakenScreen", section: "S", row: nil, key: "title"))
    #expect(found.last?.place.row == "ok")
    #expect(shown?.titles == ["still here", "ok"])
  }

  @Test func `a report is readable`() async throws {
    let found = try await TableDiagnostics.collect {
      _ = try await HeadlessHost.show(MistakenScreen())
    }
    #expect(
      found.last?.description == """
        TableScreen: expected true or false, found a string [wrongValue]
          where:  MistakenScreen, section S, row ok, key masked
          why:    the attribute is ignored; the row shows without it
          remedy: give the key a value of a kind that it takes
        """)
  }

  @Test func `of a number beyond the range of its key the nearest is taken, and that is said`()
    async throws
  {
    let cells: [TableCell] = [
      [.title: "deep", .indentation: 500], [.title: "high", .height: 1e6],
      [.title: "none", .height: Double.nan],
    ]
    var shown: HeadlessHost?
    let found = try await TableDiagnostics.collect {
      shown = try await HeadlessHost.show(ClosureScreen { [TableSection("S", cells: cells)] })
    }
    #expect(shown?.row("deep")?.indentation == 100)
    #expect(shown?.row("high")?.height == 10_000)
    #expect(shown?.row("none")?.height == nil)
    #expect(found.map { $0.why.contains("nearest") } == [true, true, false])
    #expect(found.map { $0.why.contains("ignored") } == [false, false, true])
    #expect(
      found.map(\.remedy) == [
        "give it a whole number from 0 to 100", "give it a number from 0.0 to 10000.0",
        "give it a number from 0.0 to 10000.0",
      ])
  }

  @Test func `closing a screen that nothing stands below is reported`() async throws {
    let screen = PlainScreen()
    let table = try await HeadlessHost.show(screen)
    let found = await TableDiagnostics.collect { screen.close() }
    #expect(found.count == 1)
    #expect(table.titles == ["Row"])
  }

  @Test func `a screen that is not shown opens nothing, and says so`() async throws {
    let found = await TableDiagnostics.collect { PlainScreen().open(PlainScreen()) }
    #expect(found.map(\.why) == ["nothing was opened"])
  }
}
