extension TableModel {
  /// Reports the values that a cell was given and could not take.
  func checkMistakes(of cell: TableCell, in section: SectionNode) {
    for mistake in cell.mistakes {
      let wanted = mistake.key.known?.accepts.name ?? ""
      report(
        .wrongValue, "expected \(wanted), found \(mistake.value.kind.name)", in: section,
        row: cell.title ?? cell.id?.description, key: mistake.key.name)
    }
  }

  /// Reports ids of rows that come by hand where they stand twice among those, or once among the others of the section.
  func checkNewIDs(of cells: [TableCell], in section: SectionNode) {
    guard section.rows.count <= SectionReading.checkedCount.first else { return }
    let known = cells.filter { cell in cell.id.map { section.row($0) != nil } ?? false }
    checkDuplicates((known + cells).map { ($0.id, $0.title) }, in: section)
  }

  /// Reports ids that stand more than once among the rows of a section.
  ///
  /// Such rows are told apart by their order, so the report is a help and no more: it is left out for
  /// sections so long that the check would be felt.
  func checkDuplicates(_ rows: [(id: TableCell.ID?, title: String?)], in section: SectionNode) {
    var seen: Set<TableCell.ID> = []
    var twice: Set<TableCell.ID> = []
    for row in rows {
      guard let id = row.id else { continue }
      if !seen.insert(id).inserted && twice.insert(id).inserted {
        report(
          .duplicateID, "duplicate id \(id)", in: section, row: row.title ?? id.description,
          key: "id")
      }
    }
  }
}
