import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// A tab whose rows changed while another one was shown shows the new ones as soon as it comes back.
  @MainActor struct TabReturnTests {
    private func tabs(_ phone: Phone) throws -> UITabBarController {
      try #require(phone.window.rootViewController?.children.first as? UITabBarController)
    }

    @Test(arguments: [
      [3], [8], [2], [0], [], [3, 1], [1, 1, 1], [0, 0], [40, 2],
    ])
    func `a tab whose rows changed meanwhile comes back with the new ones`(_ counts: [Int])
      async throws
    {
      let parts = Parts()
      let phone = try await Phone.show(tabs: [PartedScreen(parts), LayersScreen(5)])
      let table = try phone.table
      let tabs = try tabs(phone)
      tabs.tap(1)
      try await phone.settle()
      let loads = table.reloadCount
      parts.counts = counts
      try await phone.settle()
      tabs.tap(0)
      // No old row is seen on the way, not even for one turn.
      phone.check()
      try await phone.settle()
      #expect(try phone.table === table)
      #expect(table.slots.counts == counts)
      #expect(table.reloadCount <= loads + 1)
      // And from then on they change as any others.
      parts.counts = [2, 2]
      try await phone.settle()
      #expect(table.slots.counts == [2, 2])
    }

    @Test func `rows that change in any tab at any time are right whenever a tab comes back`()
      async throws
    {
      var random = SplitMix64(seed: Seed.value)
      let parts = (0..<3).map { _ in Parts() }
      let phone = try await Phone.show(tabs: parts.map { PartedScreen($0) })
      let tabs = try tabs(phone)
      for _ in 0..<300 {
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1: tabs.tap(Int.random(in: 0...2, using: &random))
        case 2:
          let screen = try phone.page.screen
          if try phone.page.navigationController?.viewControllers.count ?? 0 < 3 {
            screen.open(PartedScreen(parts[Int.random(in: 0...2, using: &random)]))
          }
        case 3: try phone.page.navigationController?.swipeBack()
        default:
          let part = parts[Int.random(in: 0...2, using: &random)]
          part.counts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Int.random(in: 0...12, using: &random)
          }
          if random.once(in: 2) { continue }
        }
        // A transition may run while the next thing happens to the rows, but not while a tab is tapped.
        try await phone.settle()
        #expect(try phone.table.slots.counts == (phone.page.screen as? PartedScreen)?.parts.counts)
      }
    }

    @Test func `a table holds its new rows before its view is in a window`() async throws {
      let parts = Parts()
      let phone = try await Phone.show(tabs: [PartedScreen(parts), LayersScreen(5)])
      let page = try phone.page
      let table = page.tableView
      try tabs(phone).tap(1)
      parts.counts = [1, 4]
      try await phone.settle()
      #expect(table.window == nil)
      page.viewWillAppear(false)
      #expect(table.slots.counts == [1, 4])
    }
  }
}

@Observable @MainActor private final class Parts { var counts = [3] }

/// Sections with as many rows as it is told.
private final class PartedScreen: TableScreen {
  let parts: Parts

  init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  override var tableData: [Section] {
    parts.counts.enumerated().map { place, count in
      Section("S\(place)", id: TableCell.ID(place)) {
        for row in 0..<count { [.id: row, .title: "\(place).\(row) of \(count)"] }
      }
    }
  }
}
