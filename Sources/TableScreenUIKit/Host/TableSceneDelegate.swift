#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import TableScreen
public import UIKit

/// A scene delegate that shows a window of screens, restores it, and opens addresses.
///
/// ```swift
/// final class SceneDelegate: TableSceneDelegate {
///   override func makeScreens() -> [Screen] { [InboxScreen(), SettingsScreen()] }
///   override func makeScreen(named name: String) -> Screen? { name == "letter" ? LetterScreen() : nil }
/// }
/// ```
///
/// The app names the class under `UISceneDelegateClassName` in its `Info.plist`. Addresses reach
/// the screens through `Screen.onAppEvent(_:)`.
@MainActor open class TableSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The controller of the window.
  public private(set) var controller: (any TableWindowController)?

  /// Makes the first screen of each tab of the window; at least one.
  open func makeScreens() -> [Screen] { [Screen()] }

  /// Makes the screen of a `Screen.restorationName`, or returns nil if none can be opened any more.
  open func makeScreen(named name: String) -> Screen? { nil }

  /// A file for a recording of what the person does in this window, or nil.
  ///
  /// A subclass that makes another controller hands it on, as ``makeController(_:)`` does.
  open var recording: URL? { nil }

  /// Makes the controller of the window: tabs, unless a subclass makes another one, such as a
  /// ``TableSplitController``.
  open func makeController(_ restoration: TableRestoration) -> any TableWindowController {
    TableTabsController(makeScreens(), restoration: restoration, recording: recording)
  }

  /// Shows the window with its restored screens, and opens the addresses that launched the app.
  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let restoration = TableRestoration.scene(session) { [weak self] in self?.makeScreen(named: $0) }
    let controller = makeController(restoration)
    self.controller = controller
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.open(connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { controller.open(activity) }
  }

  /// Opens addresses while the app runs.
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    controller?.open(URLContexts)
  }

  /// Opens a web page that belongs to the app, such as by a universal link.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    controller?.open(userActivity)
  }

  /// Returns the open screens as an activity, for UIKit to keep.
  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    controller?.restorationActivity
  }
}
#endif
