import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What stands around the rows, and in place of them.
  @MainActor struct ChromeTests {
    @Test func `what stands in place of rows says what it is, and offers the way on`()
      async throws
    {
      let screen = EmptyScreen()
      let phone = try await Phone.show(screen)
      func shown() throws -> UIContentUnavailableConfiguration {
        try #require(try phone.placeholder)
      }
      #expect(try shown().kind == .empty && shown().image == nil)
      #expect(try shown().button.title == nil)
      var goesOn = false
      screen.wait(for: "Reading…") { () async throws in
        while !goesOn { try await Task.sleep(for: .milliseconds(1)) }
        throw EmptyScreen.Offline()
      }
      try await phone.until { try shown().kind == .loading }
      #expect(try shown().text == "Reading…")
      #expect(try shown().button.title == TableWords.current.cancel)
      goesOn = true
      try await phone.settle()
      #expect(try shown().image?.name == "exclamationmark.triangle")
      #expect(try shown().text == nil && shown().secondaryText == "Offline")
      #expect(try shown().button.title == TableWords.current.retry)
    }

    @Test func `a search that finds nothing says so in the screen's own words`() async throws {
      let phone = try await Phone.show(PulledScreen())
      try await phone.search("zzz")
      let placeholder = try #require(try phone.placeholder)
      #expect(placeholder.kind == .search)
      #expect(placeholder.text?.isEmpty == false && placeholder.text != "No Results")
      #expect(placeholder.secondaryText == nil)
      // And once the search is over, only the rows are there.
      try #require(try phone.page.navigationItem.searchController).cancel()
      try await phone.settle()
      #expect(try phone.placeholder == nil)
    }

    @Test func `what is pulled says what for, and lets go when that is over`() async throws {
      let screen = PulledScreen()
      let phone = try await Phone.show(screen)
      let control = try #require(try phone.table.refreshControl)
      #expect(control.attributedTitle?.string.isEmpty == false)
      control.pull()
      try await phone.until { screen.isAtWork }
      #expect(control.isRefreshing)
      // A second pull meanwhile does nothing, and ends with the first.
      control.pull()
      screen.isAtWork = false
      try await phone.settle()
      #expect(!control.isRefreshing)
      #expect(screen.refreshes == 1)
      // One that the screen begins is seen, too.
      screen.send(.refresh)
      try await phone.until { control.isRefreshing }
      screen.isAtWork = false
      try await phone.settle()
      #expect(!control.isRefreshing)
    }

    @Test func `what could not be loaded further is said below the rows`() async throws {
      let phone = try await Phone.show(FailingPagesScreen())
      try phone.table.scroll(to: 100)
      try await phone.settle()
      let footer = try #require(try phone.table.tableFooterView)
      let text = try #require(footer.all(TextView.self).first)
      #expect(text.text == "Offline")
      let color = text.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .systemRed)
      #expect((footer.all(StackView.self).first)?.axis == .vertical)
    }

    @Test func `the bar of a wait turns, offers an end, and goes with it`() async throws {
      let screen = PulledScreen()
      let phone = try await Phone.show(screen)
      screen.wait(for: "Reading…") { () async throws in
        while true { try await Task.sleep(for: .milliseconds(1)) }
      }
      func bar() throws -> UIVisualEffectView? {
        try phone.page.view.all(UIVisualEffectView.self).first
      }
      try await phone.until { try bar()?.isHidden == false }
      let box = try #require(try bar())
      let spinner = try #require(box.all(UIActivityIndicatorView.self).first)
      let button = try #require(box.all(UIButton.self).first)
      #expect(spinner.isAnimating && !spinner.isHidden)
      #expect(button.currentTitle == TableWords.current.cancel && !button.isHidden)
      #expect(button.accessibilityCustomActions == nil)
      button.press()
      try await phone.settle()
      #expect(box.isHidden)
      #expect(!spinner.isAnimating && spinner.isHidden && button.isHidden)
      screen.show(notice: "Saved")
      try await phone.settle()
      #expect(!box.isHidden && spinner.isHidden && !spinner.isAnimating && button.isHidden)
    }

    @Test func `who is about to be swiped away is asked once for each swipe`() async throws {
      let modal = AskedScreen()
      let screen = PulledScreen()
      let phone = try await Phone.show(screen)
      screen.open(modal, as: .modal)
      try await phone.settle()
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(modal.askedCount == 1)
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(modal.askedCount == 2)
      modal.letsGo = true
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.screen === screen)
      #expect(modal.askedCount == 3)
    }

    @Test func `buttons at the beginning of the bar stand beside the way back`() async throws {
      let screen = PulledScreen()
      let phone = try await Phone.show(screen)
      screen.open(BarsScreen())
      try await phone.settle()
      let navigation = try #require(try phone.page.navigationController)
      #expect(try phone.page.navigationItem.leftBarButtonItems?.count == 1)
      #expect(navigation.hasBackButton)
      navigation.pressBack()
      try await phone.settle()
      #expect(try phone.page.screen === screen)
    }

    @Test func `a table foresees rows as high as the screen says`() async throws {
      #expect(try await Phone.show(PulledScreen()).table.estimatedRowHeight == 60)
    }

    @Test func `a header that left view is loaded anew when it comes back`() async throws {
      let screen = EdgePicturesScreen()
      let phone = try await Phone.show(screen)
      let before = screen.shown
      #expect(before.contains(0))
      try phone.table.scroll(to: 200)
      try await phone.settle()
      #expect(try phone.page.edges.allSatisfy { $0.side == .header })
      let count = try phone.page.edges.count
      #expect(count < 4)
      // All rows and headers that were in view have left it, each once.
      #expect(screen.gone == 12)
      #expect(screen.goneHeaders == before.count)
      try phone.table.scroll(to: 0)
      try await phone.settle()
      #expect(screen.shown.filter { $0 == 0 }.count == before.filter { $0 == 0 }.count + 1)
    }

    @Test func `what stands above all rows is as wide as the table, and as high as its content`()
      async throws
    {
      let screen = GrowingHeaderScreen()
      let phone = try await Phone.show(screen)
      let (page, table) = (try phone.page, try phone.table)
      let header = try #require(table.tableHeaderView)
      #expect(header.frame.size == CGSize(width: 390, height: 44))
      screen.texts.lines = 4
      try await phone.settle()
      #expect(table.tableHeaderView === header)
      #expect(header.frame.height > 80)
      #expect(header.frame.width == 390)
      let height = header.frame.height
      page.view.frame.size.width = 800
      page.layOut()
      #expect(header.frame.size == CGSize(width: 800, height: height))
      #expect(table.tableFooterView?.frame.width == 800)
      screen.texts.lines = 0
      try await phone.settle()
      #expect(table.tableHeaderView == nil)
      #expect(header.superview == nil)
    }

    @Test func `edit mode is seen beginning, but not where the screen comes in it`() async throws {
      let phone = try await Phone.show(MovesScreen())
      let (page, table) = (try phone.page, try phone.table)
      try await phone.press("edit")
      #expect(table.isEditing && page.isEditing)
      #expect(table.animatedChanges == 1 && page.animatedEditings == 1)
      let screen = MovesScreen()
      screen.send(.setEditing(true))
      let other = try await Phone.show(screen)
      #expect(try other.table.isEditing && other.page.isEditing)
      #expect(try other.table.animatedChanges == 0 && other.page.animatedEditings == 0)
    }

    @Test
    func `a field that is asked for while the screen is covered gets the keyboard when it is back`()
      async throws
    {
      let screen = ManyFieldsScreen()
      let phone = try await Phone.show(screen)
      let navigation = try #require(try phone.page.navigationController)
      let table = try phone.table
      navigation.pushViewController(UIViewController(), animated: true)
      try await phone.settle()
      screen.focus(.id(25))
      try await phone.settle()
      #expect(!table.isTypedInto)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(try phone.view(UITextField.self, in: "25").isFirstResponder)
    }

    @Test func `a header that leaves is told of at once, though no other one comes`() async throws {
      let screen = EdgePicturesScreen()
      let phone = try await Phone.show(screen)
      try phone.table.scroll(to: 1)
      try await phone.settle()
      #expect(screen.goneHeaders == 0)
      let shown = screen.shown.count
      try phone.table.scroll(to: 6)
      try await phone.settle()
      #expect(screen.shown.count == shown)
      #expect(screen.goneHeaders == 1)
    }

    @Test func `a split view shows its columns beside each other, before anything is opened`()
      async throws
    {
      let split = TableSplitController(PulledScreen())
      let phone = Phone(split)
      try await phone.settle()
      #expect(split.preferredDisplayMode == .oneBesideSecondary)
      let columns = split.children.compactMap { $0 as? UINavigationController }
      #expect(columns.count == 2)
      #expect(columns[0].topViewController is TableScreenController)
      let nothing = try #require(columns[1].topViewController)
      #expect(nothing.view.backgroundColor == .systemBackground)
    }

    @Test func `each tab has its title, its badge and its pictures`() async throws {
      let screens = ["One", "Two"].map { title in
        let screen = PulledScreen()
        screen.setTitle(title)
        screen.setTabBadge("3")
        screen.setTabImage("tray", selected: "tray.fill")
        return screen
      }
      let phone = try await Phone.show(tabs: screens)
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      let items = (tabs.viewControllers ?? []).compactMap(\.tabBarItem)
      #expect(items.map(\.title) == ["One", "Two"])
      #expect(items.map(\.badgeValue) == ["3", "3"])
      #expect(items.map { $0.image?.name } == ["tray", "tray"])
      #expect(items.map { $0.selectedImage?.name } == ["tray.fill", "tray.fill"])
    }
  }
}

/// A screen that is searched and pulled.
private final class PulledScreen: TableScreen {
  var isAtWork = false
  var refreshes = 0
  override class var settings: Settings {
    [.searchable(), .refreshable(), .rowHeight(.automatic(estimated: 60))]
  }
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
  override func onRefresh() async throws {
    refreshes += 1
    isAtWork = true
    while isAtWork { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// A screen that counts how often it is asked.
private final class AskedScreen: TableScreen {
  var askedCount = 0
  var letsGo = false
  override var tableData: [Section] { [] }
  override func shouldGoBack() -> Bool {
    askedCount += 1
    return letsGo
  }
}

/// Many sections with headers of their own.
private final class EdgePicturesScreen: TableScreen {
  var shown: [Int] = []
  var gone = 0
  var goneHeaders = 0
  override var tableData: [Section] {
    (0..<60).map { number in
      Section(
        id: .init(number), cells: (0..<6).map { row -> TableCell in [.title: "\(number) \(row)"] }
      )
      .header(SumEdge.self)
    }
  }
  override func willDisplayHeader(section: Int) { shown.append(section) }
  override func onEndDisplaying(_ row: NodeID) { gone += 1 }
  override func onEndDisplayingHeader(of section: NodeID) { goneHeaders += 1 }
}

@Observable @MainActor private final class HeaderTexts { var lines = 1 }

/// A header of as many lines as are wanted.
private final class GrowingHeaderScreen: TableScreen {
  let texts = HeaderTexts()
  override var tableHeader: RowElement? {
    let lines = (0..<texts.lines).map { RowElement.text("line \($0)") }
    return lines.isEmpty ? nil : .stack(RowStack(.vertical, lines))
  }
  override var tableFooter: RowElement? { .text("footer") }
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
}

private final class ManyFieldsScreen: TableScreen {
  var texts = Array(repeating: "", count: 60)
  override var tableData: [Section] {
    [
      Section(
        cells: (0..<60).map {
          [.id: $0, .title: "\($0)", .bind: .to(self, \ManyFieldsScreen.texts[$0])]
        })
    ]
  }
}
