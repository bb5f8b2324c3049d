#if os(macOS) || os(Linux)
import TableScreen

/// What it costs to open and close rows that hang below each other, many levels beside few: as many times as there
/// are more levels, and no more.
@MainActor enum Depth {
  static func run(_ report: Report) {
    compare(report, "shown, closed and opened", showAndClose)
    compare(report, "given again", giveAgain)
    let (deep, flat) = (LevelsScreen(1_000, isExpanded: true), LevelsScreen(100, isExpanded: true))
    let shown = (SilentHost.show(deep), SilentHost.show(flat))
    compare(report, "the innermost closed and opened 100 times") { levels in
      let screen = levels == 1_000 ? deep : flat
      for _ in 0..<100 {
        screen.setExpanded(false, of: .id(TableCell.ID(levels)))
        screen.setExpanded(true, of: .id(TableCell.ID(levels)))
      }
    }
    withExtendedLifetime(shown) {}
  }

  static func showAndClose(_ levels: Int) {
    let screen = LevelsScreen(levels, isExpanded: true)
    let shown = SilentHost.show(screen)
    screen.setExpanded(false, of: .id(1))
    screen.setExpanded(true, of: .id(1))
    withExtendedLifetime(shown) {}
  }

  static func giveAgain(_ levels: Int) {
    let screen = LevelsScreen(levels, isExpanded: true)
    let shown = SilentHost.show(screen)
    for _ in 0..<10 { screen.updateTableData() }
    withExtendedLifetime(shown) {}
  }

  private static func compare(_ report: Report, _ what: String, _ work: (Int) -> Void) {
    report.measure(
      "1,000 levels, \(what)", against: "100 levels", goal: .ratio(12), runs: 11
    ) {
      work(1_000)
    } _: {
      work(100)
    }
  }
}

/// One row with one row below it, and so on.
private final class LevelsScreen: TableScreen {
  private let row: TableCell

  init(_ levels: Int, isExpanded: Bool) {
    var row: TableCell = [.id: TableCell.ID(levels + 1), .title: "Innermost"]
    for level in (1...levels).reversed() {
      row = [
        .id: TableCell.ID(level), .title: "Level \(level)",
        .children: .cells([row], expanded: isExpanded),
      ]
    }
    self.row = row
    super.init()
  }

  override var tableData: [Section] { [Section(cells: [row])] }
}
#endif
