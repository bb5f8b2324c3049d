#if os(macOS) || os(Linux)
import DemoScreens
import DemoScript
import Foundation

/// The help.
enum Usage {
  static var text: String {
    let screens = Demo.all.map { "  \(padded($0.name))\($0.summary)" }.joined(separator: "\n")
    let events = ScriptEvent.forms.map { "  \($0)" }.joined(separator: "\n")
    return """
      The demos of TableScreen.

      Usage:
        demo            opens the gallery
        demo SCREEN     opens one screen
        demo [SCREEN] --restore
                        opens it as it was left the last time
        demo [SCREEN] --database FILE|ADDRESS
                        keeps the to-dos in that file, or on a server as
                        postgres://user@host/database
        demo [SCREEN] --record FILE
                        writes what you do as a recording, with to-dos of its own, and so
                        not with --database; secrets are left out
        demo events FILE --as-test
                        prints a recording as a test in Swift
        demo render SCREEN [--size 80x24] [--events FILE] [--data FOLDER]
                        prints what a screen shows, without a terminal; its to-dos are
                        fresh samples, or else those in the folder
        demo lint FILE… [--format json] [--cells NAMES] [--actions NAMES] [--bindings NAMES]
                        says what is wrong with tables in JSON or property lists; - is
                        standard input; exit status 1 where anything is. The names are
                        those of your app, as edit,remove; of cells graph,stars=integer,
                        with what one edits
        demo open FILE|ADDRESS
                        shows such a table, a file again each time that it is saved
        demo new FOLDER writes the package of an app of your own, named as the folder: a list
                        in a file of SQLite, its tests, and its hosts
        demo schema     prints the JSON Schema of such files
        demo keys       prints the page of all their keys
        demo diagnostics
                        prints the page of all that the framework can say is wrong
        demo --help     prints this

      Screens:
        \(padded("gallery"))The list of the others
      \(screens)

      Without a terminal, demo prints what it would show first.

      Arguments that cannot be meant, or used, end it with the status 64, what cannot be read with 2.

      A recording is played to the same frames, in its own size. Another frame is said with both,
      and the exit status is 2.

      A file of events holds one event a line, with blank lines and # comments; - is standard input.
      Where no event prints a frame, one is printed at the end. The events:
      \(events)

      To-dos are kept in \(dataFolder); the variable TABLESCREEN_DEMO_DATA names another folder.
      """
  }

  static let short = """
    usage: demo [SCREEN] [--restore] [--database FILE|ADDRESS] [--record FILE]
           demo render SCREEN [--size 80x24] [--events FILE] [--data FOLDER]
           demo events FILE --as-test
           demo lint FILE… [--format json] [--cells NAMES] [--actions NAMES] [--bindings NAMES]
           demo open FILE|ADDRESS
           demo new FOLDER
           demo schema | keys | diagnostics | --help
    """

  private static var dataFolder: String {
    DemoSetup.live.data.path(percentEncoded: false)
  }

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(14 - name.count, 1))
  }
}
#endif
