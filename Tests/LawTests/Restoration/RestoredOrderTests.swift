import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a restart brings back stands as it stood, whichever of its rows come first.
@MainActor @Suite struct RestoredOrderTests {
  private struct Thing: Identifiable, Equatable, Sendable { let id: Int }

  private final class Part: TableScreen {
    override var tableData: [Section] { [Section("Part") { [.id: "part", .title: "Part row"] }] }
  }

  private final class Whole: TableScreen {
    let late = ArraySource([Thing]()) { thing in [.id: .key(thing.id), .title: "Late row"] }
    override class var settings: Settings { [.title("Whole"), .selectable(.multiple)] }
    override var restorationName: String? { "whole" }
    override func onLoad() {
      addChild(Part(), .above)
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        late.items = [Thing(id: 1)]
      }
    }
    override var tableData: [Section] {
      [
        Section("Own", id: "own") {
          [.id: "a", .title: "Row a"]
          [.id: "b", .title: "Row b"]
        },
        Section("Late", id: "late", source: late),
      ]
    }
  }

  private func restarted(_ state: TableState) throws -> TableState {
    try JSONDecoder().decode(TableState.self, from: JSONEncoder().encode(state))
  }

  @Test(arguments: [
    ["Row b", "Row a"], ["Part row", "Row a"], ["Late row", "Row a"],
    ["Row b", "Late row", "Part row"],
  ])
  func `selected rows keep their order over two restarts`(titles: [String]) async throws {
    var whole = Whole()
    var table = try await HeadlessHost.show(whole)
    try await until { table.row("Late row") != nil }
    for title in titles { try await table.tap(title) }
    let before = whole.selectedIDs
    #expect(before.count == titles.count)
    for _ in 0..<2 {
      let state = try restarted(whole.state)
      whole = Whole()
      whole.restore(state)
      table = try await HeadlessHost.show(whole)
      try await until { table.row("Late row")?.isSelected == titles.contains("Late row") }
      try await table.settle()
      #expect(whole.selectedIDs == before)
    }
  }

  private final class Parts: TableScreen {
    override var restorationName: String? { "parts" }
    override var tableData: [Section] {
      [
        Section("Rows") { for index in 0..<40 { [.id: .key(index), .title: "Row \(index)"] } },
        Section("Tree") {
          [
            .id: "tree", .title: "Parts",
            .children: .sections(
              [
                TableSection(
                  "P", id: "p", cells: (0..<40).map { [.id: .key($0), .title: "Part \($0)"] })
              ], expanded: true, showsTitles: true),
          ]
        },
      ]
    }
  }

  @Test(arguments: ["Row 20", "Parts", "P", "Part 20"])
  func `the place in the list is kept where a title stands at its top`(title: String) async throws {
    let parts = Parts()
    let table = try await HeadlessHost.show(parts)
    try await table.scroll(to: title)
    let state = try restarted(parts.state)
    let again = Parts()
    again.restore(state)
    let second = try await HeadlessHost.show(again)
    #expect(try restarted(again.state) == state)
    #expect(second.page.first?.title == (title == "P" ? "Part 0" : title))
  }
}
