package import TableCore

extension TableScreen: TableModelOwner {
  package var diagnosticName: String { "\(type(of: self))" }

  package func keepsDrafts(_ row: NodeID) -> Bool { owner(of: row).settingValues.keepsDrafts }

  /// What a cell made for the question says: those of a host are none of the model's.
  package func fieldKind(of control: String, in row: NodeID) -> RowControl.FieldKind? {
    guard let cell = model.formCell(row) else { return nil }
    let rowCell = cell.kind.type.init()
    rowCell.onLoad()
    let content = RowContent(
      kind: cell.kind.name, body: rowCell.body(for: rowContext(of: row, cell)))
    return content.controls.first { $0.name == control }?.fieldKind
  }

  package var emptyPolicy: TableEmptyPolicy { settingValues.emptyPolicy }

  package var animations: ChangeSet.Animations { settingValues.animations }

  package func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout) {
    if failure != nil, !showsNothing { failures = [] }
    // No reading follows where the rows are the model's own.
    if model.ownsRows { edges = (tableHeader, tableFooter) }
    if let top = topPath.flatMap({ old.row(at: $0)?.id }) {
      topPath = layout.tablePath(of: top) ?? topPath
    }
    guard isShown, let host = navigator?.host else { return }
    host.apply(changes, from: old, to: model.layout, in: self)
    refreshChrome()
    restorePending()
    giveFocus()
    // Rows that went may have brought the end into view.
    if !changes.deletedRows.isEmpty || !changes.deletedSections.isEmpty { loadMoreAtEnd() }
  }

  package func modelStateChanged(_ model: TableModel) { refreshChrome() }

  package func modelSelectionChanged(_ model: TableModel) { tellSelection() }

  /// A row that was deleted, and that the data still has, returns with the next reading.
  func reportReturned() {
    guard !deletedByHand.isEmpty else { return }
    for (name, title) in deletedByHand where model.has(name) {
      model.report(
        .returnedRow, "the deleted row \(title) came back", row: title, key: "deleteAction")
    }
    deletedByHand = [:]
  }
}
