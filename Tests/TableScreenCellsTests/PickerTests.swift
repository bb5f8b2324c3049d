import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// The page of a picker while the table that it was opened from changes.
@MainActor struct PickerTests {
  private final class Order {
    var size = "b"
    var topics = ["a", "b"]
  }

  private final class Orders: TableScreen {
    let order = Order()
    var options = ["a", "b", "c"]
    var isThere = true
    var isMultiple = false
    private let isDraft: Bool

    init(isDraft: Bool) {
      self.isDraft = isDraft
      super.init()
    }

    override var tableData: [Section] {
      let choices = options.map { RowControl.Choice(id: $0, title: $0) }
      let pick: Cell =
        isMultiple
        ? [
          .id: "pick", .title: "Pick",
          .bind: isDraft ? .draft(order, \.topics) : .to(order, \.topics),
          .cellClass: .of(.picker(choices, picks: .multiple)),
        ]
        : [
          .id: "pick", .title: "Pick",
          .bind: isDraft ? .draft(order, \.size) : .to(order, \.size),
          .cellClass: .of(.picker(choices)),
        ]
      return [Section("S", cells: [isThere ? pick : nil, [.title: "Other"]].compactMap { $0 })]
    }
  }

  private func settle(_ table: HeadlessHost, _ screen: Orders, isThere: Bool) async throws {
    screen.isThere = isThere
    screen.updateTableData()
    try await table.settle()
  }

  @Test(arguments: [false, true])
  func `what is chosen while the row is away is kept`(isDraft: Bool) async throws {
    let screen = Orders(isDraft: isDraft)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Pick")
    #expect(table.titles == ["a", "b", "c"])
    try await settle(table, screen, isThere: false)
    #expect(table.titles == ["a", "b", "c"])
    try await table.tap("c")
    #expect(table.titles == ["Other"])
    #expect(screen.order.size == (isDraft ? "b" : "c"))
    #expect(screen.form.isDirty == isDraft)
    try await settle(table, screen, isThere: true)
    #expect(table.frame(columns: 40, rows: 6).contains(" c"))
    #expect(screen.form["pick"].value == .text("c"))
    try await screen.commitForm()
    #expect(screen.order.size == "c")
  }

  @Test(arguments: [false, true])
  func `several choices are kept, those made before the row left among them`(isDraft: Bool)
    async throws
  {
    let screen = Orders(isDraft: isDraft)
    screen.isMultiple = true
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Pick")
    try await table.tap("a")
    try await settle(table, screen, isThere: false)
    try await table.tap("c")
    try await table.back()
    try await screen.commitForm()
    #expect(screen.order.topics == ["b", "c"])
    try await settle(table, screen, isThere: true)
    #expect(!screen.form.isDirty)
  }

  @Test(arguments: [false, true])
  func `what is chosen for a row that was deleted is written nowhere`(isDraft: Bool) async throws {
    let screen = Orders(isDraft: isDraft)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Pick")
    screen.isThere = false
    try screen.model.deleteRows("pick")
    try await table.settle()
    try await table.tap("c")
    try? await screen.commitForm()
    #expect(screen.order.size == "b")
    #expect(!screen.form.isDirty)
  }

  @Test(arguments: [false, true])
  func `the page offers what the row offers now`(isMultiple: Bool) async throws {
    let screen = Orders(isDraft: false)
    screen.isMultiple = isMultiple
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Pick")
    screen.options = ["x", "a", "y"]
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["x", "a", "y"])
    try await table.tap("y")
    #expect(isMultiple ? screen.order.topics == ["a", "y", "b"] : screen.order.size == "y")
  }

  @Test func `the page shows what is chosen now`() async throws {
    let screen = Orders(isDraft: false)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Pick")
    #expect(table.row("b")?.accessory == .checkmark)
    screen.order.size = "a"
    screen.updateTableData()
    try await table.settle()
    #expect(table.row("b")?.accessory != .checkmark)
    #expect(table.row("a")?.accessory == .checkmark)
  }
}
