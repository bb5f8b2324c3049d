/// One section as its author describes it: a title, a footer, and rows.
///
/// Rows are written by hand, made from items, or computed:
///
/// ```swift
/// TableSection("Settings") { [.title: "Owner"] }
/// TableSection("Open", items: store.items) { item in [.title: item.title] }
/// TableSection("A million", count: 1_000_000, cell: NumbersScreen.row)
/// ```
public struct TableSection {
  /// The rows, made already or made when needed.
  package enum Rows {
    case cells([TableCell])
    case provider(any RowProvider)
  }

  /// The identity of the section across updates; if it is nil, the title identifies the section, or
  /// else its place.
  public var id: TableCell.ID?
  /// The text above the rows, or nil.
  public var title: String?
  /// The text below the rows, or nil.
  public var footer: String?
  /// The view above the rows in place of the title, or nil.
  public package(set) var headerView: TableSectionView?
  /// The view below the rows in place of the footer, or nil.
  public package(set) var footerView: TableSectionView?
  /// Friendly names for look-ups and masks; need not be unique.
  public var tags: [String] = []
  /// Indicates whether the section is hidden at first.
  public var isMasked = false
  /// Indicates whether the section shows while it has no rows, or nil to do as the screen does.
  public var emptyPolicy: TableEmptyPolicy?
  /// The entry of the index that leads here, or nil for the title's first letter.
  public var indexTitle: String?
  /// Indicates whether a row may keep its identity when it comes from, or goes to, another section.
  public var allowsMoves = true
  /// True if the code that made the section has already reported duplicate ids.
  package var hasCheckedIDs = false
  /// The change of each row that is made when needed; written rows have it already.
  var rowChange: ((TableCell) -> TableCell)?
  /// The change that the section of a source gives its rows that are made when needed, which comes before ``rowChange``.
  var sourcedChange: ((TableCell) -> TableCell)?
  /// The source of the section's rows, or nil for rows written here.
  public var source: RowSource?
  /// The source for whose sections this one stands, or nil.
  package var keyed: SectionSource?
  /// The run of sections that the section belongs to, if a source gives several.
  var origin: SourceRun?
  /// The source of the rows, whose failure shows above them, or nil.
  var failing: TableSource?
  package internal(set) var authoredRows: Rows
  /// The rows that the source gave when it was asked last.
  var sourcedRows: Rows?

  /// The rows that show: those of the source, or else those written here.
  package var rows: Rows { sourcedRows ?? authoredRows }

  /// The number of rows as written.
  @MainActor public var count: Int {
    switch rows {
    case .cells(let cells): cells.count
    case .provider(let provider): provider.count
    }
  }
}

extension TableSection {
  /// Creates a section of cells written by hand.
  public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil,
    @TableCellBuilder cells: () -> TableCellBuilder.Cells
  ) {
    self.init(title, id: id, footer: footer, rows: .cells(cells().array))
  }

  /// Creates a section of cells in an array.
  public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, cells: [TableCell]
  ) {
    self.init(title, id: id, footer: footer, rows: .cells(cells))
  }

  /// Creates a section of cells in an array, from which nil is left out.
  @_disfavoredOverload
  public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, cells: [TableCell?]
  ) {
    self.init(title, id: id, footer: footer, rows: .cells(cells.compactMap { $0 }))
  }

  /// Creates a section of one row for each item, made when it is shown.
  ///
  /// Identity comes from the items' ids, and an item that is equal to the one before is not made
  /// again: reading a million items again costs a walk over the items. A search looks at `searchText` alone, whatever the
  /// cells say of titles, subtitles and `.searchable`; without it each row is made to be searched.
  @MainActor @inlinable public init<Items: RandomAccessCollection>(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, items: Items,
    searchText: (@MainActor (Items.Element) -> String)? = nil,
    cell: @escaping @MainActor (Items.Element) -> TableCell
  ) where Items.Element: Identifiable & Equatable {
    self.init(
      title, id: id, footer: footer, items: Array(items), comparison: .byID(),
      searchText: searchText, cell: cell)
  }

  @MainActor @usableFromInline init<Item: Identifiable & Equatable>(
    _ title: String?, id: TableCell.ID?, footer: String?, items: [Item],
    comparison: ItemComparison<Item>, searchText: (@MainActor (Item) -> String)?,
    cell: @escaping @MainActor (Item) -> TableCell
  ) {
    let provider = ItemRows(
      items, identity: { $0.id }, searchText: searchText, comparison: comparison
    ) { item, _ in
      cell(item)
    }
    self.init(title, id: id, footer: footer, rows: .provider(provider))
  }

  /// Creates a section of one row for each item, whose identity is the value at a key path.
  ///
  /// ```swift
  /// TableSection("Words", items: words, id: \.self) { word in [.title: word] }
  /// ```
  @MainActor public init<Items: RandomAccessCollection, Identity: Hashable>(
    _ title: String? = nil, footer: String? = nil, items: Items,
    id identity: KeyPath<Items.Element, Identity>,
    searchText: (@MainActor (Items.Element) -> String)? = nil,
    cell: @escaping @MainActor (Items.Element) -> TableCell
  ) where Items.Element: Equatable {
    let provider = ItemRows(
      Array(items), identity: { $0[keyPath: identity] }, searchText: searchText
    ) { item, _ in cell(item) }
    self.init(title, id: nil, footer: footer, rows: .provider(provider))
  }

  /// Creates a section of one row for each item, made by a method when it is shown.
  @MainActor public init<Items: RandomAccessCollection, Target: ActionTarget>(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, items: Items,
    searchText: (@MainActor (Items.Element) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (Items.Element) -> TableCell
  ) where Items.Element: Identifiable & Equatable {
    let provider = ItemRows(Array(items), identity: { $0.id }, searchText: searchText) {
      item, context in
      try cell(context.target())(item)
    }
    self.init(title, id: id, footer: footer, rows: .provider(provider))
  }

  /// Creates a section of `count` rows, each made by a method when it is shown.
  ///
  /// The method gets an index from 0. A negative count counts as zero; of more than a thousand million rows that many
  /// show, and the count is reported. A search looks at `searchText` alone, whatever the cells say; without it each row is made
  /// to be searched.
  @MainActor public init<Target: ActionTarget>(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, count: Int,
    searchText: (@MainActor (Int) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (Int) -> TableCell
  ) {
    let provider = ComputedRows(count: count, searchText: searchText) { index, context in
      try cell(context.target())(index)
    }
    self.init(title, id: id, footer: footer, rows: .provider(provider))
  }

  /// Creates a section of `count` rows, each made by a closure when it is shown.
  ///
  /// A negative count counts as zero; of more than a thousand million rows that many show, and the count is reported.
  @MainActor public init(
    _ title: String? = nil, id: TableCell.ID? = nil, footer: String? = nil, count: Int,
    searchText: (@MainActor (Int) -> String)? = nil,
    cell: @escaping @MainActor (Int) -> TableCell
  ) {
    let provider = ComputedRows(count: count, searchText: searchText) { index, _ in cell(index) }
    self.init(title, id: id, footer: footer, rows: .provider(provider))
  }

  package init(_ title: String?, id: TableCell.ID?, footer: String?, rows: Rows) {
    self.id = id
    self.title = title
    self.footer = footer
    authoredRows = rows
  }
}

extension TableSection {
  /// Hides the section, or shows it.
  public func masked(_ isMasked: Bool = true) -> TableSection {
    var section = self
    section.isMasked = isMasked
    return section
  }

  /// Gives the section friendly names.
  public func tagged(_ tags: String...) -> TableSection {
    var section = self
    section.tags = tags
    return section
  }

  /// Sets whether the section shows while it has no rows.
  public func whenEmpty(_ policy: TableEmptyPolicy) -> TableSection {
    var section = self
    section.emptyPolicy = policy
    return section
  }

  /// Gives every row these attributes, unless it has its own.
  ///
  /// ```swift
  /// Section("Open", items: items) { [.title: $0.title] }.defaults([.editingStyle: .delete])
  /// ```
  public func defaults(_ attributes: TableCell) -> TableSection {
    changingRows { attributes.merging($0) }
  }

  /// Sets the entry of the index that leads to the section.
  public func indexed(as title: String) -> TableSection {
    var section = self
    section.indexTitle = title
    return section
  }
}

/// The choice to keep or to hide a section without rows; while a search runs, it is always hidden.
public enum TableEmptyPolicy: String, Sendable, CaseIterable {
  /// The empty section shows, with its title and footer.
  case keep
  /// The empty section does not show.
  case hide
}
