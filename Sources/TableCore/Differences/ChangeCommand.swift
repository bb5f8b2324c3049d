extension ChangeSet {
  /// One change of one section or row.
  public struct Command: Hashable, Sendable {
    /// The place of a row or section on screen.
    public enum Place: Hashable, Sendable {
      /// A section.
      case section(Int)
      /// A row.
      case row(TablePath)
    }

    /// The kind of change.
    public let kind: Kind
    /// The section or row.
    public let node: NodeID
    /// Its place in the old layout, or nil if it is inserted.
    public let old: Place?
    /// Its place in the new layout, or nil if it is deleted.
    public let new: Place?
    /// Indicates whether the change follows from that of its section, and so is not listed in the change set.
    public let isImplied: Bool
  }

  /// Returns the changes one by one: refreshes; deleted sections, then deleted rows, both from the end; inserted sections,
  /// then inserted rows; moves.
  ///
  /// The rows of a deleted section come right before it, and those of an inserted one right behind it, as
  /// ``Command/isImplied``.
  ///
  /// A list of your own that follows the table removes each deleted section together with its rows. A deleted row's old
  /// place counts the sections from before any was deleted, so find the row by ``Command/node``, or by its place in a copy
  /// of the old list. The new places count all that is there in the end: take out what moves, too, by its node, and then
  /// put in what was inserted and what moved, sections first, from the first new place to the last one.
  ///
  /// Complexity: O(*n*) in the changed rows, those of deleted and inserted sections among them.
  public func commands(from old: TableLayout, to new: TableLayout) -> [Command] {
    refreshes(new) + deletions(old) + insertions(new) + moves(new)
  }

  private func refreshes(_ new: TableLayout) -> [Command] {
    let sections = refreshedSections.map { section in
      Command.section(.refreshSections, new.sections[section].id, nil, section)
    }
    let rows = refreshedRows.map { row in
      Command(
        kind: .refreshRows, node: new.sections[row.new.section].rows.id(at: row.new.row),
        old: .row(row.old), new: .row(row.new), isImplied: false)
    }
    return sections + rows
  }

  private func deletions(_ old: TableLayout) -> [Command] {
    func row(_ path: TablePath, isImplied: Bool) -> Command {
      Command(
        kind: .deleteRows, node: old.sections[path.section].rows.id(at: path.row),
        old: .row(path), new: nil, isImplied: isImplied)
    }
    let sections = deletedSections.reversed().flatMap { section in
      old.sections[section].paths(in: section).reversed().map { row($0, isImplied: true) }
        + [.section(.deleteSections, old.sections[section].id, section, nil)]
    }
    return sections + deletedPaths.reversed().map { row($0, isImplied: false) }
  }

  private func insertions(_ new: TableLayout) -> [Command] {
    func row(_ path: TablePath, isImplied: Bool) -> Command {
      Command(
        kind: .insertRows, node: new.sections[path.section].rows.id(at: path.row),
        old: nil, new: .row(path), isImplied: isImplied)
    }
    let sections = insertedSections.flatMap { section in
      [.section(.insertSections, new.sections[section].id, nil, section)]
        + new.sections[section].paths(in: section).map { row($0, isImplied: true) }
    }
    return sections + insertedPaths.map { row($0, isImplied: false) }
  }

  private func moves(_ new: TableLayout) -> [Command] {
    let sections = movedSections.map { move in
      Command.section(.moveSections, new.sections[move.to].id, move.from, move.to)
    }
    let rows = movedRows.map { move in
      Command(
        kind: .moveRows, node: new.sections[move.to.section].rows.id(at: move.to.row),
        old: .row(move.from), new: .row(move.to), isImplied: false)
    }
    return sections + rows
  }
}

extension ChangeSet.Command {
  fileprivate static func section(
    _ kind: ChangeSet.Kind, _ node: NodeID, _ old: Int?, _ new: Int?
  ) -> Self {
    Self(
      kind: kind, node: node, old: old.map { .section($0) }, new: new.map { .section($0) },
      isImplied: false)
  }
}

extension LayoutSection {
  /// Returns the positions of the section's rows, where the section is number `section`.
  fileprivate func paths(in section: Int) -> [TablePath] {
    (0..<rows.count).map { TablePath(section, $0) }
  }
}
