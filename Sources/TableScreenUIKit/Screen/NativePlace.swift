#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The place for the app's own view controller inside the controller of its screen.
@MainActor final class NativePlace {
  private weak var page: TableScreenController?
  /// The app's own view controller; nil before it is made, or if the screen has none.
  private(set) var controller: UIViewController?
  /// True once the screen was asked for a view controller since it opened.
  private var isAsked = false

  init(_ page: TableScreenController) { self.page = page }

  /// Asks the screen for its view controller, once while it is open.
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
    // Notices of the screen stay above the view at the back.
    page.view.fill(with: made.view, at: 0)
    made.didMove(toParent: page)
  }

  private static func problem(with made: UIViewController) -> String? {
    if made.parent != nil { return "a view controller that stands in another one" }
    if made.presentingViewController != nil { return "a view controller that is presented" }
    return made is TableScreenController ? "the controller of a screen" : nil
  }

  /// Removes the view controller once the screen has closed.
  func clearIfClosed() {
    guard isAsked, page?.screen.navigator == nil else { return }
    isAsked = false
    controller?.willMove(toParent: nil)
    controller?.viewIfLoaded?.removeFromSuperview()
    controller?.removeFromParent()
    controller = nil
  }

  /// Shows the view controller, unless a wait or a failure takes its place.
  ///
  /// - Returns: the chrome without the text that hosts without such a controller show.
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
