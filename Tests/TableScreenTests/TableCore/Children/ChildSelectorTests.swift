import TableScreen
import TableScreenTesting
import Testing

/// A selector of a screen inside another one means rows of its own, whatever stands around them.
@MainActor @Suite struct ChildSelectorTests {
  private final class Address {
    var street = ""
    var zip = ""
  }

  private final class AddressForm: TableScreen {
    let address = Address()
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section(name, id: "address") {
          [.id: "street", .title: "\(name) street", .bind: .to(address, \.street)]
          [.id: "zip", .title: "\(name) zip", .tag: "code", .bind: .to(address, \.zip)]
          [
            .id: "more", .title: "\(name) more",
            .children: .cells { [.title: "\(self.name) floor"] },
          ]
        }
      ]
    }
    override func validateForm() async throws {
      guard form["zip"].value(as: String.self)?.count == 5 else {
        throw TableFormError.problem("A zip has 5 digits", in: form["zip"])
      }
    }
  }

  private final class Order: TableScreen {
    let billing = AddressForm("Billing")
    let shipping = AddressForm("Shipping")
    override class var settings: Settings { [.selectable(.multiple)] }
    override func onLoad() {
      addChild(billing)
      addChild(shipping)
    }
    override var tableData: [Section] {
      [
        Section("Order", id: "address") {
          [.id: "zip", .title: "Order zip", .tag: "code"]
          [.id: "more", .title: "Order more", .children: .cells { [.title: "Order floor"] }]
        }
      ]
    }
  }

  private func show() async throws -> (Order, HeadlessHost) {
    let screen = Order()
    return (screen, try await HeadlessHost.show(screen))
  }

  @Test func `each form of a class checks its own rows`() async throws {
    for isFirstWrong in [true, false] {
      let (screen, table) = try await show()
      try await table.type(isFirstWrong ? "1" : "12345", into: "Billing zip")
      try await table.type(isFirstWrong ? "12345" : "1", into: "Shipping zip")
      let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
      let wrong = isFirstWrong ? "Billing zip" : "Shipping zip"
      #expect(error?.problems.map(\.title) == [wrong])
      #expect(screen.billing.address.zip == "" && screen.shipping.address.zip == "")
      #expect(table.row(wrong)?.message == "A zip has 5 digits")
    }
  }

  @Test func `a form reads and sets the rows of its screen`() async throws {
    let (screen, _) = try await show()
    #expect(screen.shipping.form["zip"].title == "Shipping zip")
    #expect(screen.form["zip"].title == "Order zip")
    screen.shipping.form[.tag("code")].value = .text("54321")
    try await screen.shipping.commitForm(.tag("code"))
    #expect(screen.shipping.address.zip == "54321" && screen.billing.address.zip == "")
    screen.billing.form["street"].value = .text("a")
    screen.shipping.form["street"].value = .text("b")
    screen.shipping.reloadForm("street")
    #expect(screen.billing.form["street"].isDirty && !screen.shipping.form["street"].isDirty)
  }

  @Test func `a child hides rows of its own`() async throws {
    let (screen, table) = try await show()
    screen.shipping.mask("zip")
    #expect(table.row("Shipping zip") == nil)
    #expect(table.row("Billing zip") != nil && table.row("Order zip") != nil)
    #expect(screen.shipping.isMasked("zip") && !screen.billing.isMasked("zip"))
    screen.shipping.toggleMask("zip")
    #expect(table.row("Shipping zip") != nil)
    screen.billing.mask(.tag("code"))
    #expect(table.row("Billing zip") == nil && table.row("Shipping zip") != nil)
    screen.shipping.mask(.section("address"))
    #expect(!table.titles.contains { $0.hasPrefix("Shipping") })
    #expect(table.row("Billing street") != nil && table.row("Order zip") != nil)
  }

  @Test func `a child hides a row that is still to come, and not one of another screen`()
    async throws
  {
    final class Late: TableScreen {
      var isThere = false
      let name: String
      init(_ name: String) {
        self.name = name
        super.init()
      }
      override var tableData: [Section] {
        [Section { isThere ? [.id: "x", .title: "\(name) x"] : nil }]
      }
    }
    final class Outer: TableScreen {
      let (first, second) = (Late("first"), Late("second"))
      override func onLoad() {
        addChild(first)
        addChild(second)
      }
      override var tableData: [Section] { [Section { [.title: "Top"] }] }
    }
    let screen = Outer()
    let table = try await HeadlessHost.show(screen)
    screen.second.mask("x")
    #expect(screen.second.isMasked("x") && !screen.first.isMasked("x"))
    screen.first.isThere = true
    screen.first.updateTableData()
    #expect(table.titles == ["Top", "first x"])
    screen.second.isThere = true
    screen.second.updateTableData()
    #expect(table.titles == ["Top", "first x"])
    screen.second.unmask("x")
    #expect(table.titles == ["Top", "first x", "second x"])
  }

  @Test func `a child selects, expands, scrolls to and focuses rows of its own`() async throws {
    let (screen, table) = try await show()
    screen.shipping.select("more")
    #expect(table.page.filter(\.isSelected).map(\.title) == ["Shipping more"])
    screen.billing.deselect("more")
    #expect(table.page.filter(\.isSelected).map(\.title) == ["Shipping more"])
    screen.shipping.deselect(.all)
    #expect(table.page.filter(\.isSelected).isEmpty)
    screen.shipping.select(.all)
    #expect(
      table.page.filter(\.isSelected).map(\.title)
        == ["Shipping street", "Shipping zip", "Shipping more"])
    screen.billing.setExpanded(true, of: "more")
    #expect(table.titles.contains("Billing floor") && !table.titles.contains("Order floor"))
    screen.shipping.focus("zip")
    try await table.settle()
    #expect(table.focusedTitle == "Shipping zip")
  }

  @Test func `a child finds cells of its own by position and tag`() async throws {
    let (screen, _) = try await show()
    #expect(screen.shipping.cell(at: DataPath(0, 1))?.title == "Shipping zip")
    #expect(screen.cell(at: DataPath(0, 0))?.title == "Order zip")
    let node = try #require(screen.shipping.node(tag: "code"))
    #expect(screen.model.cell(node)?.title == "Shipping zip")
    let path = try #require(screen.shipping.dataPath(tag: "code"))
    #expect(screen.cell(at: path)?.title == "Shipping zip")
    #expect(screen.shipping.form[.path(DataPath(0, 1))].title == "Shipping zip")
    #expect(screen.shipping.form[.rows(1..<2, section: 0)].title == "Shipping zip")
  }

  @Test func `the outer screen reaches the rows of its children as before`() async throws {
    let (screen, table) = try await show()
    #expect(screen.form["street"].title == "Billing street")
    screen.mask(.tag("code"))
    #expect(table.titles.count { $0.hasSuffix("zip") } == 0)
  }
}
