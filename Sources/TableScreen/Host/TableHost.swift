public import Foundation
package import TableCore

/// An object that shows screens: a terminal, a window, a phone, or a test.
///
/// A host draws the layout that the core has decided on, and reports each ``TableEvent``. It holds
/// no rule about tables. It reads the content to draw from the screen: ``HostedScreen/layout``,
/// ``HostedScreen/content(of:cell:)-(NodeID,_)`` and ``HostedScreen/chrome``.
@MainActor public protocol TableHost: AnyObject {
  /// The features that the host supports.
  var capabilities: HostCapabilities { get }

  /// Shows a change of navigation: other screens, another tab or another modal.
  func navigate(_ change: TableNavigationChange)

  /// Shows the rows of `screen` as changed from `old` to `new`; `changes` is never empty.
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen)

  /// Reads the chrome of `screen` again, because it changed.
  func refreshChrome(of screen: any HostedScreen)

  /// Brings a row into view.
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen)

  /// Moves the keyboard focus to a control of a row in view; if `control` is nil, to the row's first field.
  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen)

  /// Opens a URL in the app that the person uses for it, and returns whether that could be begun.
  func open(_ url: URL) -> Bool

  /// Puts a text on the clipboard of the person, and returns whether the host can do that.
  func copy(_ text: String) -> Bool

  /// Asks for a file in the host's own file chooser, and returns whether it has one; without one, a screen of folders is shown.
  func choose(_ question: TableFileQuestion) -> Bool
}

extension TableHost {
  /// Does nothing.
  public func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {}

  /// Opens nothing.
  public func open(_ url: URL) -> Bool { false }

  /// Copies nothing: the host has no clipboard.
  public func copy(_ text: String) -> Bool { false }

  /// Chooses nothing: the host has no file chooser of its own.
  public func choose(_ question: TableFileQuestion) -> Bool { false }
}

/// The place in view to which a row is scrolled.
public enum TableScrollPosition: String, Hashable, Sendable {
  /// The place that takes the least movement.
  case nearest
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}

/// A change in the navigation of a window.
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
  /// Another tab was selected.
  case selectTab(Int)
  /// Other screens are in view side by side: a list and its detail, or one screen alone.
  case panes([any HostedScreen])
}
