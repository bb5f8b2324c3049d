#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A list and its detail: side by side where there is room, else one above the other.
///
/// ```swift
/// window.rootViewController = TableSplitController(InboxScreen())   // open(LetterScreen(letter), as: .detail)
/// ```
@MainActor public final class TableSplitController: UISplitViewController {
  private let host: UIKitHost
  private let list = UINavigationController()
  private let detail = UINavigationController()
  private let nothing = UIViewController()

  /// Creates a window of a list, and of what it opens as its detail.
  ///
  /// - Parameters:
  ///   - screen: the list; made for this controller, and shown nowhere else.
  ///   - restoration: how what was open gets from one run to the next; nil for not at all.
  public init(_ screen: Screen, restoration: TableRestoration? = nil) {
    host = UIKitHost([screen], restoration: restoration)
    super.init(style: .doubleColumn)
    host.frame = SplitFrame(self)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(list, for: .primary)
    setViewController(detail, for: .secondary)
  }

  /// Not available: a screen is given to `init(_:restoration:)`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Tells all open screens what happened to the app, as that it was asked to open an address.
  public func send(_ event: TableAppEvent) { host.navigator.send(event) }

  /// The screens of the window.
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
    // A controller leaves one stack before it comes into the other.
    let wanted: [UIViewController] = right.isEmpty ? [nothing] : right
    if detail.viewControllers.contains(where: { old in left.contains { $0 === old } }) {
      detail.setViewControllers([nothing], animated: false)
    }
    // One that leaves with an animation belongs to its stack until the end of that.
    let isChanging = list.viewControllers.contains { old in right.contains { $0 === old } }
    let isMoving = animated && !isChanging && viewIfLoaded?.window != nil
    list.show(left, animated: isMoving)
    detail.show(wanted, animated: isMoving && wanted.count > 1)
    for controller in left + right { controller.setNeedsChrome() }
  }

  fileprivate func roomChanged() {
    navigator.setWide(!isCollapsed)
    host.show(animated: false)
  }
}

extension TableSplitController: UISplitViewControllerDelegate {
  /// The list stays where the room goes: the core puts the detail above it.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  /// There is room for one column only.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { roomChanged() }

  /// There is room for both columns.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { roomChanged() }
}

/// The two columns of a window.
@MainActor private final class SplitFrame: ScreenFrame {
  private weak var controller: TableSplitController?

  init(_ controller: TableSplitController) { self.controller = controller }

  var presenter: UIViewController? { controller }
  func show(_ navigator: TableNavigator, animated: Bool) {
    controller?.show(navigator, animated: animated)
  }
  func showTabs(_ navigator: TableNavigator) {}
}
#endif
