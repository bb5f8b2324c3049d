#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The frame of a window's stacks: the app's own navigation controller, tabs, or two panes.
@MainActor protocol ScreenFrame: AnyObject {
  /// The view controller that presents modals.
  var presenter: UIViewController? { get }
  /// Makes the stacks equal to those of the core.
  func show(_ navigator: TableNavigator, animated: Bool)
  /// Updates the titles, badges and pictures of the tabs.
  func showTabs(_ navigator: TableNavigator)
}

extension UINavigationController {
  /// Removes controllers that move to another stack, since UIKit allows each one parent.
  func letGo(of leaving: [UIViewController]) {
    let staying = viewControllers.filter { !leaving.contains($0) }
    if staying.count < viewControllers.count { setViewControllers(staying, animated: false) }
  }

  /// Makes the stack equal to the wanted controllers, above others that the app put there.
  func show(_ wanted: [UIViewController], above others: [UIViewController] = [], animated: Bool) {
    let wanted = others + wanted
    let old = viewControllers
    guard old != wanted else { return }
    if let last = wanted.last, old == wanted.dropLast() {
      pushViewController(last, animated: animated)
    } else if let last = wanted.last, old.starts(with: wanted) {
      popToViewController(last, animated: animated)
    } else {
      setViewControllers(wanted, animated: animated)
    }
  }
}
#endif
