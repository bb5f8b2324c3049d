#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import TableScreen
public import UIKit

/// A window with a list and its detail: side by side if there is room, else one above the other.
///
/// ```swift
/// window.rootViewController = TableSplitController(InboxScreen())   // open(LetterScreen(letter), as: .detail)
/// ```
@MainActor public final class TableSplitController: UISplitViewController {
  private let host: UIKitHost
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private let nothing = UIViewController()
  private weak var shownStack: ScreenStack?

  /// Creates a window with a list and the detail that the list opens.
  ///
  /// - Parameters:
  ///   - screen: the list; made for this controller, and shown nowhere else.
  ///   - restoration: keeps the open screens from one run to the next; nil keeps nothing.
  ///   - recording: a file for a recording of what the person does, or nil.
  public init(_ screen: Screen, restoration: TableRestoration? = nil, recording: URL? = nil) {
    host = UIKitHost([screen], restoration: restoration, recording: recording)
    super.init(style: .doubleColumn)
    host.frame = SplitFrame(self)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(list, for: .primary)
    setViewController(detail, for: .secondary)
  }

  /// Not available: a screen is given to `init(_:restoration:recording:)`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Tells all open screens of an event of the app, such as an address to open.
  public func send(_ event: TableAppEvent) { host.navigator.send(event) }

  /// The navigation of the window, with all its open screens.
  public var navigator: TableNavigator { host.navigator }

  public override func viewDidLoad() {
    super.viewDidLoad()
    nothing.view.backgroundColor = .systemBackground
    host.start()
    host.show(animated: false)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigator.setWide(!isCollapsed)
    host.show(animated: false)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.modals.show(navigator.modals)
  }

  fileprivate func show(_ navigator: TableNavigator, animated: Bool) {
    if host.waits(for: [list, detail]) { return }
    let stack = navigator.tabs[navigator.selectedTab]
    let controllers = stack.screens.map { host.controller(of: $0) }
    let start = navigator.isWide ? stack.detailStart ?? controllers.count : controllers.count
    let (left, right) = (Array(controllers[..<start]), Array(controllers[start...]))
    // Controllers leave the detail's stack before the list takes them: UIKit allows one parent.
    let wanted: [UIViewController] = right.isEmpty ? [nothing] : right
    if detail.viewControllers.contains(where: { old in left.contains { $0 === old } }) {
      detail.setViewControllers([nothing], animated: false)
    }
    // An animated pop would keep a controller in the list's stack while the detail needs it.
    let isChanging = list.viewControllers.contains { old in right.contains { $0 === old } }
    // Another tab comes at once, as in a bar of tabs.
    let isSame = stack === shownStack
    shownStack = stack
    let isMoving = animated && !isChanging && isSame && viewIfLoaded?.window != nil
    list.show(left, animated: isMoving)
    detail.show(wanted, animated: isMoving && wanted.count > 1)
    for controller in left + right { controller.setNeedsChrome() }
    showPlaceholder(stack)
  }

  /// Shows the list's text in place of a detail.
  private func showPlaceholder(_ stack: ScreenStack) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = stack.top.chrome.detailPlaceholder
    nothing.contentUnavailableConfiguration = configuration
  }

  /// Offers the tabs, where there are several, in a menu of the list's title: a split view has no bar for them.
  fileprivate func showTabs(_ navigator: TableNavigator) {
    // Beside a detail the list has them, whichever has the focus.
    let tabs = navigator.panes.lazy.map(\.chrome.tabs).first { !$0.isEmpty } ?? []
    for controller in list.viewControllers {
      controller.navigationItem.titleMenuProvider =
        tabs.isEmpty ? nil : { [weak host] _ in host.map { Self.menu(of: tabs, $0) } }
    }
  }

  private static func menu(of tabs: [ScreenChrome.Tab], _ host: UIKitHost) -> UIMenu {
    UIMenu(
      children: tabs.enumerated().map { place, tab in
        UIAction(
          title: tab.badge.map { "\(tab.title) (\($0))" } ?? tab.title,
          image: tab.image.flatMap { UIImage.table(named: $0) },
          state: place == host.navigator.selectedTab ? .on : .off
        ) { [weak host] _ in
          host?.navigator.selectTab(place)
        }
      })
  }

  fileprivate func roomChanged() {
    navigator.setWide(!isCollapsed)
    host.show(animated: false)
  }
}

extension TableSplitController: UISplitViewControllerDelegate {
  /// Keeps the list when the columns collapse; the core puts the detail above it.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  /// Tells the core that only one column has room.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { roomChanged() }

  /// Tells the core that both columns have room.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { roomChanged() }
}

/// The frame of a window with two columns.
@MainActor private final class SplitFrame: ScreenFrame {
  private weak var controller: TableSplitController?

  init(_ controller: TableSplitController) { self.controller = controller }

  var presenter: UIViewController? { controller }
  func show(_ navigator: TableNavigator, animated: Bool) {
    controller?.show(navigator, animated: animated)
  }
  func showTabs(_ navigator: TableNavigator) { controller?.showTabs(navigator) }
}
#endif
