#if os(macOS) || os(Linux)
import TableScreen

/// A host that draws nothing, and keeps the change set that came last.
@MainActor final class SilentHost: TableHost {
  let capabilities: HostCapabilities = []
  private(set) var last = ChangeSet()

  /// Shows a screen in a window of its own, which the caller keeps.
  static func show(_ screen: Screen) -> (host: SilentHost, navigator: TableNavigator) {
    let host = SilentHost()
    let navigator = TableNavigator([screen], host: host)
    navigator.start()
    return (host, navigator)
  }

  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) { last = changes }
  func refreshChrome(of screen: any HostedScreen) {}
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
#endif
