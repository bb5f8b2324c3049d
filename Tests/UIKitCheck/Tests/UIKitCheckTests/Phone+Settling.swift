import Foundation
import Testing

@testable import CheckedHost
@testable import TableCore
@testable import TableScreen
@testable import UIKitStandIn

extension Phone {
  /// Waits until nothing runs any more, and checks that what is in view is what the screen says.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    var quietTurns = 0
    var patience = 100_000
    while quietTurns < 8 {
      await Task.yield()
      quietTurns = isBusy ? 0 : quietTurns + 1
      if isBusy { try await Task.sleep(for: .microseconds(200)) }
      patience -= 1
      try #require(patience > 0, "something runs for ever", sourceLocation: sourceLocation)
    }
    Keyboard.follow(window)
    check(sourceLocation: sourceLocation)
  }

  /// Waits until something is so, while other things may run for ever.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
  ) async throws {
    var patience = 100_000
    while try !condition() {
      await Task.yield()
      try await Task.sleep(for: .microseconds(100))
      patience -= 1
      try #require(patience > 0, "it never came", sourceLocation: sourceLocation)
    }
  }

  private var isBusy: Bool {
    if Transition.running > 0 || UITableView.scrollsUnderWay > 0 { return true }
    guard let page = top as? TableScreenController else { return false }
    return page.host.navigator.screens.flatMap(\.withChildren).contains { screen in
      let model = (screen as? TableScreen)?.model
      return !screen.tasks.keys.isEmpty || model?.tasks.keys.isEmpty == false
        || model?.sources.contains(where: \.isWorking) == true
    }
  }

  /// Checks that nothing was refused, and that each cell in view shows its row as it is now.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let refused = Refusals.take()
    #expect(refused.isEmpty, "\(refused.prefix(3))", sourceLocation: sourceLocation)
    guard let page = top as? TableScreenController else { return }
    let table = page.tableView
    let layout = page.screen.layout
    let expected = (0..<layout.sectionCount).map { layout.rowCount(in: $0) }
    #expect(table.slots.counts == expected, sourceLocation: sourceLocation)
    #expect(
      table.wronglyMeasured.isEmpty, "rows changed their height", sourceLocation: sourceLocation)
    for path in table.pathsInView {
      guard let row = layout.row(at: path.path)?.id, let cell = table.cellForRow(at: path) else {
        Issue.record("no row or no cell at \(path)", sourceLocation: sourceLocation)
        continue
      }
      #expect(page.cells[row] === cell, sourceLocation: sourceLocation)
      guard let content = page.pool.content(of: row, in: page.screen), cell is RowCellView else {
        continue
      }
      let texts = content.texts.map(\.text.plain)
      let drawn = cell.contentView.all(TextView.self).map { (view: TextView) in view.text ?? "" }
      #expect(drawn == texts, sourceLocation: sourceLocation)
    }
  }
}
