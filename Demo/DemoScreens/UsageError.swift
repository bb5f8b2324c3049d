#if os(macOS) || os(Linux)
/// What is wrong with the arguments of a demo.
package struct UsageError: Error, Hashable {
  package let what: String

  package init(_ what: String) { self.what = what }

  /// The exit status for arguments that cannot be meant, as in `sysexits.h`: what was meant and failed has others.
  package static let status: Int32 = 64

  /// Notes an option that can stand once.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - seen: those that stood before it.
  /// - Throws: where it is among them.
  package static func once(_ option: String, _ seen: inout Set<String>) throws(UsageError) {
    guard seen.insert(option).inserted else { throw UsageError("“\(option)” is given twice") }
  }

  /// Says why a database and a recording do not go together, where both are named.
  ///
  /// - Parameters:
  ///   - database: the database, or nil.
  ///   - recording: the file or folder of the recording, or nil.
  /// - Throws: where neither is nil: to play a recording, to-dos must be those that it began with.
  package static func exclude(
    database: String?, recording: String?
  ) throws(UsageError) {
    guard database != nil, recording != nil else { return }
    throw UsageError(
      "--record begins with to-dos of its own, and does not go with --database; leave one of them out"
    )
  }

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
    let parts = option.split(separator: "=", maxSplits: 1)
    // Dashes alone are like any of them.
    let guess = option.allSatisfy { $0 == "-" } ? nil : guess
    let remedy =
      guess.map { "; the nearest is \($0)" }
      ?? (parts.count == 2 ? "; a value stands behind a space, as in \(parts[0]) \(parts[1])" : "")
    return UsageError("unknown option \(option)" + remedy)
  }

  /// The error of an argument more than can stand there.
  package static func tooMany(_ argument: String) -> UsageError {
    UsageError("“\(argument)” is one argument too many")
  }
}
#endif
