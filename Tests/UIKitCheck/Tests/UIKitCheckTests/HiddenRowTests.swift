import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Rows that are described as hidden are gone before a table view is seen for the first time.
  @MainActor struct HiddenRowTests {
    @Test func `the first frame has none`() async throws {
      let controller = TableScreenController(HiddenWordScreen())
      let phone = Phone(UINavigationController(rootViewController: controller))
      // Nothing had a turn yet.
      #expect(try phone.titles.prefix(4) == ["word 1", "word 2", "word 4", "word 5"])
      #expect(controller.tableView.reloadCount == 1)
      #expect(controller.tableView.animatedCount == 0)
      try await phone.settle()
      #expect(try phone.titles.prefix(4) == ["word 1", "word 2", "word 4", "word 5"])
    }

    @Test func `rows that come hidden are gone once all is at rest`() async throws {
      let screen = HiddenWordScreen()
      let phone = try await Phone.show(screen)
      screen.words = Array(-9..<500)
      screen.updateTableData()
      try await phone.settle()
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(try phone.titles.prefix(4) == ["word -8", "word -7", "word -5", "word -4"])
    }
  }
}

/// Every third of its words is described as hidden.
private final class HiddenWordScreen: TableScreen {
  var words = Array(0..<500)
  override var tableData: [Section] {
    [Section(items: words, id: \.self) { [.title: "word \($0)", .masked: $0.isMultiple(of: 3)] }]
  }
}
