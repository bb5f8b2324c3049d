#if canImport(UIKit)
  import TableScreen
  import UIKit

  /// A stack of screens in the navigation controller around the first of them.
  ///
  /// Where there is none, and where the screens ask for tabs, these are presented above it.
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

    func show(_ navigator: Navigator, animated: Bool) {
      guard let host = root?.host ?? bottom?.host else { return }
      if navigator.tabs.count > 1 { return showAbove(tabs(host), navigator, animated) }
      let wanted = navigator.tabs[0].screens.map { host.controller(of: $0) }
      navigation = bottom?.navigationController ?? navigation
      guard let navigation else { return showWithoutNavigation(wanted, navigator, animated) }
      let others = bottom.flatMap { bottom in
        navigation.viewControllers.firstIndex(of: bottom).map { navigation.viewControllers[..<$0] }
      }
      bottom = wanted.first
      navigation.show(wanted, above: Array(others ?? []), animated: animated)
    }

    func showTabs(_ navigator: Navigator) { (above as? TabsController)?.showTabs(navigator) }

    private func tabs(_ host: UIKitHost) -> TabsController {
      above as? TabsController ?? TabsController(host)
    }

    private func showWithoutNavigation(
      _ wanted: [TableScreenController], _ navigator: Navigator, _ animated: Bool
    ) {
      let higher = wanted.first === root ? Array(wanted.dropFirst()) : wanted
      guard !higher.isEmpty else {
        above?.presentingViewController?.dismiss(animated: animated, completion: nil)
        return above = nil
      }
      let navigation = above as? UINavigationController ?? UINavigationController()
      navigation.show(higher, animated: animated)
      present(navigation, animated)
    }

    private func showAbove(_ tabs: TabsController, _ navigator: Navigator, _ animated: Bool) {
      tabs.show(navigator, animated: animated)
      present(tabs, animated)
    }

    private func present(_ controller: UIViewController, _ animated: Bool) {
      guard above !== controller else { return }
      above = controller
      controller.modalPresentationStyle = .fullScreen
      (root?.navigationController ?? root)?.present(controller, animated: animated, completion: nil)
    }
  }
#endif
