#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen

/// What the arguments ask for.
enum Command: Equatable {
  case help
  /// To open a screen in the terminal, as it was left the last time where that is asked for.
  case open(Opening)
  /// To print a recording as a test.
  case events(String)
  /// To print what a screen shows, without a terminal.
  case render(Render)
  /// To say what is wrong with files of tables.
  case lint(Lint)
  /// To show the table of a file, again each time that it is saved, or of an address.
  case show(String)
  /// To write the package of an app of one's own.
  case new(NewApp)
  /// To print the schema of such files.
  case schema
  /// To print the page of all keys.
  case keys
  /// To print the page of all that can be wrong.
  case diagnostics

  /// The words that are no screens.
  private static let verbs = [
    "render", "events", "lint", "open", "new", "schema", "keys", "diagnostics",
  ]

  /// Reads the arguments, without the name of the program.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
    } else if let first = rest.popFirst() {
      switch first {
      case "--restore", "--database", "--record":
        rest.insert(first, at: rest.startIndex)
        self = try Self.opening(&rest)
      case "render": self = .render(try Render(&rest))
      case "events":
        self = .events(try Self.recording(&rest))
      case "lint": self = .lint(try Lint(&rest))
      case "open":
        guard let place = rest.popFirst(), !place.isEmpty else {
          throw UsageError("open needs a file, or an address")
        }
        if place.hasPrefix("-"), place != "-" {
          throw UsageError("\(place) does not go with “open”")
        }
        self = .show(place)
      case "new":
        guard let path = rest.popFirst() else { throw UsageError("new needs the name of an app") }
        self = .new(try NewApp(path))
      case "schema": self = .schema
      case "keys": self = .keys
      case "diagnostics": self = .diagnostics
      default:
        rest.insert(first, at: rest.startIndex)
        self = try Self.opening(&rest)
      }
      if let extra = rest.first { throw UsageError.tooMany(extra) }
    } else {
      self = .open(Opening())
    }
  }

  /// Takes the name of a screen, and how it is opened, off the arguments.
  private static func opening(_ rest: inout ArraySlice<String>) throws(UsageError) -> Command {
    var (opening, name): (Opening, String?) = (Opening(), nil)
    while let argument = rest.first {
      var behind = rest.dropFirst()
      switch argument {
      case "--restore" where !opening.restores: opening.restores = true
      case "--record" where opening.recording == nil:
        let file = try UsageError.value(of: argument, &behind, "the name of a file")
        if let mistake = DemoSetup.mistake(recordingTo: URL(filePath: file)) {
          throw UsageError(mistake)
        }
        opening.recording = file
      case "--database" where opening.database == nil:
        let value = try UsageError.value(
          of: argument, &behind, "the path of a file, or an address as postgres://…")
        if let mistake = DemoSetup.mistake(in: value) { throw UsageError(mistake) }
        opening.database = value
      default:
        let options = ["--restore", "--database", "--record", "--help"]
        if options.contains(argument) { throw UsageError("“\(argument)” is given twice") }
        if argument.hasPrefix("-") {
          throw .unknown(argument, nearest: nearest(argument, among: options))
        }
        if name != nil { throw .tooMany(argument) }
        name = try screen(argument)
        opening.screen = name ?? opening.screen
      }
      rest = behind
    }
    try UsageError.exclude(database: opening.database, recording: opening.recording)
    return .open(opening)
  }

  /// Takes the name of a recording, and what is to be printed of it, off the arguments.
  private static func recording(_ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    var (file, isTest): (String?, Bool) = (nil, false)
    while let argument = rest.popFirst() {
      switch argument {
      case "--as-test":
        if isTest { throw UsageError("“--as-test” is given twice") }
        isTest = true
      case _ where argument.hasPrefix("-") && argument != "-":
        throw .unknown(argument, nearest: nearest(argument, among: ["--as-test", "--help"]))
      case _ where file == nil: file = argument
      default: throw .tooMany(argument)
      }
    }
    guard let file, !file.isEmpty, isTest else {
      throw UsageError("events needs the name of a recording, and --as-test")
    }
    return file
  }

  static func screen(_ name: String) throws(UsageError) -> String {
    try UsageError.screen(name, or: verbs) { nearest($0, among: $1) }
  }
}

/// A screen to open in the terminal, and how.
struct Opening: Equatable {
  var screen = "gallery"
  /// True to open it as it was left the last time.
  var restores = false
  /// The database of the to-dos, a file or the address of a server.
  var database: String?
  /// The file that what the person does is written to.
  var recording: String?
}

extension Render {
  /// Takes a screen and its options off the arguments.
  fileprivate init(_ rest: inout ArraySlice<String>) throws(UsageError) {
    var (screen, seen): (String?, Set<String>) = (nil, [])
    while let argument = rest.popFirst() {
      if ["--size", "--events", "--data"].contains(argument) {
        try UsageError.once(argument, &seen)
      }
      switch argument {
      case "--size":
        let text = try UsageError.value(of: argument, &rest, "columns x rows, as 80x24")
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
          1...1000 ~= columns, 1...1000 ~= rows
        else {
          throw UsageError("“\(text)” is no size; write columns x rows, each up to 1000, as 80x24")
        }
        (self.columns, self.rows) = (columns, rows)
      case "--events" where rest.first == "-": events = rest.removeFirst()
      case "--events":
        events = try UsageError.value(
          of: argument, &rest, "the name of a file, or - for standard input")
      case "--data":
        data = try UsageError.value(of: argument, &rest, "the name of a folder")
      case _ where argument.hasPrefix("-"):
        let guess = nearest(argument, among: ["--size", "--events", "--data", "--help"])
        throw .unknown(argument, nearest: guess)
      case _ where screen == nil: screen = try Command.screen(argument)
      default: throw .tooMany(argument)
      }
    }
    guard let screen else { throw UsageError("render needs the name of a screen") }
    if let data, let mistake = DemoSetup.mistake(readingToDosIn: URL(filePath: data)) {
      throw UsageError(mistake)
    }
    self.screen = screen
  }
}
#endif
