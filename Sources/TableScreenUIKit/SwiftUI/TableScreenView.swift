#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(SwiftUI)
public import SwiftUI
public import TableScreen

/// A screen as a view of SwiftUI, with a navigation of its own for what it opens.
///
/// ```swift
/// @main struct ToDos: App {
///   var body: some Scene { WindowGroup { TableScreenView(ToDoScreen()).ignoresSafeArea() } }
/// }
/// ```
public struct TableScreenView: UIViewControllerRepresentable {
  private let screens: @MainActor () -> [Screen]

  /// Creates a view of a screen, which is made when the view is shown first.
  public init(_ screen: @autoclosure @escaping @MainActor () -> Screen) {
    screens = { [screen()] }
  }

  /// Creates a view of screens as tabs, which are made when the view is shown first.
  public init(tabs screens: @autoclosure @escaping @MainActor () -> [Screen]) {
    self.screens = screens
  }

  /// Makes the controller that SwiftUI shows.
  public func makeUIViewController(context: Context) -> TableTabsController {
    TableTabsController(screens())
  }

  /// Does nothing: the screens follow their own data.
  public func updateUIViewController(_ controller: TableTabsController, context: Context) {}
}
#endif
