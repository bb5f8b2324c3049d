package import Foundation

/// One update of a table, as it was recorded.
package struct UpdateRecord: Hashable, Sendable {
  /// The time that the update spent in one phase, without that of nested work.
  package struct Phase: Hashable, Sendable {
    package let phase: WorkPhase
    package let time: Duration
  }

  /// The number of the update since recording began, from 1.
  package let number: Int
  package let date: Date
  /// The causes, the outermost first; empty if the app changed the table outside of all that is noted.
  package let causes: [UpdateCause]
  package let changes: ChangeSummary
  /// The number of rows on screen afterwards.
  package let rows: Int
  /// The time from the first cause, or from the end of the update before it, to the end.
  package let time: Duration
  /// The phases, the longest first.
  package let phases: [Phase]
}

/// A change set in numbers, with its first changes; unlike the set, its size has a bound.
package struct ChangeSummary: Hashable, Sendable {
  /// The number of changes that are listed.
  package static let bound = 20

  /// The counts in words, as “inserts 3 rows”; empty if nothing changed.
  package let counts: [String]
  /// The first changes in words.
  package let first: [String]
  /// The number of changes that are not listed.
  package let more: Int

  init(_ changes: ChangeSet) {
    let (deleted, inserted) = (changes.deletedRows, changes.insertedRows)
    let all: [(verb: String, noun: String, count: Int)] = [
      ("deletes", "section", changes.deletedSections.count),
      ("inserts", "section", changes.insertedSections.count),
      ("moves", "section", changes.movedSections.count),
      ("refreshes", "header", changes.refreshedSections.count),
      ("deletes", "row", deleted.reduce(0) { $0 + $1.rows.count }),
      ("inserts", "row", inserted.reduce(0) { $0 + $1.rows.count }),
      ("moves", "row", changes.movedRows.count),
      ("refreshes", "row", changes.refreshedRows.count),
    ].filter { $0.count > 0 }
    counts = all.map { "\($0.verb) \($0.count) \($0.noun)\($0.count == 1 ? "" : "s")" }
    var first: [String] = []
    func list<Change>(_ changes: some Sequence<Change>, _ words: (Change) -> String) {
      first += changes.prefix(Self.bound - first.count).map(words)
    }
    list(changes.deletedSections) { "delete section \($0)" }
    list(changes.insertedSections) { "insert section \($0)" }
    list(changes.movedSections) { "move section \($0.from) to \($0.to)" }
    list(changes.refreshedSections) { "refresh the header of \($0)" }
    list(deleted) { "delete \(Self.words(for: $0))" }
    list(inserted) { "insert \(Self.words(for: $0))" }
    list(changes.movedRows) { "move \($0.from) to \($0.to)" }
    list(changes.refreshedRows) { "\($0.kind.rawValue) \($0.old) as \($0.new)" }
    self.first = first
    let total =
      changes.deletedSections.count + changes.insertedSections.count + changes.movedSections.count
      + changes.refreshedSections.count + deleted.count + inserted.count
      + changes.movedRows.count + changes.refreshedRows.count
    more = total - first.count
  }

  private static func words(for span: ChangeSet.RowSpan) -> String {
    let first = TablePath(span.section, span.rows.lowerBound)
    guard span.rows.count > 1 else { return "\(first)" }
    return "\(first) to \(TablePath(span.section, span.rows.upperBound - 1))"
  }
}

extension ChangeSummary: CustomStringConvertible {
  /// The counts in words.
  package var description: String {
    counts.isEmpty ? "no change" : counts.joined(separator: ", ")
  }
}
