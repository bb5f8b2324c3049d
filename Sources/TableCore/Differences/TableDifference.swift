extension TableLayout {
  /// Returns the changes that turn `old` into this layout, with as few moves as possible.
  ///
  /// A row that left one section for another is moved, unless its old section was deleted or its new one inserted.
  /// A section in which a search hides or shows rows in more than 4,096 places is deleted and inserted again.
  /// Complexity: O(*s* + *r*) for *s* sections and the *r* rows of sections that are not the
  /// same object, and O(*m* log *m*) for *m* rows that may have moved.
  public func changes(from old: TableLayout) -> ChangeSet {
    var changes = ChangeSet()
    let pairs = old.pairSections(with: self, noting: &changes)
    var gone: [(section: Int, rows: [Range<Int>])] = []
    var come: [(section: Int, rows: [Range<Int>])] = []
    for (a, b) in pairs where old.sections[a] !== sections[b] {
      let rows = RowDifference(from: old.sections[a].rows, to: sections[b].rows)
      if rows.isWholesale {
        changes.replaceSection(a, by: b)
        continue
      }
      if old.sections[a].content != sections[b].content { changes.refreshedSections.append(b) }
      if !rows.gone.isEmpty { gone.append((a, rows.gone)) }
      if !rows.come.isEmpty { come.append((b, rows.come)) }
      changes.movedRows += rows.moved.map {
        .init(from: TablePath(a, $0.old), to: TablePath(b, $0.new))
      }
      for (from, to) in rows.refreshed { changes.refresh(old, a, from, self, b, to) }
    }
    moveAcrossSections(from: old, gone: &gone, come: &come, noting: &changes)
    changes.deletedRows = gone.sorted { $0.section < $1.section }.flatMap(ChangeSet.spans)
    changes.insertedRows = come.sorted { $0.section < $1.section }.flatMap(ChangeSet.spans)
    changes.refreshedSections.sort()
    changes.deletedSections.sort()
    changes.insertedSections.sort()
    return changes
  }

  /// Returns the old and new places of the sections that are in both layouts, and notes the others.
  private func pairSections(
    with new: TableLayout, noting changes: inout ChangeSet
  ) -> [(old: Int, new: Int)] {
    let isUnchanged =
      sections.count == new.sections.count
      && zip(sections, new.sections).allSatisfy { $0.id == $1.id }
    if isUnchanged { return sections.indices.map { ($0, $0) } }
    var pairs: [(old: Int, new: Int)] = []
    for (place, section) in new.sections.enumerated() {
      if let match = index(ofSection: section.id) {
        pairs.append((match, place))
      } else {
        changes.insertedSections.append(place)
      }
    }
    changes.deletedSections = sections.indices.filter {
      new.index(ofSection: sections[$0].id) == nil
    }
    let staying = Set(longestIncreasingSubsequence(pairs.map(\.old)))
    changes.movedSections = pairs.indices.filter { !staying.contains($0) }.map {
      .init(from: pairs[$0].old, to: pairs[$0].new)
    }
    return pairs
  }

  /// Turns rows that left one section and came to another into moves.
  private func moveAcrossSections(
    from old: TableLayout, gone: inout [(section: Int, rows: [Range<Int>])],
    come: inout [(section: Int, rows: [Range<Int>])], noting changes: inout ChangeSet
  ) {
    guard !gone.isEmpty, !come.isEmpty,
      gone.count > 1 || come.count > 1 || gone[0].section != come[0].section
    else { return }
    var leaving: [NodeID: TablePath] = [:]
    for (section, rows) in gone {
      for row in rows.joined() {
        leaving[old.sections[section].rows.id(at: row)] = TablePath(section, row)
      }
    }
    var moved: Set<TablePath> = []
    for index in come.indices {
      let section = come[index].section
      var rest: [Range<Int>] = []
      for row in come[index].rows.joined() {
        guard let from = leaving[sections[section].rows.id(at: row)] else {
          rest.extend(to: row)
          continue
        }
        changes.movedRows.append(.init(from: from, to: TablePath(section, row)))
        changes.refresh(old, from.section, from.row, self, section, row)
        moved.insert(from)
      }
      come[index].rows = rest
    }
    guard !moved.isEmpty else { return }
    for index in gone.indices {
      let section = gone[index].section
      gone[index].rows =
        gone[index].rows.joined().filter {
          !moved.contains(TablePath(section, $0))
        }
        .joinedRanges
    }
  }
}

extension ChangeSet {
  /// Replaces the move of a section, if any, by a deletion and an insertion.
  fileprivate mutating func replaceSection(_ old: Int, by new: Int) {
    movedSections.removeAll { $0.from == old }
    deletedSections.append(old)
    insertedSections.append(new)
  }

  /// Adds a refresh of a row, if its stamps differ.
  fileprivate mutating func refresh(
    _ old: TableLayout, _ a: Int, _ from: Int, _ new: TableLayout, _ b: Int, _ to: Int
  ) {
    let stamps = (old.sections[a].rows.stamp(at: from), new.sections[b].rows.stamp(at: to))
    guard stamps.0 != stamps.1 else { return }
    refreshedRows.append(
      .init(
        old: TablePath(a, from), new: TablePath(b, to),
        kind: Stamp.needsReload(stamps.0, stamps.1) ? .reload : .reconfigure))
  }

  fileprivate static func spans(_ section: Int, _ rows: [Range<Int>]) -> [RowSpan] {
    rows.map { RowSpan(section: section, rows: $0) }
  }
}
