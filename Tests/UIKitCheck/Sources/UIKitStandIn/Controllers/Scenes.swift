public import Foundation

// Pages: "UISceneDelegate", "UIWindowSceneDelegate", "UISceneSession", "stateRestorationActivity(for:)".

@MainActor open class UIScene: UIResponder {
  @MainActor public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    init(_ urlContexts: Set<UIOpenURLContext>, _ userActivities: Set<NSUserActivity>) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }
  public let session: UISceneSession
  public init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession: NSObject {
  open var stateRestorationActivity: NSUserActivity?
  public override init() { super.init() }
}

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public init(_ url: URL) { self.url = url }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
  public func makeKeyAndVisible() {}
}

/// A scene as the system runs it: it comes, goes, and comes again with what it was.
@MainActor public final class Stage {
  public let session = UISceneSession()
  private var scene: UIWindowScene?
  private var delegate: (any UIWindowSceneDelegate)?

  public init() {}

  /// Connects the scene, maybe since an address is to be opened.
  @discardableResult public func connect(
    _ delegate: any UIWindowSceneDelegate, opening urls: [URL] = [],
    continuing activities: [NSUserActivity] = []
  ) -> UIWindow? {
    let scene = UIWindowScene(session: session)
    self.scene = scene
    self.delegate = delegate
    let options = UIScene.ConnectionOptions(
      Set(urls.map { UIOpenURLContext($0) }), Set(activities))
    delegate.scene(scene, willConnectTo: session, options: options)
    return delegate.window
  }

  /// Opens an address while the app runs.
  public func open(_ url: URL) {
    guard let scene else { return }
    delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
  }

  /// Opens a page of the web that belongs to the app, while it runs.
  public func openPage(_ url: URL) {
    guard let scene else { return }
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = url
    delegate?.scene(scene, continue: activity)
  }

  /// Asks for what is to be kept, and lets go of the scene.
  public func disconnect() {
    guard let scene, let delegate else { return }
    if let activity = delegate.stateRestorationActivity(for: scene) {
      // The page "userInfo" of NSUserActivity: its values are of the types of a property list.
      for value in (activity.userInfo ?? [:]).values where !(value is Data || value is String) {
        Refusals.add("an activity with something that cannot be kept")
      }
      session.stateRestorationActivity = activity
    }
    delegate.window?.rootViewController = nil
    self.delegate = nil
    self.scene = nil
  }
}
