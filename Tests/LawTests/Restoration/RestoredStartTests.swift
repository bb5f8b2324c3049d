import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a person has left is there after a restart, whatever the screen begins with, and whatever does not come back.
@MainActor @Suite struct RestoredStartTests {
  private func restarted(
    _ screen: Screen, from table: HeadlessHost, columns: Int = 80,
    making make: @escaping @MainActor (String) -> Screen? = { _ in nil }
  ) async throws -> HeadlessHost {
    let data = try JSONEncoder().encode(table.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    table.close()
    let again = try await HeadlessHost.show(
      screen,
      restoration: TableRestoration(load: { state }, save: { _ in }, making: make))
    try await again.resize(columns: columns)
    return again
  }

  // MARK: The row of a detail

  private final class List: TableScreen {
    final class Detail: TableScreen {
      override var title: String { "Detail" }
    }

    override var title: String { "List" }
    override var tableData: [Section] {
      [
        Section {
          for number in 1...3 {
            [.title: "Row \(number)", .id: .key(number), .action: .perform(List.show)]
          }
          [.title: "Kept", .id: "kept", .keepSelection: true]
        }
      ]
    }
    func show() { open(Detail(), as: .detail) }
  }

  @Test(arguments: [80, 140])
  func `the row of a detail that is not open again is not selected`(columns: Int) async throws {
    let first = try await HeadlessHost.show(List())
    try await first.resize(columns: columns)
    try await first.tap("Kept")
    try await first.tap("Row 1")
    let list = List()
    let table = try await restarted(list, from: first, columns: columns)
    #expect(list.selectedIDs == ["kept"])
    try await table.tap("Row 2")
    #expect(list.selectedIDs == ["kept", 2])
    table.navigator.stack.screens.last?.close()
    try await table.settle()
    #expect(list.selectedIDs == ["kept"])
    table.close()
  }

  // MARK: Defaults

  private final class Choosing: TableScreen {
    override class var settings: Settings { [.selectable(.single), .editable()] }
    override func onLoad() {
      select(.id(0))
      setExpanded(true, of: "host")
    }
    override var tableData: [Section] {
      [
        Section {
          for number in 0..<9 { [.title: "Row \(number)", .id: .key(number)] }
          [.title: "Host", .id: "host", .children: .cells { [.title: "Child"] }]
        }
      ]
    }
  }

  @Test func `what a person has chosen is over what onLoad begins with`() async throws {
    let first = try await HeadlessHost.show(Choosing())
    #expect(first.titles.contains("Child"))
    try await first.tap("Row 7")
    try await first.collapse("Host")
    let screen = Choosing()
    let table = try await restarted(screen, from: first)
    #expect(screen.selectedIDs == [7])
    #expect(!table.titles.contains("Child"))
    table.close()
  }

  // MARK: Children that are loaded

  private final class Loading: TableScreen {
    private struct Away: LocalizedError { var errorDescription: String? { "Away" } }

    override class var settings: Settings { [.selectable(.multiple)] }
    let isAway: Bool
    init(isAway: Bool) {
      self.isAway = isAway
      super.init()
    }
    override var tableData: [Section] {
      [
        Section(id: "s") {
          [.title: "Host", .id: "host", .children: .cells(Loading.kids)]
          [.title: "Other", .id: "other", .children: .cells(Loading.kids)]
          [.title: "Closed", .id: "closed", .children: .cells(expanded: true) { [.title: "In"] }]
        }
      ]
    }
    func kids() async throws -> [Cell] {
      await Task.yield()
      if isAway { throw Away() }
      return [[.title: "Kid", .id: "kid"]]
    }
  }

  @Test func `rows whose children could not be loaded once are expanded at the next start`()
    async throws
  {
    let first = try await HeadlessHost.show(Loading(isAway: false))
    try await first.expand("Host")
    try await first.tap("Kid")
    try await first.collapse("Closed")
    let away = Loading(isAway: true)
    let second = try await restarted(away, from: first)
    try await second.settle()
    #expect(second.titles == ["Host", "Other", "Closed"])
    #expect(second.row("Host")?.message == "Away")
    let again = Loading(isAway: false)
    let third = try await restarted(again, from: second)
    try await third.settle()
    #expect(third.titles == ["Host", "Kid", "Other", "Closed"])
    #expect(again.selectedIDs == ["kid"])
    third.close()
  }
}
