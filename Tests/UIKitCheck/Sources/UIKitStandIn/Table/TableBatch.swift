public import Foundation

/// The changes of one batch, and what UIKit would have against them.
public struct TableBatch: Sendable {
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var movedSections: [(from: Int, to: Int)] = []
  public var reloadedSections: [Int] = []
  public var deletedRows: [IndexPath] = []
  public var insertedRows: [IndexPath] = []
  public var movedRows: [(from: IndexPath, to: IndexPath)] = []
  public var reloadedRows: [IndexPath] = []
  public var reconfiguredRows: [IndexPath] = []

  public init() {}

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
  }

  /// Returns what does not add up, by the numbers of rows in the sections before and after.
  public func problems(before: [Int], after: [Int]) -> [String] {
    let sections = sectionProblems(before, after)
    // With other sections than these nothing can be said of rows.
    return sections.isEmpty ? rowProblems(before, after) + mixProblems : sections
  }

  private func sectionProblems(_ before: [Int], _ after: [Int]) -> [String] {
    var problems: [String] = []
    func check(_ isRight: Bool, _ text: String) { if !isRight { problems.append(text) } }
    check(
      before.count - deletedSections.count + insertedSections.count == after.count,
      "\(before.count) sections, \(deletedSections.count) deleted, \(insertedSections.count) "
        + "inserted, but \(after.count) after")
    let left = deletedSections + movedSections.map(\.from)
    let taken = insertedSections + movedSections.map(\.to)
    check((left + reloadedSections).allSatisfy(before.indices.contains), "no such section before")
    check(taken.allSatisfy(after.indices.contains), "no such section after")
    check(Set(left).count == left.count, "a section is deleted or moved twice")
    check(Set(taken).count == taken.count, "a section comes twice to one place")
    check(Set(left).isDisjoint(with: reloadedSections), "a section is reloaded that goes or moves")
    return problems
  }

  private func rowProblems(_ before: [Int], _ after: [Int]) -> [String] {
    var problems: [String] = []
    func check(_ isRight: Bool, _ text: String) { if !isRight { problems.append(text) } }
    let out = deletedRows + movedRows.map(\.from)
    let come = insertedRows + movedRows.map(\.to)
    let refreshed = reloadedRows + reconfiguredRows
    for path in out + refreshed {
      check(
        before.indices.contains(path.section) && before[path.section] > path.row,
        "no row \(path) before")
      check(!deletedSections.contains(path.section), "\(path) goes with its section")
      check(!reloadedSections.contains(path.section), "\(path) is reloaded with its section")
    }
    for path in come {
      check(
        after.indices.contains(path.section) && after[path.section] > path.row,
        "no row \(path) after")
      check(!insertedSections.contains(path.section), "\(path) comes with its section")
    }
    check(Set(out).count == out.count, "a row is deleted or moved twice")
    check(Set(come).count == come.count, "a row comes twice to one place")
    check(Set(refreshed).count == refreshed.count, "a row is refreshed twice")
    for (old, new) in stayingSections(before.count, after.count)
    where !reloadedSections.contains(old) {
      let expected =
        before[old] - out.count { $0.section == old } + come.count { $0.section == new }
      check(
        expected == after[new],
        "section \(old) had \(before[old]) rows and should have \(expected), but has \(after[new])")
    }
    return problems
  }

  /// What UIKit is known to refuse, or to draw wrongly, in one batch.
  private var mixProblems: [String] {
    var problems: [String] = []
    func check(_ isRight: Bool, _ text: String) { if !isRight { problems.append(text) } }
    let moved = Set(movedRows.map(\.from))
    let refreshed = Set(reloadedRows + reconfiguredRows)
    let changesRows = !(deletedRows + insertedRows).isEmpty || !moved.isEmpty
    check(moved.isDisjoint(with: refreshed), "a row moves and is refreshed")
    check(refreshed.isDisjoint(with: deletedRows), "a row is deleted and refreshed")
    check(
      movedSections.isEmpty || !(changesRows || !refreshed.isEmpty),
      "sections move while rows change")
    check(moved.isEmpty || deletedRows.isEmpty, "rows move while others go")
    check(
      refreshed.isEmpty || (!changesRows && deletedSections.isEmpty && insertedSections.isEmpty),
      "rows are refreshed while others come, go or move")
    return problems
  }

  /// The old and new places of the sections that stay, those that move among them.
  func stayingSections(_ before: Int, _ after: Int) -> [(old: Int, new: Int)] {
    let left = Set(deletedSections + movedSections.map(\.from))
    let taken = Set(insertedSections + movedSections.map(\.to))
    let old = (0..<before).filter { !left.contains($0) }
    let new = (0..<after).filter { !taken.contains($0) }
    return Array(zip(old, new)) + movedSections.map { ($0.from, $0.to) }
  }
}
