import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Children hang as deep as anybody needs, and no deeper than they can.
@MainActor struct DeepChildrenTests {
  @Test func `a group whose children hold the group itself shows its own rows, and is reported`()
    async throws
  {
    let group = SelfHoldingGroup()
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(
        ClosureScreen {
          [TableSection(cells: [[.title: "Top", .children: .group(group, expanded: true)]])]
        })
      #expect(table.titles == ["Top", "Below", "Beside"])
    }
    #expect(reports.allSatisfy { $0.kind == "endlessChildren" })
    #expect(!reports.isEmpty)
  }

  /// Letting go of nested cells recurses in Swift's runtime, and a test's thread has a small stack, of which a sanitizer
  /// takes several times as much.
  nonisolated static let hasStack =
    ProcessInfo.processInfo.environment["TABLESCREEN_SANITIZER"] == nil

  @Test(.enabled(if: hasStack))
  func `a thousand levels of children show, close and open again`() async throws {
    let screen = ClosureScreen { [TableSection(cells: [Self.nested(1_000)])] }
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.layout.rowCount(in: 0) == 1_001)
      screen.setExpanded(false, of: "1000")
      #expect(table.layout.rowCount(in: 0) == 1)
      screen.setExpanded(true, of: "1000")
      #expect(table.layout.rowCount(in: 0) == 1_001)
      screen.updateTableData()
      #expect(table.layout.rowCount(in: 0) == 1_001)
      table.close()
    }
    #expect(reports.isEmpty)
  }

  @Test(.enabled(if: hasStack))
  func `three thousand levels show as far as the limit, and are reported once`() async throws {
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(
        ClosureScreen { [TableSection(cells: [Self.nested(3_000)])] })
      #expect(table.layout.rowCount(in: 0) == 1_025)
      table.close()
    }
    #expect(reports.map(\.kind) == ["endlessChildren"])
  }

  /// A row with as many levels of children below it.
  static func nested(_ depth: Int) -> TableCell {
    var cell: TableCell = [.id: 0, .title: "0"]
    for level in 1...depth {
      cell = [
        .id: TableCell.ID("\(level)"), .title: "\(level)",
        .children: .cells([cell], expanded: true),
      ]
    }
    return cell
  }
}

/// A group that stands below its own rows.
final class SelfHoldingGroup: TableGroup {
  override var sections: [TableSection] {
    [
      TableSection(cells: [
        [.title: "Below", .children: .group(self, expanded: true)], [.title: "Beside"],
      ])
    ]
  }
}
