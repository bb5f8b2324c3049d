import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// The search field and its scopes are those of UIKit, and say what the screen says.
  @MainActor struct SearchTests {
    @Test func `scopes show while searching, limit what is found, and stay over updates`()
      async throws
    {
      let screen = LettersScreen()
      let phone = try await Phone.show(screen)
      let search = try #require(try phone.page.navigationItem.searchController)
      let bar = search.searchBar
      #expect(bar.placeholder == "Search letters")
      #expect(bar.scopeButtonTitles == ["All", "Unread"])
      #expect(!bar.showsScopeBar)
      #expect(!search.choose(scope: 1))
      try await phone.search("a")
      #expect(bar.showsScopeBar)
      #expect(try phone.titles == ["Ada", "Charles", "Grace"])
      #expect(search.choose(scope: 1))
      try await phone.settle()
      #expect(try phone.titles == ["Ada"])
      screen.unread.insert("Grace")
      screen.updateTableData()
      try await phone.settle()
      #expect(bar.selectedScopeButtonIndex == 1)
      #expect(bar.text == "a")
      #expect(try phone.titles == ["Ada", "Grace"])
      #expect(search.choose(scope: 0))
      try await phone.settle()
      #expect(try phone.titles == ["Ada", "Charles", "Grace"])
      search.cancel()
      try await phone.settle()
      #expect(try phone.titles.count == 4)
      #expect(!bar.showsScopeBar)
      #expect(screen.events == ["begin", "end"])
    }

    @Test func `a search that the screen begins before it is in view shows when it is`()
      async throws
    {
      let screen = LettersScreen()
      let phone = Phone(UINavigationController(rootViewController: UIViewController()))
      let page = TableScreenController(screen)
      _ = page.view
      screen.search("gra")
      page.showChrome()
      let search = try #require(page.navigationItem.searchController)
      #expect(!search.isActive)
      let navigation = try #require(phone.window.rootViewController as? UINavigationController)
      navigation.pushViewController(page, animated: false)
      try await phone.settle()
      #expect(search.isActive)
      #expect(search.searchBar.text == "gra")
      #expect(try phone.titles == ["Grace"])
    }

    @Test func `a search that the screen begins while it is covered shows when it is back`()
      async throws
    {
      let screen = LettersScreen()
      let phone = try await Phone.show(screen)
      let search = try #require(try phone.page.navigationItem.searchController)
      let navigation = try #require(try phone.page.navigationController)
      navigation.pushViewController(UIViewController(), animated: true)
      try await phone.settle()
      screen.search("gra")
      try await phone.settle()
      #expect(!search.isActive)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(search.isActive && search.searchBar.text == "gra")
      #expect(try phone.titles == ["Grace"])
    }

    @Test func `a search begins as the field is entered, before anything is typed`() async throws {
      let screen = LettersScreen()
      let phone = try await Phone.show(screen)
      try phone.page.navigationItem.searchController?.isActive = true
      #expect(screen.events == ["begin"])
      try await phone.settle()
      #expect(screen.events == ["begin"])
    }

    @Test func `a scope that the screen chooses shows in the bar`() async throws {
      let screen = LettersScreen()
      let phone = try await Phone.show(screen)
      try await phone.search("a")
      let bar = try #require(try phone.page.navigationItem.searchController).searchBar
      screen.setSearchScope(1)
      try await phone.settle()
      #expect(bar.selectedScopeButtonIndex == 1)
      #expect(try phone.titles == ["Ada"])
    }

    @Test func `a screen that can no longer be searched has no field`() async throws {
      let screen = LettersScreen()
      let phone = try await Phone.show(screen)
      let page = try phone.page
      #expect(page.definesPresentationContext)
      #expect(!page.navigationItem.hidesSearchBarWhenScrolling)
      #expect(page.navigationItem.searchController?.obscuresBackgroundDuringPresentation == false)
      page.search.show(nil)
      #expect(page.navigationItem.searchController == nil)
    }
  }
}

private final class LettersScreen: TableScreen {
  var unread: Set = ["Ada", "Linus"]
  var events: [String] = []
  override class var settings: Settings {
    [.searchable(placeholder: "Search letters", scopes: ["All", "Unread"])]
  }
  override var tableData: [Section] {
    [
      Section {
        for name in ["Ada", "Charles", "Grace", "Linus"] {
          [.title: name, .subtitle: unread.contains(name) ? "unread" : nil]
        }
      }
    ]
  }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0 || cell.subtitle == "unread"
  }
  override func willBeginSearch() { events.append("begin") }
  override func willEndSearch() { events.append("end") }
}
