import Testing

@testable import TableScreen
@testable import TableScreenGTK

/// The menu of a row has one entry of each name; this needs no display.
@MainActor struct RepeatedEntryTests {
  private func titles(_ change: (inout RowContent) -> Void) -> [[String]] {
    var content = RowContent(kind: "row", body: .text("Milk"))
    content.isLongPressable = true
    content.longPressTitle = "Details"
    change(&content)
    return RowMenu.entries(of: content).map { $0.map(\.title) }
  }

  @Test func `a long press with the name of the tap or of an action has no entry of its own`() {
    #expect(
      titles {
        $0.tap = .action
        $0.tapTitle = "details"
      } == [["details"]])
    #expect(titles { $0.rowActions = [.leading: [RowAction(title: "Details")]] } == [["Details"]])
    // A name of a tap that there is not is none.
    #expect(titles { $0.tapTitle = "Details" } == [["Details"]])
    #expect(titles { $0.tap = .action } == [["Open", "Details"]])
  }
}
