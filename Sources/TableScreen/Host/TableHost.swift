public import Foundation
package import TableCore

/// What shows screens: a terminal, a window, a phone, or a test.
///
/// A host draws what the core has decided and reports what a person did, as a ``TableEvent``. It holds
/// no rule about tables. What it draws it reads from the screen: ``HostedScreen/layout``,
/// ``HostedScreen/content(of:cell:)-(NodeID,_)`` and ``HostedScreen/chrome``.
@MainActor public protocol TableHost: AnyObject {
  /// What the host can do.
  var capabilities: HostCapabilities { get }

  /// Another screen, another tab or another modal is in view, or one of them is no longer.
  func navigate(_ change: TableNavigationChange)

  /// The rows of `screen` changed from `old` to `new`; `changes` is never empty.
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen)

  /// Something around the rows of `screen` changed: read its chrome again.
  func refreshChrome(of screen: any HostedScreen)

  /// Brings a row into view.
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen)

  /// Lets what a person types go to a control of a row, which was brought on screen; without a name to its
  /// first field.
  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen)

  /// Opens an address in what the person uses for it, and says whether that could be begun.
  func open(_ url: URL) -> Bool
}

extension TableHost {
  /// Does nothing.
  public func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {}

  /// Opens nothing.
  public func open(_ url: URL) -> Bool { false }
}

/// Where a row stands after it was brought into view.
public enum TableScrollPosition: String, Hashable, Sendable {
  /// Wherever takes the least movement.
  case nearest
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}

/// What changed in the navigation of a window.
public enum TableNavigationChange {
  /// The window shows its first screen.
  case start(any HostedScreen)
  /// A screen was pushed onto the stack in view.
  case push(any HostedScreen)
  /// Screens were popped; the last one shows now.
  case pop([any HostedScreen], revealing: any HostedScreen)
  /// The stack in view was replaced.
  case replace([any HostedScreen])
  /// A screen was presented above all others.
  case present(any HostedScreen)
  /// The topmost modal was dismissed.
  case dismiss(any HostedScreen, revealing: any HostedScreen)
  /// Another tab was chosen.
  case selectTab(Int)
  /// Other screens are side by side: a list and its detail, or only one of them.
  case panes([any HostedScreen])
}
