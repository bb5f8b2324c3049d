#if GTK
  import CGTK
  import Foundation
  public import TableScreen

  /// Shows screens in a window of the desktop.
  ///
  /// This is all that an app needs:
  ///
  /// ```swift
  /// @main struct App {
  ///   @MainActor static func main() { GTKApp.run(ToDoScreen()) }
  /// }
  /// ```
  ///
  /// `main` has to be synchronous: the first thread then stays here, and runs the tasks of the main actor.
  public enum GTKApp {
    /// How long a notice stays, such as the offer to undo; in whole seconds, zero for until it is dismissed.
    @MainActor public static var noticeTime = Duration.seconds(5)

    /// Shows a screen until the person closes the window.
    ///
    /// Where there is no display, says so on standard error and ends the program with status 1.
    ///
    /// - Parameters:
    ///   - root: the first screen; made only where it can be shown.
    ///   - restoration: how what was open gets from one run to the next; nil for not at all.
    ///   - id: the name of the app in reverse order of domains.
    @MainActor public static func run(
      _ root: @autoclosure () -> Screen, restoration: TableRestoration? = nil,
      id: String = "org.tablescreen.App"
    ) {
      run(tabs: [root()], restoration: restoration, id: id)
    }

    /// Shows screens as tabs until the person closes the window; otherwise as `run(_:)`.
    @MainActor public static func run(
      tabs roots: @autoclosure () -> [Screen], restoration: TableRestoration? = nil,
      id: String = "org.tablescreen.App"
    ) {
      run(GTKSession(restoration: restoration, id: id), roots)
    }

    @MainActor static func run(_ session: GTKSession, _ roots: () -> [Screen]) {
      StandardStream.prepare()
      do { try session.run(roots) } catch {
        let name = ProcessInfo.processInfo.processName
        StandardStream.error.say("\(name): \(error)")
        exit(1)
      }
    }
  }
#endif
