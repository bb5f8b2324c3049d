#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A screen that draws itself on iOS, by a view controller of the app's own.
///
/// A class of screens that is the same for every host conforms in the part of the app that is
/// written for iOS:
///
/// ```swift
/// extension MapScreen: ViewControllerScreen {
///   func makeViewController() -> UIViewController { MapController(town) }
/// }
/// ```
///
/// The title, the buttons in the bar and the way back are those of the screen, and not of the view
/// controller's `navigationItem`. A wait or a failure of the screen takes the view controller's
/// place while it lasts.
@MainActor public protocol ViewControllerScreen: NativeScreen {
  /// Makes the view controller: once, when the screen is shown first after it was opened.
  ///
  /// The view controller fills that of the screen as its child, until the screen closes.
  func makeViewController() -> UIViewController
}
#endif
