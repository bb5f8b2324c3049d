#if Web
import DemoScreens
import Foundation
import TableScreen

/// The setups of windows that are recorded: each begins with to-dos of its own, so that the recording can be played, and all its
/// screens, those that are opened again after a restart among them, show the same ones.
@MainActor final class RecordedSetups {
  private struct Window {
    weak var environment: TableEnvironment?
    let setup: DemoSetup
  }

  private let common: DemoSetup
  private var windows: [Window] = []

  init(_ common: DemoSetup) { self.common = common }

  /// Returns the setup of the window at work, which is made with the first of its screens.
  func makeSetup() -> DemoSetup {
    let environment = TableEnvironment.current
    if let known = windows.first(where: { $0.environment === environment && environment != nil }) {
      return known.setup
    }
    var setup = DemoSetup.recorded(in: DemoSetup.folderForRecording())
    (setup.database, setup.showsFiles) = (common.database, common.showsFiles)
    windows.removeAll { $0.environment == nil }
    windows.append(Window(environment: environment, setup: setup))
    return setup
  }
}
#endif
