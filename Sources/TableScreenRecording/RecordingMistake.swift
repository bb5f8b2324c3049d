/// The mistake of a recording that cannot be read: where, what, and what to do.
package struct RecordingMistake: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  package let line: Int
  /// What is wrong.
  package let what: String
  /// What to do about it.
  package let remedy: String

  /// The mistake as one line.
  package var description: String { "\(line): error: \(what); \(remedy)" }
}
