import Foundation
import SwiftUI
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

/// A list that opens details.
private final class ChoosingScreen: TableScreen {
  override var detailPlaceholder: String? { "Choose a letter" }
  override var tableCells: [Cell?]? { [[.title: "Ada", .action: .perform(ChoosingScreen.choose)]] }
  func choose() {
    let letter = TableScreen()
    letter.setTitle("Letter")
    open(letter, as: .detail)
  }
}

/// A screen that greets whoever comes.
private final class GreetingScreen: TableScreen {
  override func onLoad() {
    let welcome = TableScreen()
    welcome.setTitle("Welcome")
    open(welcome, as: .modal)
  }
}

extension UIKitSuite {
  /// UIKit's stacks, tabs, columns and modals are what the core says, whoever changes them.
  @MainActor struct NavigationTests {
    @Test func `a screen stands above the app's own controllers, and ends with its place`()
      async throws
    {
      let own = UIViewController()
      let navigation = UINavigationController(rootViewController: own)
      let phone = Phone(navigation)
      let screen = StepScreen(1)
      navigation.pushViewController(TableScreenController(screen), animated: true)
      try await phone.settle()
      try await phone.tap("Deeper")
      #expect(navigation.viewControllers.count == 3)
      #expect(try phone.page.title == "2")
      navigation.pressBack()
      try await phone.settle()
      #expect(navigation.viewControllers.count == 2)
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(screen.log == ["load", "appear", "back", "dismiss"])
      #expect(phone.top === own)
      // Shown again it begins anew.
      navigation.pushViewController(TableScreenController(screen), animated: true)
      try await phone.settle()
      #expect(try phone.titles.contains("Deeper"))
    }

    @Test func `who does not let go is not left, by button, gesture or swipe`() async throws {
      let phone = try await Phone.show(StepScreen(1))
      try await phone.tap("Clinging")
      let navigation = try #require(try phone.page.navigationController)
      navigation.pressBack()
      try await phone.settle()
      #expect(navigation.viewControllers.count == 2)
      navigation.swipeBack()
      try await phone.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(try phone.page.title == "clinging")
      try await phone.press("Let go")
      navigation.swipeBack()
      try await phone.settle()
      #expect(navigation.viewControllers.count == 1)
      try await phone.tap("Clinging modal")
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.title == "clinging")
      try await phone.press("Let go")
      try phone.page.navigationController?.swipeDown()
      try await phone.settle()
      #expect(try phone.page.title == "1")
    }

    @Test func `several screens can be left at once`() async throws {
      let screen = StepScreen(1)
      let phone = try await Phone.show(screen)
      for _ in 0..<3 { try await phone.tap("Deeper") }
      let navigation = try #require(try phone.page.navigationController)
      #expect(navigation.viewControllers.count == 4)
      navigation.goBackToFirst()
      try await phone.settle()
      #expect(try phone.page.host.navigator.screens.count == 1)
      #expect(screen.log.last == "back")
    }

    @Test func `modals stand one above the other, and close in one go`() async throws {
      let phone = try await Phone.show(StepScreen(1))
      try await phone.tap("Modal")
      try await phone.tap("Modal")
      #expect(try phone.page.title == "3")
      let item = try #require(try phone.page.navigationItem.leftBarButtonItems?.first)
      #expect(item.systemItem == .close)
      item.press()
      try await phone.settle()
      #expect(try phone.page.title == "2")
      try await phone.tap("Modal")
      try await phone.tap("Close all")
      #expect(try phone.page.title == "1")
      #expect(phone.window.rootViewController?.presentedViewController == nil)
    }

    @Test func `without a navigation controller what is opened is presented`() async throws {
      let phone = Phone(TableScreenController(StepScreen(1)))
      try await phone.settle()
      try await phone.tap("Deeper")
      #expect(try phone.page.title == "2")
      #expect(try phone.page.navigationController?.viewControllers.count == 1)
      let close = try #require(try phone.page.navigationItem.leftBarButtonItems?.first)
      close.press()
      try await phone.settle()
      #expect(try phone.page.title == "1")
    }

    @Test func `tabs can be refused, are replaced, and go back to their first screen`() async throws
    {
      let first = StepScreen(1)
      let phone = try await Phone.show(tabs: [first, StepScreen(10)])
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      first.refusesTabs = true
      tabs.tap(1)
      #expect(tabs.selectedIndex == 0)
      first.refusesTabs = false
      tabs.tap(1)
      try await phone.settle()
      #expect(try phone.page.title == "10")
      try await phone.tap("Deeper")
      tabs.tap(1)
      try await phone.settle()
      #expect(try phone.page.title == "10")
      try await phone.tap("Other tabs")
      #expect(tabs.viewControllers?.count == 3)
      #expect(try phone.page.title == "20")
    }

    @Test func `tabs that a pushed screen asks for are presented`() async throws {
      let phone = try await Phone.show(StepScreen(1))
      try await phone.tap("Other tabs")
      #expect(try phone.page.title == "20")
      #expect(phone.window.rootViewController?.presentedViewController is UITabBarController)
    }

    @Test func `many tabs become one, and many again`() async throws {
      let phone = try await Phone.show(tabs: [StepScreen(1), StepScreen(10)])
      let tabs = try #require(
        phone.window.rootViewController?.children.first as? UITabBarController)
      #expect(!tabs.isTabBarHidden)
      try await phone.tap("One tab")
      #expect(tabs.viewControllers?.count == 1)
      #expect(tabs.isTabBarHidden)
      #expect(try phone.page.title == "30")
      try await phone.tap("Deeper")
      #expect(try phone.page.title == "31")
      try await phone.tap("Other tabs")
      #expect(tabs.viewControllers?.count == 3)
      #expect(!tabs.isTabBarHidden)
      #expect(try phone.page.title == "20")
      #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["20", "21", "22"])
      try phone.page.screen.openTab(2)
      try await phone.settle()
      #expect(tabs.selectedIndex == 2)
      #expect(try phone.page.title == "22")
    }

    @Test func `presented tabs go where one screen takes their place`() async throws {
      let phone = try await Phone.show(StepScreen(1))
      try await phone.tap("Other tabs")
      #expect(phone.window.rootViewController?.presentedViewController is UITabBarController)
      try await phone.tap("One tab")
      #expect(phone.window.rootViewController?.presentedViewController == nil)
      #expect(try phone.page.title == "30")
      try await phone.tap("Deeper")
      #expect(try phone.page.title == "31")
      try phone.page.navigationController?.pressBack()
      try await phone.settle()
      #expect(try phone.page.title == "30")
      try await phone.tap("Other tabs")
      #expect(try phone.page.title == "20")
    }

    @Test
    func
      `a screen that is a tab stays one, or becomes the only screen, with what is open above it`()
      async throws
    {
      let own = UIViewController()
      let navigation = UINavigationController(rootViewController: own)
      let phone = Phone(navigation)
      let screen = StepScreen(1)
      navigation.pushViewController(TableScreenController(screen), animated: false)
      try await phone.settle()
      try await phone.tap("Deeper")
      screen.openTabs([screen, StepScreen(10)])
      try await phone.settle()
      #expect(try phone.page.title == "2")
      #expect(navigation.viewControllers == [own])
      #expect(try phone.page.navigationController?.viewControllers.count == 2)
      screen.openTabs([screen])
      try await phone.settle()
      #expect(navigation.presentedViewController == nil)
      #expect(navigation.viewControllers.map(\.title) == [nil, "1", "2"])
      #expect(try phone.page.title == "2")
      navigation.pressBack()
      try await phone.settle()
      #expect(try phone.page.title == "1")
      navigation.popViewController(animated: true)
      try await phone.settle()
      #expect(phone.top === own)
      #expect(screen.log.last == "dismiss")
    }

    @Test func `without a navigation controller one screen takes the place of tabs, too`()
      async throws
    {
      let phone = Phone(TableScreenController(StepScreen(1)))
      try await phone.settle()
      try await phone.tap("Other tabs")
      #expect(try phone.page.title == "20")
      try await phone.tap("One tab")
      #expect(try phone.page.title == "30")
      try await phone.tap("Deeper")
      #expect(try phone.page.title == "31")
    }

    @Test func `a list and its detail stand side by side, and one above the other`() async throws {
      let split = TableSplitController(StepScreen(1))
      let phone = Phone(split)
      try await phone.settle()
      let columns = split.children.compactMap { $0 as? UINavigationController }
      let list = try #require(columns[0].topViewController as? TableScreenController)
      #expect(list.tableView.tap(IndexPath(row: 3, section: 0)))
      try await phone.settle()
      #expect(columns.map { $0.topViewController?.title } == ["1", "2"])
      split.setRoom(isWide: false)
      try await phone.settle()
      #expect(columns[0].viewControllers.map(\.title) == ["1", "2"])
      split.setRoom(isWide: true)
      try await phone.settle()
      #expect(columns.map { $0.topViewController?.title } == ["1", "2"])
      #expect(columns[0].viewControllers.count == 1)
    }

    @Test func `columns hold their screens as soon as they are loaded, before they come into view`()
    {
      let list = StepScreen(1)
      let split = TableSplitController(list)
      split.loadViewIfNeeded()
      let columns = split.children.compactMap { $0 as? UINavigationController }
      // Which of them shows on a phone, UIKit decides before it says that they are about to appear.
      #expect(columns.map(\.viewControllers.count) == [1, 1])
      #expect((columns[0].topViewController as? TableScreenController)?.screen === list)
    }

    @Test func `columns follow the room below a modal, too`() async throws {
      let list = StepScreen(1)
      let split = TableSplitController(list)
      let phone = Phone(split)
      try await phone.settle()
      list.open(StepScreen(2), as: .detail)
      list.open(GreetingScreen(), as: .modal)
      try await phone.settle()
      let columns = split.children.compactMap { $0 as? UINavigationController }
      split.setRoom(isWide: false)
      try await phone.settle()
      #expect(split.presentedViewController != nil)
      #expect(columns[0].viewControllers.map(\.title) == ["1", "2"])
      split.setRoom(isWide: true)
      try await phone.settle()
      #expect(columns.map { $0.topViewController?.title } == ["1", "2"])
      #expect(columns[0].viewControllers.count == 1)
    }

    @Test func `beside a list without a detail stands what can be chosen there`() async throws {
      let split = TableSplitController(ChoosingScreen())
      let phone = Phone(split)
      try await phone.settle()
      let columns = split.children.compactMap { $0 as? UINavigationController }
      let place = try #require(columns[1].topViewController)
      let shown = place.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
      #expect(shown?.text == "Choose a letter")
      let list = try #require(columns[0].topViewController as? TableScreenController)
      #expect(list.tableView.tap(IndexPath(row: 0, section: 0)))
      try await phone.settle()
      #expect(columns[1].topViewController?.title == "Letter")
    }

    @Test func `a modal that was opened before its window was there comes with it`() async throws {
      for root in [UINavigationController.init(rootViewController:), { $0 }]
        as [(UIViewController) -> UIViewController]
      {
        let phone = Phone(root(TableScreenController(GreetingScreen())))
        try await phone.settle()
        #expect(phone.window.rootViewController?.presentedViewController != nil)
        #expect(try phone.page.title == "Welcome")
      }
    }

    @Test func `a view of SwiftUI holds a screen`() async throws {
      let view = TableScreenView(StepScreen(1))
      let phone = Phone(try #require(ViewStage().show(view)))
      try await phone.settle()
      #expect(try phone.page.title == "1")
      try await phone.tap("Deeper")
      #expect(try phone.page.title == "2")
    }

    @Test func `screens hear of the app, and what was open is saved`() async throws {
      var saved: TableNavigationState?
      let restoration = TableRestoration(load: { nil }, save: { saved = $0 }, making: { _ in nil })
      let screen = StepScreen(1)
      let controller = TableScreenController(screen, restoration: restoration)
      let phone = Phone(UINavigationController(rootViewController: controller))
      try await phone.settle()
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
      controller.send(.resized)
      for _ in 0..<50 where !screen.log.contains("background") {
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(saved != nil)
      #expect(screen.log.contains("resized"))
    }
  }
}

/// A screen that opens others in every way.
private final class StepScreen: TableScreen {
  let number: Int
  var log: [String] = []
  var refusesTabs = false

  init(_ number: Int) {
    self.number = number
    super.init()
    setTitle("\(number)")
    setRestorationName("step")
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Deeper", .action: .perform(StepScreen.deeper)]
        [.title: "Modal", .action: .perform(StepScreen.modal)]
        [.title: "Close all", .action: .perform(StepScreen.closeAll)]
        [.title: "Detail", .action: .perform(StepScreen.detail)]
        [.title: "Clinging", .action: .perform(StepScreen.cling)]
        [.title: "Clinging modal", .action: .perform(StepScreen.clingAbove)]
        [.title: "Other tabs", .action: .perform(StepScreen.others)]
        [.title: "One tab", .action: .perform(StepScreen.single)]
      }
    ]
  }

  func deeper() { open(StepScreen(number + 1)) }
  func modal() { open(StepScreen(number + 1), as: .modal) }
  func detail() { open(StepScreen(number + 1), as: .detail) }
  func cling() { open(ClingingScreen()) }
  func clingAbove() { open(ClingingScreen(), as: .modal) }
  func others() { openTabs([StepScreen(20), StepScreen(21), StepScreen(22)]) }
  func single() { openTabs([StepScreen(30)]) }
  func closeAll() {
    if let first = navigator?.tabs[0].root { close(to: first) }
  }
  override func onLoad() { log.append("load") }
  override func onAppear() { if log.count == 1 { log.append("appear") } }
  override func onBack() { log.append("back") }
  override func onDismiss() { log.append("dismiss") }
  override func shouldSelectTab(_ screen: Screen) -> Bool { !refusesTabs }
  override func onAppEvent(_ event: TableAppEvent) { log.append("\(event)") }
}

/// A screen that stays until it is told to let go.
private final class ClingingScreen: TableScreen {
  private var letsGo = false
  override class var settings: Settings { [.title("clinging")] }
  override var tableData: [Section] { [] }
  override func onLoad() {
    setBarButton(.trailing, TableBarButton("Let go", action: .perform(ClingingScreen.letGo)))
  }
  func letGo() { letsGo = true }
  override func shouldGoBack() -> Bool { letsGo }
}
