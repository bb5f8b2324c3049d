/// A section as it stands on screen: its visible rows, those of expanded children among them.
///
/// An unchanged section is the same object from one layout to the next.
final class LayoutSection {
  /// The rows of one section as written, for converting between both kinds of path.
  struct DataRows {
    let section: NodeID
    let group: NodeID
    /// The place of the section in its group.
    let index: Int
    let rows: RowColumn
  }

  let id: NodeID
  let content: SectionContent
  /// The entry of the index that leads here, or nil for none of its own.
  let indexTitle: String?
  /// The visible rows, from top to bottom.
  let rows: RowColumn
  /// The depth of each visible row, or nil if all are on the outermost level.
  let depths: RowDepths?
  /// The number of visible rows that are lines with the titles of sections of children.
  let titleCount: Int
  /// The section's own rows as written.
  let own: RowColumn
  /// The sections of its children, expanded or not, to any depth.
  let inner: [DataRows]
  /// True if the rows come from a source.
  let isSourced: Bool
  private lazy var innerPlaces = Dictionary(
    uniqueKeysWithValues: inner.enumerated().map { ($1.section, $0) })

  init(
    id: NodeID, content: SectionContent, indexTitle: String? = nil, rows: RowColumn,
    depths: RowDepths? = nil, titleCount: Int = 0, own: RowColumn, inner: [DataRows] = [],
    isSourced: Bool = false
  ) {
    self.id = id
    self.content = content
    self.indexTitle = indexTitle
    self.rows = rows
    self.depths = depths
    self.titleCount = titleCount
    self.own = own
    self.inner = inner
    self.isSourced = isSourced
  }

  func depth(at row: Int) -> Int { depths?[row] ?? 0 }

  /// Returns the children's section of that identity, or nil.
  func inner(_ section: NodeID) -> DataRows? { innerPlaces[section].map { inner[$0] } }

  /// Returns whether another section has the same rows, header and footer.
  func isSame(as other: LayoutSection) -> Bool {
    self === other || (rows.isSame(as: other.rows) && content == other.content)
  }
}
