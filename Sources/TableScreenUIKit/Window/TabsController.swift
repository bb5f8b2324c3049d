#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import UIKit

/// Screens as tabs, each with a stack of its own.
final class TabsController: UITabBarController {
  private let host: UIKitHost
  private var stacks: [(stack: ScreenStack, navigation: UINavigationController)] = []
  /// The tab of the core that was selected last.
  private var shownTab: Int?
  /// Whether UIKit asks if it may select a tab: it does so itself then, and takes one that is selected already for a
  /// second tap, which leads back to the first screen.
  private var isAsked = false
  /// The controllers in which a transition may run.
  var stacksAndSelf: [UIViewController?] { [self] + stacks.map(\.navigation) }

  init(_ host: UIKitHost) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ navigator: TableNavigator, animated: Bool) {
    if host.waits(for: stacksAndSelf) { return }
    stacks = navigator.tabs.map { tab in
      stacks.first { $0.stack === tab } ?? (tab, UINavigationController())
    }
    let isInView = viewIfLoaded?.window != nil
    for (place, (stack, navigation)) in stacks.enumerated() {
      let isMoving = animated && isInView && place == navigator.selectedTab
      navigation.show(stack.screens.map { host.controller(of: $0) }, animated: isMoving)
    }
    let wanted: [UIViewController] = stacks.map(\.navigation)
    if viewControllers ?? [] != wanted {
      setViewControllers(wanted, animated: false)
      // The core says in which order the tabs stand; UIKit lets them all be moved whenever they are set.
      customizableViewControllers = []
    }
    // A list of tabs behind More stays in view until one of them is chosen, by a person or by the core.
    let isMore = selectedIndex == NSNotFound && shownTab == navigator.selectedTab
    if selectedIndex != navigator.selectedTab, !isMore, !isAsked {
      selectedIndex = navigator.selectedTab
    }
    shownTab = navigator.selectedTab
    if #available(iOS 18, *) {
      // The bar at the top of an iPad is another view.
      isTabBarHidden = wanted.count < 2
    } else {
      tabBar.isHidden = wanted.count < 2
    }
  }

  /// Lets go of controllers that come into another stack.
  func letGo(of leaving: [UIViewController]) {
    for (_, navigation) in stacks { navigation.letGo(of: leaving) }
  }

  func showTabs(_ navigator: TableNavigator) {
    let tabs = navigator.visibleScreen.chrome.tabs
    for (tab, navigation) in zip(tabs, stacks.map(\.navigation)) {
      let item = navigation.tabBarItem
      item?.title = tab.title
      item?.badgeValue = tab.badge
      item?.image = tab.image.flatMap { UIImage.table(named: $0) }
      item?.selectedImage = tab.selectedImage.flatMap { UIImage.table(named: $0) }
    }
  }
}

extension TabsController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // Behind More stands a list of the tabs that have no room; each of them says when it has come into view.
    if viewController === moreNavigationController { return true }
    guard let place = stacks.firstIndex(where: { $0.navigation === viewController }) else {
      return false
    }
    isAsked = true
    defer { isAsked = false }
    return host.navigator.selectTab(place)
  }
}
#endif
