import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Small things, each of which a person would notice.
  @MainActor struct DetailTests {
    @Test func `a bar button waits while it works, and the likeliest one stands out`() async throws
    {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      func items() throws -> [UIBarButtonItem] {
        try #require(try phone.page.navigationItem.rightBarButtonItems)
      }
      #expect(try items().map(\.style) == [.done, .plain])
      #expect(try items().map(\.isEnabled) == [true, true])
      try items()[1].press()
      try await phone.until { try !items()[1].isEnabled }
      screen.goesOn = true
      try await phone.until { try items()[1].isEnabled }
      try await phone.settle()
    }

    @Test func `rows below others are indented, and come back to the edge`() async throws {
      let phone = try await Phone.show(DetailScreen())
      func indentation(_ title: String) throws -> CGFloat? {
        let column = try #require(try phone.cell(title).contentView.subviews.first)
        return column.constraints.first { $0.first.edge == .leading }?.constant
      }
      #expect(try indentation("Parent") == 0)
      try await phone.tap("Parent")
      #expect(try indentation("Child") == 20)
      try await phone.tap("Parent")
      #expect(try indentation("Parent") == 0)
      for title in try phone.titles { #expect(try indentation(title) == 0) }
    }

    @Test func `headers that come back into view are told of again`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      #expect(screen.headers == ["first"])
      try phone.table.scroll(to: 1_000)
      try await phone.settle()
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(screen.headers.filter { $0 == "first" }.count == 2)
    }

    @Test func `only rows with a button of edit mode make room for it`() async throws {
      let screen = MovesScreen()
      let phone = try await Phone.show(screen)
      let (table, page) = (try phone.table, try phone.page)
      try await phone.press("edit")
      #expect(page.tableView(table, shouldIndentWhileEditingRowAt: try phone.path("1")))
      #expect(!page.tableView(table, shouldIndentWhileEditingRowAt: try phone.path("Fixed")))
      // A row that the screen does not let go where it was dropped is back at its place.
      screen.refuses = true
      let before = table.reloadCount
      #expect(table.drag(try phone.path("0"), to: try phone.path("2")) != nil)
      try await phone.settle()
      #expect(try phone.titles == ["0", "1", "2", "3", "Fixed"])
      #expect(table.reloadCount == before + 1)
      screen.refuses = false
      #expect(table.drag(try phone.path("0"), to: try phone.path("3")) != nil)
      try await phone.settle()
      #expect(try phone.titles == ["1", "2", "3", "0", "Fixed"])
      #expect(table.reloadCount == before + 1)
      #expect(try phone.cell("0").voices.first?.actions == ["Move up"])
      #expect(try phone.cell("1").voices.first?.actions == ["Move down"])
    }

    @Test func `the index follows the rows, and leads to a row of a section, too`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      #expect(table.indexTitles == ["F", "M", "L"])
      table.tapIndex(1)
      try await phone.settle()
      #expect(try phone.titles.first == "row 20")
      screen.hasMiddle = false
      screen.updateTableData()
      try await phone.settle()
      #expect(table.indexTitles == ["F", "L"])
    }

    @Test func `an index of one's own leads to rows`() async throws {
      let screen = OwnIndexScreen()
      let phone = try await Phone.show(screen)
      try phone.table.tapIndex(1)
      try await phone.settle()
      #expect(try phone.titles.first == "20")
      try phone.table.tapIndex(0)
      try await phone.settle()
      #expect(try phone.titles.first == "0")
    }

    @Test func `a row can be inserted, and one that only swipes from its start can`() async throws {
      let screen = OwnIndexScreen()
      let phone = try await Phone.show(screen)
      #expect(try phone.table.swipes(phone.path("1"), leading: true) == ["Pin"])
      try await phone.press("edit")
      #expect(try phone.table.commit(.insert, phone.path("0")))
      #expect(try !phone.table.commit(.insert, phone.path("1")))
      try await phone.settle()
      #expect(screen.inserted == ["0"])
    }

    @Test func `a row that has fewer parts now shows no old ones`() async throws {
      let screen = FieldsScreen()
      let phone = try await Phone.show(screen)
      let cell = try phone.cell("Badges")
      #expect(cell.all(BadgeView.self).count == 3)
      screen.badges = ["1"]
      screen.updateTableData()
      try await phone.settle()
      #expect(try phone.cell("Badges") === cell)
      #expect(cell.all(BadgeView.self).count == 1)
    }

    @Test func `nothing found is said as UIKit says it, and a wait can be ended`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      func placeholder() throws -> UIContentUnavailableConfiguration? {
        try phone.placeholder
      }
      try await phone.search("nowhere to be found")
      #expect(try placeholder()?.kind == .search)
      try #require(try phone.page.navigationItem.searchController).cancel()
      try await phone.settle()
      #expect(try placeholder() == nil)
      let empty = EmptyScreen()
      let other = Phone(UINavigationController(rootViewController: TableScreenController(empty)))
      empty.wait(for: "Reading…") { _ in try await Task.sleep(for: .seconds(3_600)) }
      func waiting() throws -> UIContentUnavailableConfiguration? {
        try other.placeholder
      }
      try await other.until { try waiting()?.kind == .loading }
      #expect(try waiting()?.button.title == "Cancel")
      try #require(try waiting()?.buttonProperties.primaryAction).perform()
      try await other.settle()
      #expect(try waiting()?.kind == .empty)
    }

    @Test func `a pull while the rows are refreshed ends`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      let control = try #require(try phone.table.refreshControl)
      screen.goesOn = true
      control.pull()
      try await phone.settle()
      #expect(!control.isRefreshing)
      screen.refuses = true
      control.pull()
      try await phone.settle()
      #expect(!control.isRefreshing)
    }

    @Test func `a long press is told once, as it begins, and only where it does something`()
      async throws
    {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      let page = try phone.page
      let press = try #require(
        page.tableView.gestureRecognizers?.first as? UILongPressGestureRecognizer)
      func handle(_ title: String, _ state: UIGestureRecognizer.State) throws {
        let place = try #require(try page.tableView.pathsInView.firstIndex(of: phone.path(title)))
        press.point = CGPoint(x: 0, y: 44 * Double(place) + 3)
        press.state = state
        page.press.handle(press)
      }
      for state in [UIGestureRecognizer.State.began, .changed, .ended] {
        try handle("Parent", state)
      }
      try handle("row 1", .began)
      try await phone.settle()
      #expect(screen.log == ["long Parent"])
    }

    @Test func `fields have the keys for what they take`() async throws {
      let phone = try await Phone.show(FieldsScreen())
      func keys(_ title: String) throws -> UIKeyboardType {
        try phone.view(UITextField.self, in: title).keyboardType
      }
      #expect(try keys("Text") == .default)
      #expect(try keys("Count") == .numbersAndPunctuation)
      #expect(try keys("Price") == .numbersAndPunctuation)
      let slider = try phone.view(UISlider.self, in: "Free")
      slider.drag(to: 0.37)
      try await phone.settle()
      #expect(abs((phone.screen(FieldsScreen.self)?.amount ?? 0) - 0.37) < 0.001)
      // The last of the filled stars empties them all.
      let stars = try phone.view(RatingView.self, in: "Stars").all(UIButton.self)
      stars[2].press()
      try await phone.settle()
      #expect(phone.screen(FieldsScreen.self)?.stars == 3)
      stars[2].press()
      try await phone.settle()
      #expect(phone.screen(FieldsScreen.self)?.stars == 0)
    }

    @Test func `what is found stands out, and links look like links`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      try await phone.search("17")
      let text = try #require(try phone.view(TextView.self, in: "row 17").attributedText)
      func font(_ place: Int) -> UIFont? {
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      }
      #expect(font(0)?.fontDescriptor.symbolicTraits == [])
      #expect(font(4)?.fontDescriptor.symbolicTraits == .traitBold)
      try #require(try phone.page.navigationItem.searchController).cancel()
      try await phone.settle()
      let link = try #require(try phone.view(TextView.self, in: "Link").attributedText)
      #expect(
        link.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .tintColor)
    }

    @Test func `what was selected while the screen was covered is let go of`() async throws {
      let screen = DetailScreen()
      let phone = try await Phone.show(screen)
      let navigation = try #require(try phone.page.navigationController)
      let table = try phone.table
      navigation.pushViewController(UIViewController(), animated: true)
      try await phone.settle()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `a tap elsewhere, and a bar button, take over what is typed first`() async throws {
      let screen = FieldsScreen()
      let phone = try await Phone.show(screen)
      try phone.view(UITextField.self, in: "Text").type("one")
      try await phone.tap("Tap")
      #expect(screen.log == ["tap one"])
      try phone.view(UITextField.self, in: "Text").type("two")
      try await phone.press("Press")
      #expect(screen.log == ["tap one", "press two"])
      #expect(UIResponder.first === (try phone.page))
    }
  }
}

extension Phone {
  fileprivate func screen<S: Screen>(_ type: S.Type) -> S? { (try? page)?.screen as? S }
}

private final class DetailScreen: TableScreen {
  struct Refusal: LocalizedError { var errorDescription: String? { "Refused" } }
  var goesOn = false
  var refuses = false
  var hasMiddle = true
  var headers: [String] = []
  var log: [String] = []

  override class var settings: Settings {
    [.searchable(), .refreshable(), .longPressable(), .indexable()]
  }
  override var tableData: [Section] {
    var link = AttributedString("Link")
    link.link = URL(string: "https://example.com")
    let first = Section("First", id: "first") {
      [
        .id: "parent", .title: "Parent", .children: .cells { [.title: "Child"] },
        .longPressAction: .run { [weak self] _ in self?.log.append("long Parent") },
      ]
      [.title: link]
      for number in 1..<20 { [.title: "row \(number)"] }
    }
    let middle = Section("Middle", id: "middle") {
      for number in 20..<50 { [.title: "row \(number)"] }
    }
    let last = Section("Last", id: "last") {
      for number in 50..<60 { [.title: "row \(number)"] }
    }
    return hasMiddle ? [first, middle, last] : [first, last]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    guard edge == .trailing else { return [] }
    var done = TableBarButton("Done", action: .run { _ in })
    done.isProminent = true
    return [TableBarButton("Slow", action: .perform(DetailScreen.slow)), done]
  }
  func slow() async throws {
    while !goesOn { try await Task.sleep(for: .milliseconds(1)) }
  }
  override func onRefresh() async throws { if refuses { throw Refusal() } }
  override func willDisplayHeader(section: Int) { if section == 0 { headers.append("first") } }
}

private final class OwnIndexScreen: TableScreen {
  override class var settings: Settings { [.indexable()] }
  var inserted: [String] = []
  override var tableData: [Section] {
    [
      Section(
        cells: (0..<40).map { number -> Cell in
          [
            .id: number, .title: "\(number)", .editingStyle: number == 0 ? .insert : nil,
            .leadingSwipeActions: number == 1
              ? .actions([TableRowAction("Pin", .run { _ in })]) : nil,
          ]
        })
    ]
  }
  override var tableIndex: [TableIndexEntry]? {
    [TableIndexEntry("A", row: .id(0)), TableIndexEntry("B", row: .id(20))]
  }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws {
    inserted.append(cell.title ?? "")
  }
}

private final class FieldsScreen: TableScreen {
  var text = ""
  var count = 1
  var price = 1.5
  var amount = 0.5
  var stars = 1
  var badges = ["1", "2", "3"]
  var log: [String] = []
  override var tableData: [Section] {
    [
      Section {
        [.title: "Text", .bind: .to(\FieldsScreen.text)]
        [.title: "Count", .bind: .to(\FieldsScreen.count), .cellClass: .of(.number())]
        [.title: "Price", .bind: .to(\FieldsScreen.price), .cellClass: .of(.number())]
        [.title: "Free", .bind: .to(\FieldsScreen.amount), .cellClass: .of(.slider(0...1))]
        [.title: "Stars", .bind: .to(\FieldsScreen.stars), .cellClass: .of(.rating())]
        [.title: "Tap", .action: .perform(FieldsScreen.tap)]
        [
          .title: "Badges", .cellClass: .of(BadgeCell.self),
          .properties: .values(["badges": badges]),
        ]
      }
    ]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .trailing ? [TableBarButton("Press", action: .perform(FieldsScreen.press))] : []
  }
  func tap() { log.append("tap \(text)") }
  func press() { log.append("press \(text)") }
}
