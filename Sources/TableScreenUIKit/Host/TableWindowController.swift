#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// The view controller of a window: tabs, two columns, or one stack of screens.
@MainActor public protocol TableWindowController: UIViewController {
  /// The navigation of the window, with all its open screens.
  var navigator: TableNavigator { get }
}

extension TableScreenController: TableWindowController {
  /// The navigation of the window in which the controller stands.
  public var navigator: TableNavigator { host.navigator }
}

extension TableTabsController: TableWindowController {}
extension TableSplitController: TableWindowController {}

extension TableWindowController {
  /// The open screens as an activity, for a scene delegate's `stateRestorationActivity(for:)`.
  ///
  /// `TableRestoration.scene(_:making:)` opens them again.
  public var restorationActivity: NSUserActivity? { navigator.state.activity }

  /// Tells all open screens of opened addresses, as `TableAppEvent.url(_:)`.
  ///
  /// A scene delegate passes the contexts of `scene(_:openURLContexts:)`, and at launch those of
  /// the connection options.
  public func open(_ contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

  /// Tells all open screens of the web page of an activity, such as a universal link.
  public func open(_ activity: NSUserActivity) { open([activity.webpageURL].compactMap { $0 }) }

  func open(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    // Loading the view starts the screens, which receive no events before.
    loadViewIfNeeded()
    for url in urls { navigator.send(.url(url)) }
  }
}
#endif
