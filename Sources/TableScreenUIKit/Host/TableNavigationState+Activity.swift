#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

extension TableNavigationState {
  /// The key of the state in an activity's user info.
  private static let key = "TableScreen.state"

  /// The type of activities that hold the state of a window.
  public static var activityType: String {
    (Bundle.main.bundleIdentifier ?? "TableScreen") + ".window"
  }

  /// Reads the state that an activity holds, or returns nil if it holds none.
  public init?(_ activity: NSUserActivity) {
    guard let data = activity.userInfo?[Self.key] as? Data,
      let state = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = state
  }

  /// The state as an activity, or nil if it cannot be encoded.
  @MainActor public var activity: NSUserActivity? {
    guard let data = try? JSONEncoder().encode(self) else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: [Self.key: data])
    return activity
  }
}

extension TableRestoration {
  /// Keeps the state with the window's scene, which iOS stores for each window of the app.
  ///
  /// - Parameters:
  ///   - session: the session that `scene(_:willConnectTo:options:)` brings.
  ///   - make: makes the screen of a `Screen.restorationName`, or returns nil if it can no longer
  ///     be opened.
  /// - Returns: the restoration that reads and writes the scene's state.
  public static func scene(
    _ session: UISceneSession, making make: @escaping @MainActor (String) -> Screen?
  ) -> TableRestoration {
    TableRestoration(
      load: { session.stateRestorationActivity.flatMap { TableNavigationState($0) } },
      save: { session.stateRestorationActivity = $0.activity }, making: make)
  }
}
#endif
