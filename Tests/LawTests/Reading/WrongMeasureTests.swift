import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// Numbers out of range are reported wherever they are given.
@MainActor @Suite struct WrongMeasureTests {
  private final class Head: TableRowCell {}

  private final class Measured: TableScreen {
    let height: Double
    init(_ height: Double) {
      self.height = height
      super.init()
    }
    override var tableData: [Section] {
      [Section("Title") { [.title: "Row"] }.header(Head.self, height: height)]
    }
  }

  private final class Far: TableScreen {
    override class var settings: Settings { [.pageable(distance: 2_000_000)] }
  }

  private final class Near: TableScreen {
    override class var settings: Settings { [.pageable(distance: -5)] }
  }

  private func reports(_ screen: TableScreen) async throws -> [TableDiagnostic] {
    try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      table.close()
    }
  }

  @Test(arguments: [(-3, 0), (20_000, 10_000), (.nan, nil)] as [(Double, Double?)])
  func `the height of a header`(height: Double, taken: Double?) async throws {
    let screen = Measured(height)
    let found = try await reports(screen)
    #expect(found.map(\.kind) == ["wrongValue"])
    #expect(found.first?.place.key == "header")
    #expect(screen.tableData[0].headerView?.height == taken)
  }

  @Test func `a height within the range is no mistake`() async throws {
    #expect(try await reports(Measured(30)).isEmpty)
  }

  @Test func `the distance from the end`() async throws {
    for screen in [Far(), Near()] {
      #expect(try await reports(screen).map(\.kind) == ["wrongValue"])
    }
  }
}
