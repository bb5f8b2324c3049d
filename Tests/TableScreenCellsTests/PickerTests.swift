import Observation
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

  struct Case: Identifiable, Equatable, Sendable {
    let id: Int
    var kind = "Alpha"
  }

  @Observable final class Cases { var all = [Case(id: 1), Case(id: 2)] }

  private final class CaseScreen: TableScreen {
    let cases: Cases
    init(_ cases: Cases) {
      self.cases = cases
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      guard cases.all.contains(where: { $0.id == 1 }) else { return [] }
      let kinds = ["Alpha", "Beta"].map { RowControl.Choice(id: $0, title: $0) }
      return [
        Section {
          [
            .id: "kind", .title: "Kind", .bind: .to(cases, \.all, id: 1, \.kind),
            .cellClass: .of(.picker(kinds)),
          ]
        }
      ]
    }
  }

  @Test(arguments: [false, true])
  func `the mark stays where the property goes with its row, drawn or not`(isDrawn: Bool)
    async throws
  {
    let cases = Cases()
    let table = try await HeadlessHost.show(CaseScreen(cases))
    try await table.tap("Kind")
    #expect(table.row("Alpha")?.accessory == .checkmark)
    if isDrawn { _ = table.frame(columns: 60, rows: 10) }
    let all = cases.all
    cases.all.remove(at: 0)
    try await table.settle()
    #expect(table.row("Alpha")?.accessory == .checkmark)
    cases.all = all
    try await table.settle()
    #expect(table.row("Alpha")?.accessory == .checkmark)
    try await table.tap("Beta")
    #expect(table.frame(columns: 60, rows: 10).contains("Beta"))
  }
}
