/// A mistake in the data that a table is read from.
///
/// Only the value that it names is skipped: the other keys of the cell, and all other rows, are read.
public struct TableDataMistake: Error, Hashable, Sendable, Codable {
  /// The kind of mistake, by its name on the page `Documentation/diagnostics.md`.
  public var kind: String
  /// The line, from 1, or nil if the data has no lines, such as a dictionary.
  public var line: Int?
  /// The column, from 1, in Unicode scalars, or nil.
  public var column: Int?
  /// The place in the data, as `[2].cells[4].accessory.view`; empty for all of it.
  public var path: String
  /// The mistake, in words.
  public var what: String
  /// Why it matters.
  public var why: String
  /// The remedy for the mistake.
  public var remedy: String
  /// The known key or value that is most like the mistaken one, or nil.
  public var nearest: String?

  package init(
    kind: String, line: Int? = nil, column: Int? = nil, path: String, what: String, why: String,
    remedy: String, nearest: String? = nil
  ) {
    self.kind = kind
    self.line = line
    self.column = column
    // Ids, names and choices come from the data.
    self.path = path.onOneLine
    self.what = what.onOneLine
    self.why = why.onOneLine
    self.remedy = remedy.onOneLine
    self.nearest = nearest
  }
}

extension TableDataMistake: CustomStringConvertible {
  /// The mistake, why it matters and the remedy, in one line.
  public var message: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)\(what); \(why); \(remedy)"
  }

  /// The value in words, with its line and column.
  public var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}
