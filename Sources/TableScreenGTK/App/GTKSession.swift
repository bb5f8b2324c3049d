#if GTK
import CGTK
import Foundation
import TableScreen

/// A run of an app on a desktop.
@MainActor final class GTKSession {
  private let restoration: TableRestoration?
  private let id: String
  private let recording: URL?
  private let host = GTKHost()
  /// The initial size of the window.
  var size = (width: 920, height: 700)
  /// The work to do once the window is shown.
  var onStart: ((GTKHost) -> Void)?

  init(restoration: TableRestoration? = nil, id: String, recording: URL? = nil) {
    self.restoration = restoration
    self.id = id
    self.recording = recording
  }

  /// The error for a session that cannot show its screens.
  enum Failure: Error, CustomStringConvertible {
    case noDisplay

    var description: String {
      "there is no display to show a window on; start it on a desktop, or set DISPLAY"
    }
  }

  /// Shows screens until the window is closed.
  func run(_ roots: () throws -> [Screen]) throws {
    guard gtk_init_check() != 0 else { throw Failure.noDisplay }
    tablescreen_survive_gone_windows()
    adw_init()
    MainLoop.install()
    StyleSheet.install()
    let screens = try roots()
    // Each window is a process of its own, as in the terminal (G_APPLICATION_NON_UNIQUE).
    let application = Owned(
      Obj(adw_application_new(id, GApplicationFlags(rawValue: 1 << 5))))
    on(application.object, "activate") { [host, restoration, recording, size, onStart] _ in
      guard host.window == nil else { return }
      host.start(
        screens, application.object, restoration: restoration, width: size.width,
        height: size.height, recording: recording)
      onStart?(host)
    }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      MainLoop.onSignal(signal) { g_application_quit(application.object()) }
    }
    g_application_run(application.object(), 0, nil)
    host.end()
  }
}
#endif
