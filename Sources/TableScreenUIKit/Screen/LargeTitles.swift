#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension TableScreenController {
  /// The set of screens with a large title, which shrinks as their rows are scrolled.
  public enum LargeTitles: Hashable, Sendable {
    /// No screens; titles that the app itself makes large stay so.
    case off
    /// Screens that have no other screen below them.
    case first
    /// All screens.
    case all
  }

  /// The screens with large titles; an app sets this before its first screen shows.
  public static var largeTitles = LargeTitles.off

  /// Makes the title large or small, unless `largeTitles` is off and the app decides.
  func showLargeTitle() {
    guard Self.largeTitles != .off else { return }
    let isLarge = Self.largeTitles == .all || chrome.backTitle == nil
    navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    // The app's own navigation bar has to allow large titles, too.
    navigationController?.navigationBar.prefersLargeTitles = true
  }
}
#endif
