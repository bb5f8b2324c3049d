#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The stack of an app's own navigation controller, which holds the screens from the first one on.
///
/// Without a navigation controller, the other screens are presented in a stack above the first one.
/// Tabs are presented in any case.
@MainActor final class StackFrame: ScreenFrame {
  private weak var root: TableScreenController?
  private weak var bottom: TableScreenController?
  private weak var navigation: UINavigationController?
  private weak var above: UIViewController?

  init(_ root: TableScreenController) {
    self.root = root
    bottom = root
  }

  var presenter: UIViewController? { above ?? bottom?.navigationController ?? bottom }

  func show(_ navigator: TableNavigator, animated: Bool) {
    guard let host = root?.host ?? bottom?.host else { return }
    let wanted = navigator.tabs[0].screens.map { host.controller(of: $0) }
    // While tabs are presented, the controller's navigation controller is one of theirs.
    if !(above is TabsController) {
      navigation = bottom?.navigationController ?? navigation
    }
    let others = (above as? TabsController)?.stacksAndSelf ?? [above]
    if host.waits(for: [navigation ?? bottom] + others) { return }
    if navigator.tabs.count > 1 {
      let ours = navigator.tabs.flatMap(\.screens).map { host.controller(of: $0) }
      navigation?.letGo(of: ours)
      return showAbove(tabs(host), navigator, animated)
    }
    guard let navigation else { return showWithoutNavigation(wanted, navigator, animated) }
    let tabs = above as? TabsController
    tabs?.letGo(of: wanted)
    let strangers = navigation.viewControllers.prefix {
      ($0 as? TableScreenController)?.host !== host
    }
    bottom = wanted.first
    navigation.show(wanted, above: Array(strangers), animated: animated && tabs == nil)
    // Tabs are dismissed last, so that the stack below is complete when it comes back into view.
    guard let tabs else { return }
    above = nil
    tabs.presentingViewController?.dismiss(animated: animated, completion: nil)
  }

  func showTabs(_ navigator: TableNavigator) { (above as? TabsController)?.showTabs(navigator) }

  private func tabs(_ host: UIKitHost) -> TabsController {
    above as? TabsController ?? TabsController(host)
  }

  private func showWithoutNavigation(
    _ wanted: [TableScreenController], _ navigator: TableNavigator, _ animated: Bool
  ) {
    // Tabs stay presented even for one stack: UIKit presents nothing else before they are gone.
    if let tabs = above as? TabsController { return tabs.show(navigator, animated: animated) }
    let higher = wanted.first === root ? Array(wanted.dropFirst()) : wanted
    guard !higher.isEmpty else {
      above?.presentingViewController?.dismiss(animated: animated, completion: nil)
      return above = nil
    }
    let navigation = above as? UINavigationController ?? UINavigationController()
    navigation.show(higher, animated: animated)
    present(navigation, animated)
  }

  private func showAbove(_ tabs: TabsController, _ navigator: TableNavigator, _ animated: Bool) {
    tabs.show(navigator, animated: animated)
    present(tabs, animated)
  }

  private func present(_ controller: UIViewController, _ animated: Bool) {
    guard above !== controller else { return }
    above = controller
    controller.modalPresentationStyle = .fullScreen
    (navigation ?? root)?.present(controller, animated: animated, completion: nil)
  }
}
#endif
