#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(SwiftUI)
public import Foundation
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
/// Addresses opened in the app reach the screens through `Screen.onAppEvent(_:)`.
public struct TableScreenView: View {
  private let screens: @MainActor () -> [Screen]
  private var make: (@MainActor (String) -> Screen?)?
  private var recordingFile: URL?
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

  /// Restores the screens that were open in the scene, and saves those open now.
  ///
  /// The saved state includes search texts, and the scene's storage is not meant for secrets.
  ///
  /// - Parameters:
  ///   - name: tells the view from others in the same scene.
  ///   - make: makes the screen of a `Screen.restorationName`, or returns nil if it can no longer
  ///     be opened.
  /// - Returns: the view with restoration.
  public func restoring(
    _ name: String = "state", making make: @escaping @MainActor (String) -> Screen?
  ) -> TableScreenView {
    var view = self
    view.make = make
    view._saved = SceneStorage("TableScreen.\(name)")
    return view
  }

  /// Records what the person does in the window.
  ///
  /// - Parameter url: the file, for this window alone; nil records nothing.
  /// - Returns: the view with a recording.
  public func recording(to url: URL?) -> TableScreenView {
    var view = self
    view.recordingFile = url
    return view
  }

  /// The window that holds the screens.
  public var body: some View {
    TableWindowView(
      screens: screens, restoration: restoration, recording: recordingFile, link: window
    )
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

/// The controller that holds the screens, wrapped for SwiftUI.
struct TableWindowView: UIViewControllerRepresentable {
  let screens: @MainActor () -> [Screen]
  let restoration: TableRestoration?
  let recording: URL?
  let link: WindowLink

  func makeUIViewController(context: Context) -> TableTabsController {
    let controller = TableTabsController(
      screens(), restoration: restoration, recording: recording)
    link.connect(controller)
    return controller
  }

  func updateUIViewController(_ controller: TableTabsController, context: Context) {}
}

/// The link from a view to its controller, which hands on opened addresses.
@MainActor final class WindowLink {
  private weak var controller: TableTabsController?
  /// The addresses that were opened before the controller existed.
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
