#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A screen that draws itself on iOS, by a view controller of the app's own.
///
/// A class of screens that is the same for every host conforms in the part of the app that is written for iOS:
///
/// ```swift
/// extension MapScreen: ViewControllerScreen {
///   func makeViewController() -> UIViewController { MapController(town) }
/// }
/// ```
///
/// The title, the buttons in the bar and the way back are those of the screen, and not of the view controller's
/// `navigationItem`. What the screen waits for, and what failed, stands in its place for as long as that is so.
@MainActor public protocol ViewControllerScreen: NativeScreen {
  /// Makes the view controller: once, when the screen is shown first after it was opened.
  ///
  /// It is a child of the screen's own, from edge to edge, and is let go of when the screen has closed.
  func makeViewController() -> UIViewController
}
#endif
