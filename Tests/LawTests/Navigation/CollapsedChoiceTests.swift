import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of what a person chose and opened below a row, and then closed: after a restart it is there as it was, once the row
/// is opened again, however the rows below are made and whatever else is done before.
@MainActor @Suite struct CollapsedChoiceTests {
  enum Kind: CaseIterable { case cells, group, made, late }
  enum Act: CaseIterable { case nothing, choice, expansion, typing, search, edit }

  private final class Below: TableGroup {
    override var sections: [TableSection] { [TableSection(cells: Rows.below(.group))] }
  }

  private final class Rows: TableScreen {
    let kind: Kind
    var note = ""
    // The row does not hold it.
    private let group = Below()

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    override class var settings: Settings { [.selectable(.multiple), .searchable()] }
    override var tableData: [Section] {
      [
        Section("S") {
          [.id: "p", .title: "Parent", .children: children(kind, Self.below(kind))]
          [.id: "q", .title: "Other", .children: .cells([[.id: "o", .title: "below other"]])]
          [.id: "x", .title: "Plain", .editingStyle: .delete]
          [.id: "n", .title: "Note", .bind: .to(self, \.note)]
        }
      ]
    }

    static func below(_ kind: Kind) -> [Cell] {
      let deepest: [Cell] = [[.id: "e", .title: "Deepest"]]
      let children: TableChildren =
        switch kind {
        case .cells, .group: .cells(deepest)
        case .made: .cells(Rows.make, deepest)
        case .late: .cells(Rows.load, deepest)
        }
      return [
        [.id: "c", .title: "Child"],
        [.id: "d", .title: "Deep", .children: children],
      ]
    }

    private func children(_ kind: Kind, _ cells: [Cell]) -> TableChildren {
      switch kind {
      case .cells: .cells(cells)
      case .group: .group(group)
      case .made: .cells(Rows.make, cells)
      case .late: .cells(Rows.load, cells)
      }
    }

    func make(_ cells: [Cell]) -> [Cell] { cells }
    func load(_ cells: [Cell]) async throws -> [Cell] {
      await Task.yield()
      return cells
    }
  }

  private func act(_ act: Act, _ table: HeadlessHost) async throws {
    switch act {
    case .nothing: break
    case .choice: try await table.tap("Plain")
    case .expansion: try await table.expand("Other")
    case .typing: try await table.type("a", into: "Note")
    case .search:
      try await table.search("plain")
      try await table.endSearch()
    case .edit:
      try await table.setEditing(true)
      try await table.setEditing(false)
    }
  }

  @Test(arguments: Kind.allCases, Act.allCases)
  func `what was chosen below a closed row is there again`(_ kind: Kind, _ act: Act) async throws {
    let screen = Rows(kind)
    let table = try await HeadlessHost.show(screen)
    try await table.expand("Parent")
    try await table.expand("Deep")
    try await table.tap("Child")
    try await table.tap("Deepest")
    try await table.collapse("Parent")
    let state = try JSONDecoder().decode(
      TableState.self, from: JSONEncoder().encode(screen.state))
    table.close()

    let again = Rows(kind)
    let other = try await HeadlessHost.show(again)
    again.restore(state)
    try await other.settle()
    if kind != .late { #expect(again.selectedIDs == ["c", "e"]) }
    try await self.act(act, other)
    try await other.expand("Parent")
    let chosen: Set<TableCell.ID> = act == .choice ? ["c", "e", "x"] : ["c", "e"]
    #expect(Set(again.selectedIDs) == chosen)
    #expect(other.titles.contains("Deepest"))
    other.close()
  }

}
