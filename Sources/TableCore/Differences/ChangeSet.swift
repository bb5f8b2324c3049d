/// The difference of two layouts, as a host carries it out.
///
/// Deletes, refreshes and the sources of moves use positions in the old layout; inserts and the
/// targets of moves positions in the new one. Rows of deleted and inserted sections are not listed.
public struct ChangeSet: Hashable, Sendable {
  /// Rows that follow each other in a section.
  public struct RowSpan: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The rows.
    public var rows: Range<Int>

    /// Creates a span.
    public init(section: Int, rows: Range<Int>) {
      self.section = section
      self.rows = rows
    }

    /// The positions of the rows.
    public var paths: [TablePath] { rows.map { TablePath(section, $0) } }
  }

  /// A section that moved.
  public struct SectionMove: Hashable, Sendable {
    /// Its place in the old layout.
    public var from: Int
    /// Its place in the new layout.
    public var to: Int
  }

  /// A row that moved.
  public struct RowMove: Hashable, Sendable {
    /// Its place in the old layout.
    public var from: TablePath
    /// Its place in the new layout.
    public var to: TablePath
  }

  /// A row that looks different now.
  public struct RowRefresh: Hashable, Sendable {
    /// The kind of refresh: the same cell with new content, or a new cell.
    public enum Kind: String, Hashable, Sendable {
      /// The cell shows the new content.
      case reconfigure
      /// The kind of cell changed: another cell is needed.
      case reload
    }

    /// Its place in the old layout.
    public var old: TablePath
    /// Its place in the new layout.
    public var new: TablePath
    /// The kind of refresh.
    public var kind: Kind
  }

  /// The deleted sections, by their old places, ascending.
  public var deletedSections: [Int] = []
  /// The inserted sections, by their new places, ascending.
  public var insertedSections: [Int] = []
  /// The sections that moved.
  public var movedSections: [SectionMove] = []
  /// The sections whose header or footer changed, by their new places.
  public var refreshedSections: [Int] = []
  /// The deleted rows, by their old places, ascending.
  public var deletedRows: [RowSpan] = []
  /// The inserted rows, by their new places, ascending.
  public var insertedRows: [RowSpan] = []
  /// The rows that moved.
  public var movedRows: [RowMove] = []
  /// The rows that look different.
  public var refreshedRows: [RowRefresh] = []
  /// The animations of the changes.
  public var animations = Animations.automatic

  /// Creates an empty set.
  public init() {}

  /// Indicates whether nothing changed.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && refreshedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && refreshedRows.isEmpty
  }

  /// The old positions of the deleted rows.
  public var deletedPaths: [TablePath] { deletedRows.flatMap(\.paths) }

  /// The new positions of the inserted rows.
  public var insertedPaths: [TablePath] { insertedRows.flatMap(\.paths) }
}

extension ChangeSet: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    var parts: [String] = []
    if !deletedSections.isEmpty { parts.append("delete sections \(deletedSections)") }
    if !insertedSections.isEmpty { parts.append("insert sections \(insertedSections)") }
    parts += movedSections.map { "move section \($0.from) to \($0.to)" }
    if !refreshedSections.isEmpty { parts.append("refresh headers \(refreshedSections)") }
    if !deletedRows.isEmpty { parts.append("delete \(deletedPaths)") }
    if !insertedRows.isEmpty { parts.append("insert \(insertedPaths)") }
    parts += movedRows.map { "move \($0.from) to \($0.to)" }
    parts += refreshedRows.map { "\($0.kind) \($0.old) as \($0.new)" }
    return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
  }
}
