// Deprecated names of types and members; each works until 1.0.

/// The old name of ``TableWords``.
@available(*, deprecated, renamed: "TableWords")
public typealias Words = TableWords

/// The old name of ``TableDeletion``.
@available(*, deprecated, renamed: "TableDeletion")
public typealias Deletion = TableDeletion

/// The old name of ``TableBarButton``.
@available(*, deprecated, renamed: "TableBarButton")
public typealias BarButton = TableBarButton

/// The old name of ``TableDiagnostic``.
@available(*, deprecated, renamed: "TableDiagnostic")
public typealias Diagnostic = TableDiagnostic

/// The old name of ``TableDiagnostics``.
@available(*, deprecated, renamed: "TableDiagnostics")
public typealias Diagnostics = TableDiagnostics

/// The old name of ``TableStoreError``.
@available(*, deprecated, renamed: "TableStoreError")
public typealias StoreError = TableStoreError

/// The old name of ``TableStoreFault``.
@available(*, deprecated, renamed: "TableStoreFault")
public typealias StoreFault = TableStoreFault

/// The old name of ``RowAction``.
@available(*, deprecated, renamed: "RowAction")
public typealias RowOffer = RowAction

extension TableModel {
  /// The old name of ``setMasked(_:of:)``.
  @available(*, deprecated, renamed: "setMasked(_:of:)")
  public func mask(_ selector: TableSelector, _ isMasked: Bool) {
    setMasked(isMasked, of: selector)
  }

  /// The old name of ``insertRows(_:at:)``.
  @available(*, deprecated, renamed: "insertRows(_:at:)") @discardableResult
  public func insertRows(_ cells: [TableCell], _ place: RowPlace) throws -> [NodeID] {
    try insertRows(cells, at: place)
  }

  /// The old name of ``insertRows(at:_:)``.
  @available(*, deprecated, renamed: "insertRows(at:_:)") @discardableResult
  public func insertRows(
    _ place: RowPlace, @TableCellBuilder _ cells: () -> TableCellBuilder.Cells
  ) throws -> [NodeID] {
    try insertRows(cells().array, at: place)
  }

  /// The old name of ``moveRows(_:to:)``.
  @available(*, deprecated, renamed: "moveRows(_:to:)") @discardableResult
  public func moveRows(_ selector: TableSelector, _ place: RowPlace) throws -> [DataPath] {
    try moveRows(selector, to: place)
  }

  /// The old name of ``editRows(_:merging:)``.
  @available(*, deprecated, renamed: "editRows(_:merging:)")
  public func editRows(_ selector: TableSelector, _ attributes: TableCell) throws {
    try editRows(selector, merging: attributes)
  }

  /// The old name of ``insertSections(_:at:)``.
  @available(*, deprecated, renamed: "insertSections(_:at:)") @discardableResult
  public func insertSections(_ sections: [TableSection], _ place: SectionPlace) throws -> Range<Int>
  {
    try insertSections(sections, at: place)
  }

  /// The old name of ``moveSections(_:to:)``.
  @available(*, deprecated, renamed: "moveSections(_:to:)") @discardableResult
  public func moveSections(_ selector: TableSelector, _ place: SectionPlace) throws -> [Int] {
    try moveSections(selector, to: place)
  }
}

extension RowPlace {
  /// The old name of ``path(_:)``.
  @available(*, deprecated, renamed: "path(_:)")
  public static func at(_ path: DataPath) -> Self { .path(path) }
}

extension SectionPlace {
  /// The old name of ``index(_:)``.
  @available(*, deprecated, renamed: "index(_:)")
  public static func at(_ index: Int) -> Self { .index(index) }
}

extension TableLayout {
  /// The old name of ``writtenPath(at:)``.
  @available(*, deprecated, renamed: "writtenPath(at:)")
  public func staticPath(at path: TablePath) -> DataPath? { writtenPath(at: path) }

  /// The old name of ``tablePath(ofWritten:)``.
  @available(*, deprecated, renamed: "tablePath(ofWritten:)")
  public func tablePath(ofStatic path: DataPath) -> TablePath? { tablePath(ofWritten: path) }
}

extension RowContent {
  /// The old name of ``rowActions``.
  @available(*, deprecated, renamed: "rowActions")
  public var offers: [RowAction.Place: [RowAction]] { rowActions }
}

extension TableAccessory {
  /// The old name of ``labeled(_:)``.
  @available(*, deprecated, renamed: "labeled(_:)")
  public func labelled(_ label: String) -> TableAccessory { labeled(label) }
}
