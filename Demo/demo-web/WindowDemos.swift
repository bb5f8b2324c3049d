#if Web
import DemoScreens
import TableScreen

/// The demos of each window of the server: its screens, those that are opened again after a restart among them, share what they
/// show, as the tabs of one mailbox do.
@MainActor final class WindowDemos {
  private struct Window {
    weak var environment: TableEnvironment?
    let setup: DemoSetup
    let maker: DemoMaker
  }

  private let common: DemoSetup
  private let areRecorded: Bool
  private var windows: [Window] = []

  /// - Parameters:
  ///   - common: what all windows work on.
  ///   - areRecorded: true to begin each with to-dos of its own, so that the recording of it can be played.
  init(_ common: DemoSetup, areRecorded: Bool) {
    (self.common, self.areRecorded) = (common, areRecorded)
  }

  /// Makes the first screens of the window at work.
  func screens(named name: String) -> [Screen] {
    Demo.screens(named: name, window.setup) ?? []
  }

  /// Makes a screen that stands above the first ones, or instead of them; nil where there is none of that name.
  func screen(named name: String) -> Screen? { window.maker.screen(named: name) }

  /// The window at work, which is known from the first of its screens on.
  private var window: Window {
    let environment = TableEnvironment.current
    if let known = windows.first(where: { $0.environment === environment && environment != nil }) {
      return known
    }
    var setup = common
    if areRecorded {
      setup = .recorded(in: DemoSetup.folderForRecording())
      setup.showsFiles = common.showsFiles
    }
    let window = Window(environment: environment, setup: setup, maker: DemoMaker(setup))
    windows.removeAll { $0.environment == nil }
    windows.append(window)
    return window
  }
}
#endif
