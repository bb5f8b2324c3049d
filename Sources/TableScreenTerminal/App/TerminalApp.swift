#if os(macOS) || os(Linux)
public import Foundation
public import TableScreen

/// Shows screens in the terminal that the program was started in.
///
/// This is all that an app needs:
///
/// ```swift
/// @main struct App {
///   @MainActor static func main() { TerminalApp.run(ToDoScreen()) }
/// }
/// ```
///
/// ```
///                                   To-dos                       ↻  Add  Edit
///  Open ─────────────────────────────────────────────────────────────────────
/// ▌Buy milk                                                              ●──
/// ▌2 liters
///  Done ─────────────────────────────────────────────────────────────────────
///  Open the gallery                                                      ━━●
///
///  ↑↓ move  ⏎ open  space switch  d delete  / search  ? all keys  q quit
/// ```
///
/// The last line names the keys that apply at the moment, and `?` shows all of them; the mouse works, too. Colors follow
/// the terminal and `COLORFGBG`, and `NO_COLOR` turns them off. The app's own output, of more than
/// 64 KiB its end, is printed after the terminal has been restored: to standard error, or to standard output if that alone
/// is the terminal.
///
/// Before quitting by `q` or Control-C, every open screen that would lose something asks the person, by its form or by
/// `shouldGoBack()`. Control-C pressed again quits without asking: while that question is in view, or before any other key
/// where a screen refuses. A signal, or the end of the terminal, also ends the program without asking.
///
/// Keys wait while the main actor is busy, Control-C among them. A signal does not: where the main actor has not taken it after
/// 5 seconds, the terminal is restored and the signal ends the program as it ends any other, without saving anything. The same
/// holds for the end of the terminal, which is SIGHUP.
///
/// `main` has to be synchronous: the first thread then stays in `run` and executes the main actor's tasks. Called by
/// asynchronous code, `run` ends the program with a message.
public enum TerminalApp {
  /// Shows a screen until the person quits.
  ///
  /// If no terminal can show the screen, or the screen throws an error while it is made, prints a
  /// message to standard error and ends the program with status 1. If a signal ends the program,
  /// the terminal is restored first.
  ///
  /// - Parameters:
  ///   - root: the first screen; made only if there is a terminal that can show it.
  ///   - restoration: the store that carries open screens from one run to the next; nil restores nothing.
  ///   - recording: the file that what the person does is written to, for `HeadlessHost.play`; nil records nothing.
  @MainActor public static func run(
    _ root: @autoclosure () throws -> Screen, restoration: TableRestoration? = nil,
    recording: URL? = nil
  ) {
    run(tabs: try [root()], restoration: restoration, recording: recording)
  }

  /// Shows screens as tabs until the person quits; otherwise the same as `run(_:)`.
  @MainActor public static func run(
    tabs roots: @autoclosure () throws -> [Screen], restoration: TableRestoration? = nil,
    recording: URL? = nil
  ) {
    do { try show(tabs: try roots(), restoration: restoration, recording: recording) } catch {
      let name = ProcessInfo.processInfo.processName
      StandardStream.error.say(
        "\(name): \((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
      exit(1)
    }
  }

  /// Shows screens as tabs until the person quits, or throws if no terminal can show them.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; made only if there is a terminal that can show them.
  ///   - restoration: the store that carries open screens from one run to the next; nil restores nothing.
  ///   - recording: the file that what the person does is written to, for `HeadlessHost.play`; nil records nothing.
  /// - Throws: a ``TerminalError``, an error where asynchronous code calls it, or one that a screen throws while it is made;
  ///   nothing is shown then.
  @MainActor public static func show(
    tabs roots: @autoclosure () throws -> [Screen], restoration: TableRestoration? = nil,
    recording: URL? = nil
  ) throws {
    StandardStream.prepare()
    try AsynchronousMain.refuse()
    try TerminalSession().run(roots, restoration: restoration, recording: recording)
  }
}
#endif
