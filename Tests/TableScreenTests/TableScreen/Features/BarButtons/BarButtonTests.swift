import Observation
import TableScreen
import TableScreenTesting
import Testing

@Observable @MainActor private final class Basket {
  var things = ["Milk", "Tea"]
}

private final class BasketScreen: TableScreen {
  let basket: Basket
  init(_ basket: Basket) {
    self.basket = basket
    super.init()
  }
  override class var settings: Settings { [.selectable(.multiple)] }
  override var title: String { "\(basket.things.count) things" }
  override var tableData: [Section] {
    [Section(items: basket.things.map { Named(id: $0) }) { [.title: $0.id] }]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    switch edge {
    case .leading: return [editButton]
    case .trailing: return super.barButtons(edge)
    case .toolbar:
      var clear = TableBarButton(
        "Clear \(basket.things.count)", action: .perform(BasketScreen.clear))
      clear.isEnabled = !basket.things.isEmpty
      return [
        clear, TableBarButton("Take \(selectedRows.count)", action: .perform(BasketScreen.clear)),
      ]
    }
  }
  func clear() { basket.things = [] }
}

private struct Named: Identifiable, Equatable { let id: String }

/// Buttons that a screen describes follow what they are made from.
@MainActor struct BarButtonTests {
  @Test(.promotion(115)) func `a button may stand out, or be made of elements`() async throws {
    let screen = LogoScreen()
    let table = try await HeadlessHost.show(screen)
    var save = TableBarButton(system: .save, action: .run { _ in screen.count = 9 })
    save.isProminent = true
    let cart = TableBarButton(
      .row(.text("Cart"), .badge("3")), action: .run { _ in screen.count = 7 })
    screen.setBarButtons(.trailing, [cart, save])
    #expect(table.chrome.trailing.map(\.label) == ["Cart 3", "Save"])
    #expect(table.chrome.trailing.map(\.isProminent) == [false, true])
    #expect(table.frame(columns: 50, rows: 5).contains("Cart (3)  Save"))
    try await table.press("Cart 3")
    #expect(screen.count == 7)
  }

  @Test func `elements may stand in place of the title, and follow what they read`() async throws {
    let screen = LogoScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.titleView == .row(.text("Shop"), .badge("1")))
    #expect(table.frame(columns: 30, rows: 5).hasPrefix("           Shop (1)"))
    screen.count = 2
    try await table.settle()
    #expect(table.frame(columns: 30, rows: 5).contains("Shop (2)"))
  }

  @Test func `a screen may do without its bar, and is left all the same`() async throws {
    let root = LogoScreen()
    let table = try await HeadlessHost.show(root)
    root.open(BareBarScreen())
    #expect(!table.chrome.showsBar)
    #expect(table.frame(columns: 30, rows: 5).hasPrefix(" Row"))
    try await table.back()
    #expect(table.visibleScreen === root)
  }

  private let basket = Basket()

  @Test func `a title that depends on observed state follows it without a call`() async throws {
    let table = try await HeadlessHost.show(BasketScreen(basket))
    #expect(table.chrome.toolbar.map(\.label) == ["Clear 2", "Take 0"])
    basket.things.append("Bread")
    try await table.settle()
    #expect(table.chrome.toolbar.first?.label == "Clear 3")
    #expect(table.chrome.title == "3 things")
  }

  @Test func `a host is told when only a button changes`() async throws {
    let host = CountingHost()
    let screen = BasketScreen(basket)
    let window = TableNavigator([screen], host: host)
    window.start()
    _ = screen.chrome
    host.refreshes = 0
    basket.things = ["Tea", "Milk", "Bread"]
    for _ in 0..<10 { await Task.yield() }
    #expect(host.refreshes > 0)
    #expect(screen.chrome.toolbar.first?.label == "Clear 3")
  }

  @Test func `a button that is not enabled does nothing`() async throws {
    let table = try await HeadlessHost.show(BasketScreen(basket))
    try await table.press("Clear 2")
    #expect(basket.things.isEmpty)
    #expect(table.chrome.toolbar.first?.isEnabled == false)
  }

  @Test func `what depends on the screen's own selection and edit mode follows too`() async throws {
    let table = try await HeadlessHost.show(BasketScreen(basket))
    try await table.tap("Milk")
    #expect(table.chrome.toolbar.last?.label == "Take 1")
    try await table.press("Edit")
    #expect(table.chrome.isEditing)
    #expect(table.chrome.leading.map(\.label) == ["Done"])
    #expect(!table.chrome.offersEditing)
    try await table.press("Done")
    #expect(!table.chrome.isEditing)
  }

  @Test func `buttons set by hand win until they are taken away`() async throws {
    let screen = BasketScreen(basket)
    let table = try await HeadlessHost.show(screen)
    screen.setBarButton(.toolbar, TableBarButton("Mine", action: .perform(BasketScreen.clear)))
    #expect(table.chrome.toolbar.map(\.label) == ["Mine"])
    basket.things = ["Tea"]
    try await table.settle()
    #expect(table.chrome.toolbar.map(\.label) == ["Mine"])
    screen.setBarButtons(.toolbar, nil)
    #expect(table.chrome.toolbar.map(\.label) == ["Clear 1", "Take 0"])
  }

  @Test func `the host offers edit mode where the screen does not`() async throws {
    let table = try await HeadlessHost.show(ToDoScreen(store: .sample))
    _ = table.page
    try await table.press("Edit")
    #expect(table.chrome.isEditing)
    #expect(table.chrome.offersEditing)
    try await table.press("Done")
    #expect(!table.chrome.isEditing)
  }

  @Test func `the toolbar is the line above the bottom`() async throws {
    let table = try await HeadlessHost.show(BasketScreen(basket))
    let lines = table.frame(columns: 40, rows: 6).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == " Clear 2  Take 0")
    #expect(lines.first?.hasPrefix(" Edit") == true)
  }
}

@Observable private final class LogoScreen: TableScreen {
  var count = 1
  override var titleView: RowElement? { .row(.text("Shop"), .badge("\(count)")) }
}

private final class BareBarScreen: TableScreen {
  override var showsBar: Bool { false }
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
}
