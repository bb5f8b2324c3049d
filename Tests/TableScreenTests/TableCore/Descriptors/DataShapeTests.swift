import TableScreen
import TableScreenTesting
import Testing

/// Fourteen sections, some of them without rows, titles or footers.
private final class FourteenScreen: TableScreen {
  static let counts = [7, 2, 4, 3, 0, 1, 8, 1, 2, 0, 1, 1, 1, 2]
  var leavesOutThird = false
  override var tableData: [Section] {
    let sections: [Section?] = Self.counts.enumerated().map { place, count in
      if leavesOutThird && place == 3 { return nil }
      let hasFooter = (0...3).contains(place) || (10...11).contains(place)
      return Section(
        "Group \(place)", footer: hasFooter ? "Footer \(place)" : nil,
        cells: (0..<count).map { [.title: "\(place + 1)-\($0 + 1)"] })
    }
    return sections.compactMap { $0 }
  }
}

private final class GappedScreen: TableScreen {
  override var tableData: [Section] {
    let cells: [Cell?] = (0..<8).map { $0 == 5 ? nil : [.title: "\($0)"] }
    return [Section(cells: cells)]
  }
}

/// What is written is what shows.
@MainActor struct DataShapeTests {
  @Test(.promotion(1, 2)) func `sections without rows count, and keep their titles`() async throws {
    let table = try await HeadlessHost.show(FourteenScreen())
    #expect(table.layout.sectionCount == 14)
    #expect(table.sectionTitles == (0..<14).map { "Group \($0)" })
    #expect(table.titlesBySection.map(\.count) == FourteenScreen.counts)
  }

  @Test(.promotion(3)) func `a section has the footer that it was given`() async throws {
    let table = try await HeadlessHost.show(FourteenScreen())
    let footers = (0..<14).map { table.layout.content(ofSection: $0).footer }
    let expected = (0..<14).map { [0, 1, 2, 3, 10, 11].contains($0) ? "Footer \($0)" : nil }
    #expect(footers == expected)
  }

  @Test(.promotion(5)) func `a position leads to its row`() async throws {
    let table = try await HeadlessHost.show(FourteenScreen())
    #expect(table.row(at: TablePath(2, 1))?.title == "3-2")
    #expect(table.row(at: TablePath(2, 4)) == nil)
    #expect(table.row(at: TablePath(14, 0)) == nil)
  }

  @Test(.promotion(6)) func `a nil among the cells is no row`() async throws {
    let table = try await HeadlessHost.show(GappedScreen())
    #expect(table.titles == ["0", "1", "2", "3", "4", "6", "7"])
  }

  @Test(.promotion(7)) func `a section that is left out moves the others up, at each update`()
    async throws
  {
    let screen = FourteenScreen()
    screen.leavesOutThird = true
    let table = try await HeadlessHost.show(screen)
    #expect(table.titlesBySection.prefix(4).map(\.count) == [7, 2, 4, 0])
    #expect(table.sectionTitles[3] == "Group 4")
    screen.leavesOutThird = false
    screen.updateTableData()
    #expect(table.layout.sectionCount == 14)
    screen.leavesOutThird = true
    screen.updateTableData()
    #expect(table.changes.last?.deletedSections == [3])
  }
}
