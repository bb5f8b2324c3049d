#if os(macOS) || os(Linux)
import DemoScreens
import TableScreen

/// What the arguments ask for.
enum Command: Equatable {
  case help
  /// To open a screen in the terminal, as it was left the last time where that is asked for.
  case open(String, restores: Bool, database: String?)
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
  private static let verbs = ["render", "lint", "open", "new", "schema", "keys", "diagnostics"]

  /// Reads the arguments, without the name of the program.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
    } else if let first = rest.popFirst() {
      switch first {
      case "--restore", "--database":
        rest.insert(first, at: rest.startIndex)
        self = try Self.opening(&rest)
      case "render": self = .render(try Render(&rest))
      case "lint": self = .lint(try Lint(&rest))
      case "open":
        guard let file = rest.popFirst() else { throw UsageError("open needs the name of a file") }
        self = .show(file)
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
      if let extra = rest.first { throw UsageError("“\(extra)” is one argument too many") }
    } else {
      self = .open("gallery", restores: false, database: nil)
    }
  }

  /// Takes the name of a screen, and how it is opened, off the arguments.
  private static func opening(_ rest: inout ArraySlice<String>) throws(UsageError) -> Command {
    var (name, restores, database): (String?, Bool, String?) = (nil, false, nil)
    while let argument = rest.first {
      switch argument {
      case "--restore" where !restores: restores = true
      case "--database" where database == nil:
        guard let value = rest.dropFirst().first else {
          throw UsageError("--database needs the path of a file, or an address as postgres://…")
        }
        if let mistake = DemoSetup.mistake(in: value) { throw UsageError(mistake) }
        database = value
        rest.removeFirst()
      default:
        guard name == nil else { return .open(name ?? "", restores: restores, database: database) }
        name = try screen(argument)
      }
      rest.removeFirst()
    }
    return .open(name ?? "gallery", restores: restores, database: database)
  }

  static func screen(_ name: String) throws(UsageError) -> String {
    guard Demo.names.contains(name) else {
      let guess = nearest(name, among: Demo.names + verbs)
      throw UsageError(
        "there is no screen “\(name)”" + (guess.map { "; the nearest is “\($0)”" } ?? ""))
    }
    return name
  }
}

extension Render {
  /// Takes a screen and its options off the arguments.
  fileprivate init(_ rest: inout ArraySlice<String>) throws(UsageError) {
    var screen: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--size":
        let text = try Self.value(of: argument, &rest)
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
          1...1000 ~= columns, 1...1000 ~= rows
        else { throw UsageError("“\(text)” is no size; write columns x rows, as 80x24") }
        (self.columns, self.rows) = (columns, rows)
      case "--events": events = try Self.value(of: argument, &rest)
      case "--data": data = try Self.value(of: argument, &rest)
      case _ where argument.hasPrefix("-"):
        let guess = nearest(argument, among: ["--size", "--events", "--data", "--help"])
        throw UsageError(
          "unknown option \(argument)" + (guess.map { "; the nearest is \($0)" } ?? ""))
      case _ where screen == nil: screen = try Command.screen(argument)
      default: throw UsageError("“\(argument)” is one argument too many")
      }
    }
    guard let screen else { throw UsageError("render needs the name of a screen") }
    self.screen = screen
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }
}

/// What is wrong with the arguments.
struct UsageError: Error {
  let what: String

  init(_ what: String) { self.what = what }
}
#endif
