/// What is wrong with one event, without where it stands.
package struct ScriptMistake: Error, Hashable {
  package let what: String

  init(_ what: String) { self.what = what }
}

/// What is wrong with a file of events, and where.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  package let line: Int
  package let what: String

  package var description: String { "\(line): error: \(what)" }
}
