#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension TableScreenController {
  /// The titles that are large, above the rows, until these are scrolled.
  public enum LargeTitles: Hashable, Sendable {
    /// None; what the app sets by hand stays.
    case off
    /// Those of screens without another one below them.
    case first
    /// Those of all screens.
    case all
  }

  /// Which titles are large; none unless an app says so, before its first screen shows.
  public static var largeTitles = LargeTitles.off

  /// Makes the title large or small, where that is not left to the app.
  func showLargeTitle() {
    guard Self.largeTitles != .off else { return }
    let isLarge = Self.largeTitles == .all || chrome.backTitle == nil
    navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    // The bar of the app's own stack has to allow it, too.
    navigationController?.navigationBar.prefersLargeTitles = true
  }
}
#endif
