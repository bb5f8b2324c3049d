#if GTK
import CGTK
import TableScreen
import Testing

@testable import TableScreenGTK

private final class NumbersScreen: TableScreen {
  var counts: [Int]
  override class var settings: Settings { [.title("Numbers")] }
  override var tableData: [Section] {
    counts.enumerated().map { place, count in
      Section("Part \(place)", id: .key(place), count: count) { [.title: "Number \($0)"] }
    }
  }

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }
}

/// A list of more rows than GTK has a height for can be used as far as that reaches: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct HugeListTests {
  @Test(arguments: [[50_000_000], Array(repeating: 1_000_000_000, count: 5)])
  func `it can be scrolled, and changes`(counts: [Int]) async throws {
    let screen = NumbersScreen(counts)
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Number 0", of: screen) != nil }
    await window.rest()
    let page = window.host.page(of: screen)
    #expect(page.area.source.count == ListSource.longest)
    page.scroll(to: TablePath(0, 19_000_000), at: .top)
    #expect(await window.until { window.row("Number 19000000", of: screen) != nil })
    // Beyond the end is the end.
    page.scroll(to: TablePath(counts.count - 1, counts[0] - 1), at: .top)
    #expect(
      await window.until { window.row("Number \(ListSource.longest - 2)", of: screen) != nil })
    screen.counts = [3] + counts.dropFirst()
    screen.updateTableData()
    await window.rest(frames: 20)
    screen.counts = [7]
    screen.updateTableData()
    #expect(await window.until { window.row("Number 6", of: screen) != nil })
    #expect(page.area.source.count == 8)
    screen.counts = counts
    screen.updateTableData()
    await window.rest(frames: 20)
    #expect(page.area.source.count == ListSource.longest)
  }
}
#endif
