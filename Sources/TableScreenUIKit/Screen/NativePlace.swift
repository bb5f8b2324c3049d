#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The place of the app's own view controller in that of its screen.
@MainActor final class NativePlace {
  private weak var page: TableScreenController?
  /// The app's own, or nil where there is none, or not yet.
  private(set) var controller: UIViewController?
  /// Whether the screen was asked for one since it was opened.
  private var isAsked = false

  init(_ page: TableScreenController) { self.page = page }

  /// Lets the screen make its view controller, unless that is there.
  func fill() {
    guard !isAsked, let page, let screen = page.screen as? any ViewControllerScreen else {
      return
    }
    isAsked = true
    let made = screen.makeViewController()
    if let problem = Self.problem(with: made) {
      return screen.reportUnfit("makeViewController() gave \(problem)")
    }
    controller = made
    page.addChild(made)
    // Notices of the screen stay above it.
    page.view.fill(with: made.view, at: 0)
    made.didMove(toParent: page)
  }

  private static func problem(with made: UIViewController) -> String? {
    if made.parent != nil { return "a view controller that stands in another one" }
    if made.presentingViewController != nil { return "a view controller that is presented" }
    return made is TableScreenController ? "the controller of a screen" : nil
  }

  /// Lets go of the view controller once the screen has closed.
  func clearIfClosed() {
    guard isAsked, page?.screen.navigator == nil else { return }
    isAsked = false
    controller?.willMove(toParent: nil)
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.removeFromParent()
    controller = nil
  }

  /// Shows the view controller, unless something else is said in its place.
  ///
  /// - Returns: what stands around it, without the line that is for hosts without such a controller.
  func show(in chrome: ScreenChrome) -> ScreenChrome {
    guard let controller else { return chrome }
    let isCovered = chrome.waiting != nil || chrome.failure != nil
    controller.view.isHidden = isCovered
    var chrome = chrome
    if !isCovered { chrome.emptyText = nil }
    return chrome
  }
}
#endif
