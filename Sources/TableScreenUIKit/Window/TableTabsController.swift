#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import TableScreen
public import UIKit

/// A window of screens: one, or several as tabs.
///
/// ```swift
/// window.rootViewController = TableTabsController([InboxScreen(), SettingsScreen()])
/// ```
@MainActor public final class TableTabsController: UIViewController {
  private let host: UIKitHost
  private let tabs: TabsController

  /// Creates a window with a tab for each of these screens, of which there is at least one.
  ///
  /// - Parameters:
  ///   - screens: the screens; made for this controller, and shown nowhere else.
  ///   - restoration: keeps the open screens from one run to the next; nil keeps nothing.
  ///   - recording: a file for a recording of what the person does, or nil.
  public init(
    _ screens: [Screen], restoration: TableRestoration? = nil, recording: URL? = nil
  ) {
    host = UIKitHost(screens, restoration: restoration, recording: recording)
    tabs = TabsController(host)
    super.init(nibName: nil, bundle: nil)
    host.frame = TabsFrame(self, tabs)
    addChild(tabs)
    tabs.didMove(toParent: self)
  }

  /// Not available: screens are given to `init(_:restoration:recording:)`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Tells all open screens of an event of the app, such as an address to open.
  public func send(_ event: TableAppEvent) { host.navigator.send(event) }

  /// The navigation of the window, with all its open screens.
  public var navigator: TableNavigator { host.navigator }

  public override func viewDidLoad() {
    super.viewDidLoad()
    host.start()
    host.show(animated: false)
    view.fill(with: tabs.view)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.modals.show(navigator.modals)
  }
}

/// The frame of a window with tabs.
@MainActor private final class TabsFrame: ScreenFrame {
  private weak var controller: TableTabsController?
  private weak var tabs: TabsController?

  init(_ controller: TableTabsController, _ tabs: TabsController) {
    self.controller = controller
    self.tabs = tabs
  }

  var presenter: UIViewController? { controller }
  func show(_ navigator: TableNavigator, animated: Bool) {
    tabs?.show(navigator, animated: animated)
  }
  func showTabs(_ navigator: TableNavigator) { tabs?.showTabs(navigator) }
}
#endif
