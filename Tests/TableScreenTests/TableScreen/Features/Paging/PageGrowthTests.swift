import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Whether a page has brought rows is told by the end of the list, whatever comes and goes above it meanwhile.
@MainActor @Suite struct PageGrowthTests {
  @Observable @MainActor fileprivate final class Store { var count = 2 }

  private final class Pages: TableScreen {
    let store = Store()
    let latch = Latch()
    var calls = 0
    override class var settings: Settings { [.title("Pages"), .pageable()] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Folder",
            .children: .cells(expanded: true) {
              [.title: "One"]
              [.title: "Two"]
            },
          ]
          for number in 0..<store.count { [.title: "Row \(number)"] }
        }
      ]
    }
    override func onEndReached() async throws -> Bool {
      calls += 1
      // The first page brings nothing, the second one two rows, and then there are no more.
      guard calls == 2 else { return calls < 3 }
      await latch.wait()
      store.count += 2
      return true
    }
  }

  @Test func `rows that are hidden while a page comes do not end the loading`() async throws {
    let screen = Pages()
    let table = try await HeadlessHost.show(screen)
    #expect(screen.calls == 1)
    screen.loadMore()
    try await until { screen.calls == 2 }
    screen.setExpanded(false, of: .path(DataPath(0, 0)))
    screen.latch.open()
    try await until { screen.calls == 3 }
    try await table.settle()
    #expect(table.titles == ["Folder", "Row 0", "Row 1", "Row 2", "Row 3"])
  }

  /// Rows that come above one that stays.
  private final class Summed: TableScreen {
    let store = Store()
    override class var settings: Settings { [.title("Summed"), .pageable()] }
    override var tableData: [Section] {
      [
        Section {
          for number in 0..<store.count { [.title: "Row \(number)"] }
          [.id: "sum", .title: "\(store.count) rows"]
        }
      ]
    }
    override func onEndReached() async throws -> Bool {
      store.count += 2
      await Task.yield()
      return store.count < 10
    }
  }

  @Test func `pages that come above the last row fill the view`() async throws {
    let table = try await HeadlessHost.show(Summed())
    #expect(table.titles.last == "10 rows")
  }
}
