#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A scene delegate that shows a window of screens, keeps what is open in it, and hands on addresses.
///
/// ```swift
/// final class SceneDelegate: TableSceneDelegate {
///   override func makeScreens() -> [Screen] { [InboxScreen(), SettingsScreen()] }
///   override func makeScreen(named name: String) -> Screen? { name == "letter" ? LetterScreen() : nil }
/// }
/// ```
///
/// The app names the class under `UISceneDelegateClassName` in its `Info.plist`. Addresses come to the screens by
/// `Screen.onAppEvent(_:)`.
@MainActor open class TableSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  /// The controller of the window.
  public private(set) var controller: (any TableWindowController)?

  /// Makes the screens that the window begins with, the first of each tab; at least one.
  open func makeScreens() -> [Screen] { [Screen()] }

  /// Makes the screen of a `Screen.restorationName`, or returns nil where it can no longer be opened.
  open func makeScreen(named name: String) -> Screen? { nil }

  /// Makes the controller of the window: tabs, unless a subclass makes another one, as a ``TableSplitController``.
  open func makeController(_ restoration: TableRestoration) -> any TableWindowController {
    TableTabsController(makeScreens(), restoration: restoration)
  }

  /// Shows the window, with what was open in it, and opens the addresses that the app was started for.
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

  /// Opens a page of the web that belongs to the app.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    controller?.open(userActivity)
  }

  /// Returns what is open, for UIKit to keep.
  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    controller?.restorationActivity
  }
}
#endif
