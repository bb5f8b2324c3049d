#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A view controller that holds the screens of a window: of a tab bar, of two columns, or of one stack.
@MainActor public protocol TableWindowController: UIViewController {
  /// The screens of the window.
  var navigator: TableNavigator { get }
}

extension TableScreenController: TableWindowController {
  /// The screens of the window that the controller is the first of, or stands in.
  public var navigator: TableNavigator { host.navigator }
}

extension TableTabsController: TableWindowController {}
extension TableSplitController: TableWindowController {}

extension TableWindowController {
  /// The open screens as an activity, which a scene delegate returns from `stateRestorationActivity(for:)`.
  ///
  /// `TableRestoration.scene(_:making:)` opens them again.
  public var restorationActivity: NSUserActivity? { navigator.state.activity }

  /// Tells all open screens that addresses were opened, by `TableAppEvent.url(_:)`.
  ///
  /// A scene delegate hands on what `scene(_:openURLContexts:)` brings, and at the start those of the connection options.
  public func open(_ contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

  /// Tells all open screens that the web page of an activity was opened in the app, as by a universal link.
  public func open(_ activity: NSUserActivity) { open([activity.webpageURL].compactMap { $0 }) }

  func open(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    // Screens hear of addresses from when they are shown.
    loadViewIfNeeded()
    for url in urls { navigator.send(.url(url)) }
  }
}
#endif
