import Foundation
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
/// The last line names the keys of the moment, and `?` shows all of them; the mouse works too. Colors follow
/// the terminal and `COLORFGBG`, and `NO_COLOR` turns them off. What the app prints meanwhile is printed
/// when the terminal is given back.
///
/// Whoever quits, by `q` or Control-C, is asked by every open screen that would lose something: by its form, or by
/// `shouldGoBack()`. Control-C pressed again, before anything else, quits anyway. A signal, and the end of the terminal
/// itself, ask nobody.
///
/// `main` has to be synchronous: the first thread then stays here, and runs the tasks of the main actor.
public enum TerminalApp {
  /// Shows a screen until the person quits.
  ///
  /// Where there is no terminal that can show it, says so on standard error and ends the program with
  /// status 1. A signal that ends the program gives the terminal back first.
  ///
  /// - Parameters:
  ///   - root: the first screen; made only where it can be shown.
  ///   - restoration: how what was open gets from one run to the next; nil for not at all.
  @MainActor public static func run(
    _ root: @autoclosure () -> Screen, restoration: TableRestoration? = nil
  ) {
    run(tabs: [root()], restoration: restoration)
  }

  /// Shows screens as tabs until the person quits; otherwise as `run(_:)`.
  @MainActor public static func run(
    tabs roots: @autoclosure () -> [Screen], restoration: TableRestoration? = nil
  ) {
    do { try show(tabs: roots(), restoration: restoration) } catch {
      let name = ProcessInfo.processInfo.processName
      StandardStream.error.say("\(name): \(error)")
      exit(1)
    }
  }

  /// Shows screens as tabs until the person quits, or throws where there is no terminal for it.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; made only where they can be shown.
  ///   - restoration: how what was open gets from one run to the next; nil for not at all.
  /// - Throws: a ``TerminalError`` before anything was shown.
  @MainActor public static func show(
    tabs roots: @autoclosure () -> [Screen], restoration: TableRestoration? = nil
  ) throws {
    StandardStream.prepare()
    try TerminalSession().run(roots, restoration: restoration)
  }
}
