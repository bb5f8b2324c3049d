/// A part of a change set that a table view of UIKit accepts as one batch, and the layout after it.
public struct ChangeStage {
  /// The changes; their old positions are those before this stage.
  public let changes: ChangeSet
  /// The rows that the table view has to hold after this stage.
  public let layout: TableLayout
}

extension ChangeSet {
  /// Divides the changes into batches that `UITableView` accepts.
  ///
  /// `UITableView` refuses, or draws wrongly, a batch that deletes one row and moves another to its place, that
  /// moves a section and changes rows in it, or that reloads a row that moves (reported for the packages
  /// RxDataSources, issue 321, and DifferenceKit, issues 42, 96 and 106). So deletions are the first batch, insertions and
  /// moves of sections the second, insertions and moves of rows the third, and refreshes the last. Without moves,
  /// deletions and insertions are one batch.
  ///
  /// Complexity: O(*n*) in the rows of the sections that lose rows, and in the changes.
  public func stages(from old: TableLayout, to new: TableLayout) -> [ChangeStage] {
    let hasMoves = !movedRows.isEmpty || !movedSections.isEmpty
    let structure =
      hasMoves ? movingStages(old, new) : [ChangeStage(changes: structure, layout: new)]
    var refreshes = ChangeSet()
    refreshes.refreshedSections = refreshedSections
    refreshes.refreshedRows = refreshedRows.map {
      RowRefresh(old: $0.new, new: $0.new, kind: $0.kind)
    }
    let stages = structure + [ChangeStage(changes: refreshes, layout: new)]
    return stages.filter { !$0.changes.isEmpty }.map { stage in
      var changes = stage.changes
      changes.animations = animations
      return ChangeStage(changes: changes, layout: stage.layout)
    }
  }

  /// The insertions, deletions and moves, without refreshes.
  public var structure: ChangeSet {
    var changes = self
    changes.refreshedRows = []
    changes.refreshedSections = []
    return changes
  }

  private func movingStages(_ old: TableLayout, _ new: TableLayout) -> [ChangeStage] {
    var going = ChangeSet()
    going.deletedSections = deletedSections
    going.deletedRows = deletedRows
    let left = old.without(sections: deletedSections, rows: deletedRows)

    var ordering = ChangeSet()
    ordering.insertedSections = insertedSections
    let ordered = left.ordered(as: new)
    ordering.movedSections = movedSections.compactMap { move in
      guard let from = left.index(ofSection: old.sections[move.from].id) else { return nil }
      return SectionMove(from: from, to: move.to)
    }

    var coming = ChangeSet()
    coming.insertedRows = insertedRows
    coming.movedRows = movedRows.compactMap { move in
      let id = new.sections[move.to.section].rows.id(at: move.to.row)
      return ordered.place(of: id, from: old.sections[move.from.section].id).map {
        RowMove(from: $0, to: move.to)
      }
    }
    return [
      ChangeStage(changes: going, layout: left), ChangeStage(changes: ordering, layout: ordered),
      ChangeStage(changes: coming, layout: new),
    ]
  }
}

extension TableLayout {
  /// Returns the layout without some of its sections and rows.
  fileprivate func without(sections gone: [Int], rows: [ChangeSet.RowSpan]) -> TableLayout {
    let goneSections = Set(gone)
    let goneRows = Dictionary(grouping: rows, by: \.section)
    let left = sections.indices.compactMap { index -> LayoutSection? in
      if goneSections.contains(index) { return nil }
      guard let spans = goneRows[index] else { return sections[index] }
      return sections[index].without(spans.flatMap { Array($0.rows) })
    }
    return with(sections: left)
  }

  /// Returns the layout with its sections, and those that it lacks, in the order of another.
  fileprivate func ordered(as new: TableLayout) -> TableLayout {
    with(
      sections: new.sections.map { section in
        index(ofSection: section.id).map { sections[$0] } ?? section
      })
  }

  /// Returns the place of a row in the section with an identity, or nil if either is missing.
  fileprivate func place(of row: NodeID, from section: NodeID) -> TablePath? {
    guard let index = index(ofSection: section) else { return nil }
    return sections[index].rows.index(of: row).map { TablePath(index, $0) }
  }
}

extension LayoutSection {
  /// Returns the section without some of its visible rows, by their places, ascending.
  fileprivate func without(_ places: [Int]) -> LayoutSection {
    var rows = rows
    rows.remove(ascending: places)
    // Without the rows below others, a section has no depths, as in a layout that never had those rows.
    let depths = depths?.removing(ascending: places)
    return LayoutSection(
      id: id, content: content, indexTitle: indexTitle, rows: rows,
      depths: depths?.isFlat == true ? nil : depths, own: own, inner: inner)
  }
}
