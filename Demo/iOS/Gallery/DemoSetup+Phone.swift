import DemoScreens
import Foundation

extension DemoSetup {
  /// The person's own to-dos and clock; the files are those of the app, since it may read no others.
  static var phone: DemoSetup {
    var setup = DemoSetup.live
    setup.folder = FilePath(NSHomeDirectory())
    return setup
  }
}
