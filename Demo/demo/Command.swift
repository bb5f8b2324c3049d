import DemoScreens
import TableScreen

/// What the arguments ask for.
enum Command: Equatable {
  case help
  /// To open a screen in the terminal.
  case open(String)
  /// To print what a screen shows, without a terminal.
  case render(Render)

  /// Reads the arguments, without the name of the program.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    if rest.contains("--help") || rest.contains("-h") {
      self = .help
    } else if let first = rest.popFirst() {
      self = first == "render" ? .render(try Render(&rest)) : .open(try Self.screen(first))
      if let extra = rest.first { throw UsageError("“\(extra)” is one argument too many") }
    } else {
      self = .open("gallery")
    }
  }

  static func screen(_ name: String) throws(UsageError) -> String {
    guard Demo.names.contains(name) else {
      let guess = nearest(name, among: Demo.names + ["render"])
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
