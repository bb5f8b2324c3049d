#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import UIKit

/// A tab bar controller with a stack of screens for each tab.
final class TabsController: UITabBarController {
  private let host: UIKitHost
  private var stacks: [(stack: ScreenStack, navigation: UINavigationController)] = []
  /// The tab that the core had selected when the tabs were last shown.
  private var shownTab: Int?
  /// True while UIKit asks if it may select a tab.
  ///
  /// UIKit then sets the selection itself. A second setting of the same tab would count as a second
  /// tap, which pops to the first screen.
  private var isAsked = false
  /// The controllers whose transitions a change of the tabs has to wait for.
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
      // UIKit makes all tabs movable whenever they are set, but their order belongs to the core.
      customizableViewControllers = []
    }
    // The More list stays in view until a person or the core chooses another tab.
    let isMore = selectedIndex == NSNotFound && shownTab == navigator.selectedTab
    if selectedIndex != navigator.selectedTab, !isMore, !isAsked {
      selectedIndex = navigator.selectedTab
    }
    shownTab = navigator.selectedTab
    if #available(iOS 18, *) {
      // An iPad may show its tabs at the top, in a view that hiding `tabBar` does not hide.
      isTabBarHidden = wanted.count < 2
    } else {
      tabBar.isHidden = wanted.count < 2
    }
  }

  /// Removes controllers that move to another stack from the stacks of all tabs.
  func letGo(of leaving: [UIViewController]) {
    for (_, navigation) in stacks { navigation.letGo(of: leaving) }
  }

  func showTabs(_ navigator: TableNavigator) {
    // Beside a detail the list has them, whichever has the focus.
    let tabs = navigator.panes.lazy.map(\.chrome.tabs).first { !$0.isEmpty } ?? []
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
    // More lists the tabs without room; a screen chosen there reports itself once it appears.
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
