#if os(macOS) || os(Linux)
/// What is wrong with the arguments of a demo.
package struct UsageError: Error, Hashable {
  package let what: String

  package init(_ what: String) { self.what = what }

  /// Returns the name of a screen.
  ///
  /// - Parameters:
  ///   - name: the argument that names it.
  ///   - others: what else could stand there.
  ///   - nearest: returns the name among others that is the most like one.
  /// - Returns: the name.
  /// - Throws: where there is no such screen, with the nearest name.
  package static func screen(
    _ name: String, or others: [String] = [], nearest: (String, [String]) -> String?
  ) throws(UsageError) -> String {
    guard Demo.names.contains(name) else {
      if others.contains(name) {
        throw UsageError("“\(name)” is no screen; it stands before all else")
      }
      let guess = nearest(name, Demo.names + others)
      throw UsageError(
        "there is no screen “\(name)”" + (guess.map { "; the nearest is “\($0)”" } ?? ""))
    }
    return name
  }

  /// Takes the value of an option off the arguments.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - rest: the arguments behind it.
  ///   - what: what the value is, as in “the name of a file”.
  /// - Returns: the value.
  /// - Throws: where there is none.
  package static func value(
    of option: String, _ rest: inout ArraySlice<String>, _ what: String
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError("\(option) needs \(what)")
    }
    return value
  }

  /// Returns the error of an option that there is not; `guess` is the nearest one.
  package static func unknown(_ option: String, nearest guess: String?) -> UsageError {
    UsageError("unknown option \(option)" + (guess.map { "; the nearest is \($0)" } ?? ""))
  }

  /// The error of an argument more than can stand there.
  package static func tooMany(_ argument: String) -> UsageError {
    UsageError("“\(argument)” is one argument too many")
  }
}
#endif
