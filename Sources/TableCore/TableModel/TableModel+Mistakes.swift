extension TableModel {
  /// Reports that a selector matches nothing that the operation `deed` could change.
  package func reportNothing(_ selector: TableSelector, _ deed: String, _ wanted: String) {
    report(.nothingMeant, "\(deed): \(selector) means no \(wanted) of this table")
  }

  /// Reports the values that a cell was given and could not take.
  func checkMistakes(of cell: TableCell, in section: SectionNode) {
    for report in mistakes(of: cell, in: section) { TableDiagnostics.report(report) }
  }

  /// Returns the reports of the values that the cell of a row was given and could not take.
  package func mistakes(of row: NodeID) -> [TableDiagnostic] {
    guard let (section, _) = tree.find(row), let cell = cell(row) else { return [] }
    return mistakes(of: cell, in: section)
  }

  private func mistakes(of cell: TableCell, in section: SectionNode) -> [TableDiagnostic] {
    cell.mistakes.map { mistake in
      let known = mistake.key.known
      let isOfKind = known?.accepts.contains(mistake.value.kind) ?? false
      let image: TableImage? =
        switch mistake.value {
        case .image(let image): image
        case .accessory(let accessory): accessory.image
        default: nil
        }
      let range = isOfKind ? image == nil ? known?.range : TableImage.range : nil
      let wanted = (isOfKind ? range?.name : known?.accepts.name) ?? ""
      let found =
        isOfKind
        ? image?.badMeasures ?? "\(mistake.value.plainValue)" : mistake.value.kind.name
      let isTaken =
        isOfKind && (image?.hasNumbers ?? (range?.nearest(to: mistake.value) != nil))
      return TableDiagnostic(
        kind: DiagnosticKind.wrongValue.rawValue, what: "expected \(wanted), found \(found)",
        place: .init(
          screen: owner?.diagnosticName, section: section.name,
          row: cell.title ?? cell.id?.description, key: mistake.key.name),
        why: isTaken
          ? NumberRange.nearestTaken : "the attribute is ignored; the row shows without it",
        remedy: range?.remedy ?? "give the key a value of a kind that it takes")
    }
  }

  /// Reports the heights of a section's views that are out of range.
  func checkHeights(of section: SectionNode) {
    for (key, view) in [
      ("header", section.descriptor.headerView), ("footer", section.descriptor.footerView),
    ] {
      guard let height = view?.wrongHeight else { continue }
      report(
        .wrongValue, "expected \(TableSectionView.range.name), found \(height)", in: section,
        key: key,
        why: view?.height == nil
          ? "the height is ignored; the view has the host's own" : NumberRange.nearestTaken,
        remedy: TableSectionView.range.remedy)
    }
  }

  /// Reports a section whose count of computed rows exceeds the limit, or is negative.
  func checkCount(of rows: any RowProvider, in section: SectionNode) {
    guard let rows = rows as? ComputedRows else { return }
    if rows.wantedCount < 0 {
      report(
        .wrongValue, "expected a count of zero or more, found \(rows.wantedCount)", in: section,
        key: "count", why: "the section has no rows")
    }
    guard rows.wantedCount > rows.count, rows.count > 0 else { return }
    report(
      .tooManyRows, "expected at most \(ComputedRows.limit) rows, found \(rows.wantedCount)",
      in: section, key: "count")
  }

  /// Reports ids of inserted rows that occur twice among these, or already in the section.
  func checkNewIDs(of cells: [TableCell], in section: SectionNode) {
    guard section.rows.count <= SectionReading.checkedCount.first else { return }
    let known = cells.filter { cell in cell.id.map { tree.row($0, in: section) != nil } ?? false }
    checkDuplicates((known + cells).map { ($0.id, $0.title) }, in: section)
  }

  /// Reports ids that stand more than once among the rows of a section.
  ///
  /// Rows with the same id are told apart by their order, so the table works without the check; callers leave it out for
  /// sections so long that it would cause a noticeable delay.
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

  /// Reports ids that two sections of a group have, each once.
  func checkSectionIDs(of sections: [TableSection]) {
    guard sections.count > 1 else { return }
    // For each id, whether all sections that have it were checked by their reader.
    var seen: [TableCell.ID: Bool] = [:]
    for section in sections {
      guard let id = section.id else { continue }
      let areChecked = seen[id]
      seen[id] = areChecked != false && section.hasCheckedIDs
      guard areChecked != nil, seen[id] == false, reportedSections.insert(id).inserted
      else { continue }
      TableDiagnostics.report(
        .duplicateSection, "two sections have the id \(id)",
        at: .init(
          screen: owner?.diagnosticName, section: section.title ?? id.description, key: "id"))
    }
  }

  /// Reports duplicate ids among the rows of a lazy section, in one report however many there are.
  ///
  /// Rows of one source, such as a query, are reported once, however many sections they stand in.
  func checkDuplicates(of rows: any RowProvider, in section: SectionNode) {
    let memory = rows.reports
    guard memory?.saidDuplicates != true else { return }
    var seen: Set<TableCell.ID> = []
    var twice: Set<TableCell.ID> = []
    var first: TableCell.ID?
    var nameless = 0
    for index in 0..<rows.count {
      guard let id = rows.id(at: index) else {
        nameless += 1
        continue
      }
      guard !seen.insert(id).inserted else { continue }
      first = first ?? id
      twice.insert(id)
    }
    guard first != nil || nameless > 1 else { return }
    memory?.saidDuplicates = true
    let others = twice.count > 1 ? ", and \(twice.count - 1) more" : ""
    let what = first.map { "duplicate id \($0)\(others)" } ?? "\(nameless) rows without an id"
    report(
      .duplicateID, what, in: section, row: first?.description, key: "id",
      why: first == nil ? "Rows of one section have no id." : nil)
  }
}
