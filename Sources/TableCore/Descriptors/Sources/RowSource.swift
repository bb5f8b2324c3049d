/// A source that gives one section its rows.
///
/// ``ArraySource`` and ``SequenceSource`` are ready-made. To write one of your own, override ``rows`` and call
/// `didChange()` whenever they may be different:
///
/// ```swift
/// final class CounterSource: RowSource {
///   var count = 0 { didSet { didChange() } }
///   override var rows: TableSection { TableSection(count: count) { [.title: "Row \($0)"] } }
/// }
/// ```
@MainActor open class RowSource: TableSource {
  /// The present rows, as a section of which nothing but the rows is used.
  open var rows: TableSection { TableSection(cells: []) }
}

extension TableSection {
  /// Creates a section whose rows a source gives; while the source is nil, the section is empty.
  public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, source: RowSource?
  ) {
    self.init(title, id: id, footer: footer, rows: .cells([]))
    self.source = source
  }

  /// Creates a section whose rows a source gives; while the source is nil, the section has the cells written here.
  ///
  /// State of those cells, such as which are hidden, waits while the source gives the rows.
  public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, source: RowSource?,
    @TableCellBuilder cells: () -> TableCellBuilder.Cells
  ) {
    self.init(title, id: id, footer: footer, cells: cells)
    self.source = source
  }
}

extension TableSection {
  /// True if the shown rows come from the source, not from the cells written here.
  var isSourced: Bool { sourcedRows != nil }

  /// True if the section belongs to a source, its own or that of a run of sections, even before its
  /// rows were read.
  var isGivenBySource: Bool { source != nil || origin != nil }

  /// Returns the section with the rows that its source gives now.
  @MainActor func asked() -> TableSection {
    guard let source else { return self }
    var section = self
    let given = source.rows
    switch given.rows {
    case .cells(let cells):
      section.sourcedRows = .cells(rowChange.map { cells.map($0) } ?? cells)
      section.sourcedChange = nil
    case .provider:
      section.sourcedRows = given.rows
      section.sourcedChange = given.rowChange
    }
    section.failing = source
    return section
  }
}
