import TableScreen

/// A host that counts how often it is told to draw its chrome.
final class CountingHost: TableHost {
  let capabilities: HostCapabilities = []
  var refreshes = 0

  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) { refreshes += 1 }
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
