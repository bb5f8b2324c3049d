import Foundation
import Observation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// UIKit changes one thing after the other: what the core opens and closes meanwhile comes when that has ended.
  @MainActor struct TransitionTests {
    private func titles(_ phone: Phone) throws -> [String?] {
      try #require(phone.window.rootViewController as? UINavigationController)
        .viewControllers.map(\.title)
    }

    @Test func `screens that are opened at once are pushed one after the other`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      let second = LayersScreen(2)
      screen.open(second)
      second.open(LayersScreen(3))
      try await phone.settle()
      #expect(try titles(phone) == ["1", "2", "3"])
      #expect(try phone.page.title == "3")
    }

    @Test func `a screen that closes while it comes goes when it is there`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      let second = LayersScreen(2)
      screen.open(second)
      second.close()
      try await phone.settle()
      #expect(try titles(phone) == ["1"])
      try await phone.tap("Push")
      #expect(try titles(phone) == ["1", "2"])
    }

    @Test func `a modal that is opened by a screen that comes is presented when it is there`()
      async throws
    {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      let second = LayersScreen(2)
      screen.open(second)
      second.open(LayersScreen(3), as: .modal)
      try await phone.settle()
      #expect(try titles(phone) == ["1", "2"])
      #expect(try phone.page.title == "3")
      #expect(try phone.page.host.navigator.modals.count == 1)
    }

    @Test func `a modal closes and opens a screen below it in one go`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      try await phone.tap("Modal")
      let modal = try phone.page.screen
      modal.close()
      screen.open(LayersScreen(7))
      try await phone.settle()
      #expect(try titles(phone) == ["1", "7"])
      #expect(phone.window.rootViewController?.presentedViewController == nil)
      // And the other way round.
      try await phone.tap("Modal")
      let other = try phone.page.screen
      try #require(phone.top as? TableScreenController).host.navigator.screens.first?.open(
        LayersScreen(9))
      other.close()
      try await phone.settle()
      #expect(phone.window.rootViewController?.presentedViewController == nil)
    }

    @Test func `what is opened while a person swipes back comes above what is left`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      try await phone.tap("Push")
      try phone.page.navigationController?.swipeBack()
      screen.open(LayersScreen(5), as: .modal)
      try await phone.settle()
      #expect(try phone.page.title == "5")
      #expect(try titles(phone) == ["1"])
    }

    @Test func `a swipe back that is let go halfway leaves everything as it was`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Push")
      let page = try phone.page
      let reloads = page.tableView.reloadCount
      try #require(page.navigationController).swipeBackHalfway()
      // Halfway the screen below is in view already.
      #expect(try titles(phone) == ["1"])
      try await phone.settle()
      #expect(try titles(phone) == ["1", "2"])
      #expect(try phone.page === page)
      #expect(page.host.navigator.screens.count == 2)
      #expect(UIResponder.first === page)
      #expect(page.tableView.reloadCount == reloads)
      try await phone.tap("Push")
      #expect(try titles(phone) == ["1", "2", "3"])
      // Once more, and then all the way.
      try phone.page.navigationController?.swipeBackHalfway()
      try await phone.settle()
      try phone.page.navigationController?.swipeBack()
      try await phone.settle()
      #expect(try phone.page === page)
      #expect(page.host.navigator.screens.count == 2)
    }

    @Test func `what is opened while a swipe back is let go comes above what stays`() async throws {
      let phone = try await Phone.show(LayersScreen(1))
      try await phone.tap("Push")
      let screen = try phone.page.screen
      try phone.page.navigationController?.swipeBackHalfway()
      screen.open(LayersScreen(3))
      try await phone.settle()
      #expect(try titles(phone) == ["1", "2", "3"])
      try phone.page.navigationController?.swipeBackHalfway()
      screen.open(LayersScreen(4), as: .modal)
      try await phone.settle()
      #expect(try titles(phone) == ["1", "2", "3"])
      #expect(try phone.page.title == "4")
    }

    @Test func `what closes below a modal is gone, and nobody sees it go`() async throws {
      let first = LayersScreen(1)
      let phone = try await Phone.show(first)
      try await phone.tap("Push")
      let second = try phone.page.screen
      first.open(LayersScreen(3), as: .modal)
      try await phone.settle()
      let root = try #require(phone.window.rootViewController as? UINavigationController)
      let third = try phone.page
      let modal = try #require(third.navigationController)
      second.close()
      third.screen.open(LayersScreen(4))
      #expect(root.viewControllers.map(\.title) == ["1"])
      #expect(root.transition == nil)
      try await phone.settle()
      // And so it is in a modal below another one.
      let fourth = try phone.page.screen
      third.screen.open(LayersScreen(5), as: .modal)
      try await phone.settle()
      fourth.close()
      try phone.page.screen.open(LayersScreen(6))
      #expect(modal.viewControllers.map(\.title) == ["3"])
      #expect(modal.transition == nil)
      try await phone.settle()
      #expect(try phone.page.title == "6")
    }

    @Test func `tabs cover all that is below them`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      screen.openTabs([LayersScreen(10), LayersScreen(20)])
      try await phone.settle()
      let root = try #require(phone.window.rootViewController)
      #expect(root.presentedViewController?.modalPresentationStyle == .fullScreen)
      #expect(root.view.superview == nil)
      #expect(try phone.page.title == "10")
    }

    @Test func `a modal that is opened as the window comes stands above tabs and columns`()
      async throws
    {
      for make in [{ TableTabsController([$0]) }, { TableSplitController($0) }]
        as [(Screen) -> UIViewController]
      {
        let screen = LayersScreen(1)
        screen.opensAgain = true
        let phone = Phone(make(screen))
        try await phone.settle()
        #expect(try phone.page.title == "2")
        #expect(phone.window.rootViewController?.presentedViewController != nil)
      }
    }

    @Test func `a scroll that is under way ends where the row is by then`() async throws {
      let screen = LongScreen()
      let phone = try await Phone.show(screen)
      let table = try phone.table
      screen.scroll(to: .id(60), at: .top)
      #expect(table.pathsInView.first == IndexPath(row: 0, section: 0))
      screen.rows.first = 10
      try await phone.settle()
      #expect(table.pathsInView.first == IndexPath(row: 50, section: 0))
      #expect(try phone.titles.first == "60")
    }

    @Test func `a modal stands above what the app itself presents, and goes alone`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      let own = UIViewController()
      phone.window.rootViewController?.present(own, animated: true)
      screen.open(LayersScreen(2), as: .modal)
      try await phone.settle()
      #expect(try phone.page.title == "2")
      try phone.page.screen.close()
      try await phone.settle()
      #expect(phone.top === own)
      phone.window.rootViewController?.dismiss(animated: true)
      try await phone.settle()
      try await phone.tap("Modal")
      #expect(try phone.page.title == "2")
    }

    @Test func `a tab that is chosen again stands where it was left`() async throws {
      let phone = try await Phone.show(tabs: [LayersScreen(1), LayersScreen(5)])
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      try await phone.tap("Push")
      #expect(try phone.page.title == "2")
      tabs.tap(1)
      try await phone.settle()
      tabs.tap(0)
      try await phone.settle()
      #expect(try phone.page.title == "2")
      tabs.tap(0)
      try await phone.settle()
      #expect(try phone.page.title == "1")
    }

    @Test func `modals that open and close at once end as the core says`() async throws {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      let (second, third) = (LayersScreen(2), LayersScreen(3))
      screen.open(second, as: .modal)
      second.open(third, as: .modal)
      third.close()
      second.open(LayersScreen(4))
      try await phone.settle()
      #expect(try phone.page.title == "4")
      #expect(try phone.page.navigationController?.viewControllers.count == 2)
      #expect(try phone.page.host.navigator.modals.count == 1)
    }

    @Test func `tabs that are asked for while a screen comes take its place when it is there`()
      async throws
    {
      let screen = LayersScreen(1)
      let phone = try await Phone.show(screen)
      screen.open(LayersScreen(2))
      screen.openTabs([LayersScreen(10), LayersScreen(20)])
      try await phone.settle()
      #expect(try phone.page.title == "10")
      try phone.page.screen.openTabs([LayersScreen(30)])
      try await phone.settle()
      #expect(try phone.page.title == "30")
    }

    @Test func `the list behind More stays until a tab is chosen, and offers no moving`()
      async throws
    {
      let screens = (1...7).map { LayersScreen($0) }
      let phone = try await Phone.show(tabs: screens)
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      #expect(!tabs.offersCustomizing)
      tabs.tapMore()
      try await phone.settle()
      #expect(tabs.selectedIndex == NSNotFound)
      // The tab that is out of view meanwhile goes on.
      screens[0].open(LayersScreen(30))
      try await phone.settle()
      #expect(tabs.selectedIndex == NSNotFound)
      tabs.chooseMore(5)
      try await phone.settle()
      #expect(try phone.page.title == "6")
      #expect(try phone.page.host.navigator.selectedTab == 5)
      // The core may choose one, too.
      tabs.tapMore()
      try await phone.settle()
      screens[5].openTab(3)
      try await phone.settle()
      #expect(try phone.page.title == "4")
      tabs.tap(0)
      try await phone.settle()
      #expect(try phone.page.title == "30")
    }

    @Test
    func `a modal that is opened while something else has the window comes above the More list`()
      async throws
    {
      let screens = (1...7).map { LayersScreen($0) }
      let phone = try await Phone.show(tabs: screens)
      let root = try #require(phone.window.rootViewController)
      let tabs = try #require(root.children.first as? UITabBarController)
      tabs.tapMore()
      try await phone.settle()
      // An app that locks itself, for instance.
      phone.window.rootViewController = UIViewController()
      try await phone.settle()
      screens[0].open(LayersScreen(30), as: .modal)
      try await phone.settle()
      #expect(root.presentedViewController == nil)
      phone.window.rootViewController = root
      try await phone.settle()
      #expect(try phone.page.title == "30")
    }

    @Test func `a detail stays where it is while there is room for one column only`() async throws {
      let list = LayersScreen(1)
      let split = TableSplitController(list)
      let phone = Phone(split)
      try await phone.settle()
      list.open(LayersScreen(2), as: .detail)
      try await phone.settle()
      split.setRoom(isWide: false)
      try await phone.settle()
      // What the person reads stays in view, with the list below it.
      #expect(split.childrenInView.count == 1)
      let navigation = try #require(split.childrenInView.first as? UINavigationController)
      #expect(navigation.viewControllers.map(\.title) == ["1", "2"])
    }
  }
}

@Observable @MainActor private final class FirstRow { var first = 0 }

/// Many rows, of which the first ones can go.
private final class LongScreen: TableScreen {
  let rows = FirstRow()
  override var tableData: [Section] {
    [Section(cells: (rows.first..<100).map { [.id: $0, .title: "\($0)"] })]
  }
}
