#if GTK
import CGTK
public import Foundation
public import TableScreen

/// The entry point that shows screens in a desktop window.
///
/// An app needs no more than this:
///
/// ```swift
/// @main struct App {
///   @MainActor static func main() { GTKApp.run(ToDoScreen()) }
/// }
/// ```
///
/// `main` has to be synchronous: the first thread then stays in `run`, and runs the main actor. Called by asynchronous code,
/// `run` ends the program with a message.
public enum GTKApp {
  /// The time that a notice stays, such as the offer to undo, in whole seconds, and longer if its text is long; zero keeps it
  /// until it is dismissed.
  @MainActor public static var noticeTime = Duration.seconds(5)

  /// Shows a screen until the person closes the window.
  ///
  /// The program ends with status 1 and a message on standard error if there is no display, or if
  /// making the screen throws an error.
  ///
  /// - Parameters:
  ///   - root: the first screen; made only if there is a display.
  ///   - restoration: the store that carries open screens from one run to the next; nil restores
  ///     nothing.
  ///   - id: the app's id in reverse domain order.
  ///   - recording: the file that what the person does is written to, for `HeadlessHost.play`; nil records nothing.
  @MainActor public static func run(
    _ root: @autoclosure () throws -> Screen, restoration: TableRestoration? = nil,
    id: String = "org.tablescreen.App", recording: URL? = nil
  ) {
    run(tabs: try [root()], restoration: restoration, id: id, recording: recording)
  }

  /// Shows screens as tabs until the person closes the window; otherwise the same as `run(_:)`.
  @MainActor public static func run(
    tabs roots: @autoclosure () throws -> [Screen], restoration: TableRestoration? = nil,
    id: String = "org.tablescreen.App", recording: URL? = nil
  ) {
    run(GTKSession(restoration: restoration, id: id, recording: recording)) {
      try AsynchronousMain.refuse()
      return try roots()
    }
  }

  @MainActor static func run(_ session: GTKSession, _ roots: () throws -> [Screen]) {
    StandardStream.prepare()
    do { try session.run(roots) } catch {
      let name = ProcessInfo.processInfo.processName
      StandardStream.error.say(
        "\(name): \((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
      exit(1)
    }
  }
}
#endif
