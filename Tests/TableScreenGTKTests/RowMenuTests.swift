import Testing

@testable import TableScreen
@testable import TableScreenGTK

/// What a row's menu and its swipes offer; this needs no display.
@MainActor struct RowMenuTests {
  private func row(_ change: (inout RowContent) -> Void) -> RowContent {
    var content = RowContent(kind: "row", body: .text("Milk"))
    change(&content)
    return content
  }

  private func titles(_ content: RowContent) -> [[String]] {
    RowMenu.entries(of: content).map { $0.map(\.title) }
  }

  @Test func `a row that offers nothing has no menu`() {
    #expect(RowMenu.entries(of: row { _ in }).isEmpty)
  }

  @Test func `what opens stands first and what destroys last`() {
    let content = row {
      $0.tap = .action
      $0.editing = .delete
      $0.isMoveable = true
      $0.rowActions = [.menu: [RowAction(title: "Flag")], .trailing: [RowAction(title: "Archive")]]
    }
    #expect(
      titles(content) == [["Open"], ["Archive", "Flag"], ["Move up", "Move down"], ["Delete"]])
    #expect(RowMenu.entries(of: content).last?.last?.isDestructive == true)
  }

  @Test func `a swipe brings the offers of its side, and deleting at the end`() {
    let content = row {
      $0.editing = .delete
      $0.deleteTitle = "Leave at home"
      $0.rowActions = [
        .leading: [RowAction(title: "Read")], .trailing: [RowAction(title: "Archive")],
      ]
    }
    #expect(RowMenu.swipe(content, .leading).map(\.title) == ["Read"])
    #expect(RowMenu.swipe(content, .trailing).map(\.title) == ["Archive", "Leave at home"])
    #expect(RowMenu.swipe(content, .leading).map(\.command) == [.rowAction(.leading, 0)])
  }

  @Test(arguments: [RowContent.Tap.action, .link, .press, .select, .deselect])
  func `a tap and a long press have the names that the app gave them`(_ tap: RowContent.Tap) {
    let content = row {
      $0.tap = tap
      $0.tapTitle = "Fetch"
      $0.isLongPressable = true
      $0.longPressTitle = "Details"
    }
    #expect(titles(content) == [["Fetch", "Details"]])
    // A name alone makes no entry.
    #expect(
      RowMenu.entries(
        of: row {
          $0.tapTitle = "Fetch"
          $0.longPressTitle = "Details"
        }
      ).isEmpty)
  }

  @Test func `children, details and a long press are in the menu`() {
    let content = row {
      $0.isExpanded = false
      $0.isAccessoryTappable = true
      $0.isLongPressable = true
      $0.isCancellable = true
    }
    #expect(titles(content) == [["Details", "Expand", "Long press", "Cancel"]])
    #expect(RowMenu.entries(of: content)[0][1].command == .setExpanded(true))
  }
}
