#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(SwiftUI)
import Foundation
public import SwiftUI
public import TableScreen

/// A screen as a view of SwiftUI, with a navigation of its own for what it opens.
///
/// ```swift
/// @main struct ToDos: App {
///   var body: some Scene { WindowGroup { TableScreenView(ToDoScreen()).ignoresSafeArea() } }
/// }
/// ```
///
/// Addresses that the app is asked to open come to the screens by `Screen.onAppEvent(_:)`.
public struct TableScreenView: View {
  private let screens: @MainActor () -> [Screen]
  private var make: (@MainActor (String) -> Screen?)?
  @State private var window = WindowLink()
  @SceneStorage("TableScreen.state") private var saved: Data?

  /// Creates a view of a screen, which is made when the view is shown first.
  public init(_ screen: @autoclosure @escaping @MainActor () -> Screen) {
    screens = { [screen()] }
  }

  /// Creates a view of screens as tabs, which are made when the view is shown first.
  public init(tabs screens: @autoclosure @escaping @MainActor () -> [Screen]) {
    self.screens = screens
  }

  /// Opens what was open in the scene when the app ran last, and keeps what is open now.
  ///
  /// The state has the texts of searches in it, and lies in the scene's storage, which is not meant for secrets.
  ///
  /// - Parameters:
  ///   - name: tells the view from others in the same scene.
  ///   - make: makes the screen of a `Screen.restorationName`, or returns nil where it can no longer be opened.
  /// - Returns: the view that does so.
  public func restoring(
    _ name: String = "state", making make: @escaping @MainActor (String) -> Screen?
  ) -> TableScreenView {
    var view = self
    view.make = make
    view._saved = SceneStorage("TableScreen.\(name)")
    return view
  }

  /// The window of the screens.
  public var body: some View {
    TableWindowView(screens: screens, restoration: restoration, link: window)
      .onOpenURL { [window] url in window.open(url) }
  }

  private var restoration: TableRestoration? {
    guard let make else { return nil }
    // The storage is read while the view is made, and written when the app goes to the background.
    let data = saved
    return TableRestoration(
      load: { data.flatMap { try? JSONDecoder().decode(TableNavigationState.self, from: $0) } },
      save: { saved = try? JSONEncoder().encode($0) }, making: make)
  }
}

/// The controller of a view's screens, in SwiftUI.
struct TableWindowView: UIViewControllerRepresentable {
  let screens: @MainActor () -> [Screen]
  let restoration: TableRestoration?
  let link: WindowLink

  func makeUIViewController(context: Context) -> TableTabsController {
    let controller = TableTabsController(screens(), restoration: restoration)
    link.connect(controller)
    return controller
  }

  func updateUIViewController(_ controller: TableTabsController, context: Context) {}
}

/// The way from a view to its controller.
@MainActor final class WindowLink {
  private weak var controller: TableTabsController?
  /// The addresses that came before the controller.
  private var waiting: [URL] = []

  func connect(_ controller: TableTabsController) {
    self.controller = controller
    controller.open(waiting)
    waiting = []
  }

  func open(_ url: URL) {
    if let controller { controller.open([url]) } else { waiting.append(url) }
  }
}
#endif
