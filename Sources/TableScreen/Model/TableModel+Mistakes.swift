extension TableModel {
  /// Reports the values that a cell was given and could not take.
  func checkMistakes(of cell: TableCell, in section: SectionNode) {
    for mistake in cell.mistakes {
      let wanted = mistake.key.known?.accepts.name ?? ""
      report(
        "expected \(wanted), found \(mistake.value.kind.name)", in: section,
        row: cell.title ?? cell.id?.description, key: mistake.key.name,
        why: "the attribute is ignored; the row shows without it",
        remedy: "give the key \(mistake.key.name) a value of a kind that it takes")
    }
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
          "duplicate id \(id)", in: section, row: row.title ?? id.description, key: "id",
          why: "rows of one id are told apart by their order only, so state may pass between them",
          remedy: "give each row of the section an id of its own")
      }
    }
  }
}
