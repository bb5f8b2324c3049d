import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

private final class Order {
  var name = ""
  var isGift = false
  var size = "s"
  var country = ""
  var stars = 1
  var count = 1
}

private final class OrderScreen: TableScreen {
  let order = Order()
  override class var settings: Settings { [.drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Title alone"]
        [.title: "Name", .bind: .to(order, \.name), .cellClass: .of(.textField())]
        [.title: "Gift", .bind: .to(order, \.isGift), .cellClass: .of(.switch)]
      },
      Section {
        [.title: "Size", .bind: .to(order, \.size), .cellClass: .of(.segments(["s", "l"]))]
        [.title: "Country", .bind: .to(order, \.country), .cellClass: .of(.picker(["Chile"]))]
        [.title: "Stars", .bind: .to(order, \.stars), .cellClass: .of(.rating())]
        [.title: "Count", .bind: .to(order, \.count), .cellClass: .of(.stepper(0...9))]
        [.title: "Send", .action: .submit, .cellClass: .of(.button)]
      },
    ]
  }
}

/// The tab key reaches every control of a form, in the order of its rows.
@MainActor struct ControlOrderTests {
  private static let order = ["Name", "Gift", "Size", "Country", "Stars", "Count", "Send"]

  @Test func `each control comes once, on and back`() async throws {
    let table = try await HeadlessHost.show(OrderScreen())
    var titles: [String?] = []
    for _ in Self.order {
      try await table.nextControl()
      titles.append(table.focusedTitle)
    }
    #expect(titles == Self.order)
    await #expect(throws: HeadlessError.self) { try await table.nextControl() }
    var back: [String?] = [table.focusedTitle]
    for _ in Self.order.dropFirst() {
      try await table.previousControl()
      back.append(table.focusedTitle)
    }
    #expect(back.reversed() == Self.order)
  }
}
