#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// All changes of the rows go through here.
extension TableScreenController {
  /// Carries out a change set, in batches that the table view accepts.
  func apply(_ changes: ChangeSet, from old: TableLayout, to new: TableLayout) {
    // A row that is dropped has been moved already.
    guard isViewLoaded, !isDropping else { return }
    // Out of a window a table view does not lay out its rows: it asks for all of them when it is back.
    guard !needsReload, tableView.window != nil else {
      shown = new
      return setNeedsReload()
    }
    let isAnimated = ChangeSet.Kind.allCases.contains { changes.animations[$0] != .off }
    if isAnimated {
      perform(changes, from: old, to: new)
    } else {
      UIView.performWithoutAnimation { perform(changes, from: old, to: new) }
    }
    for refresh in changes.refreshedRows {
      if let row = shown.row(at: refresh.new)?.id, cells[row] != nil {
        showSelection(of: row, animated: true)
      }
    }
    redrawNeighbors()
    reportDisplayed()
  }

  private func perform(_ changes: ChangeSet, from old: TableLayout, to new: TableLayout) {
    for stage in changes.stages(from: old, to: new) {
      tableView.performBatchUpdates {
        self.shown = stage.layout
        self.perform(stage.changes)
      }
      refreshEdges(stage.changes, from: old)
    }
    shown = new
  }

  /// Tells the table view what changes, within a batch.
  private func perform(_ changes: ChangeSet) {
    func animation(_ kind: ChangeSet.Kind) -> UITableView.RowAnimation {
      UITableView.RowAnimation(changes.animations[kind])
    }
    func paths(_ paths: [TablePath]) -> [IndexPath] { paths.map { IndexPath($0) } }
    let reloads = changes.refreshedRows.filter { $0.kind == .reload }.map(\.old)
    let others = changes.refreshedRows.filter { $0.kind == .reconfigure }.map(\.old)
    if !changes.deletedSections.isEmpty {
      tableView.deleteSections(
        IndexSet(changes.deletedSections), with: animation(.deleteSections))
    }
    if !changes.insertedSections.isEmpty {
      tableView.insertSections(
        IndexSet(changes.insertedSections), with: animation(.insertSections))
    }
    for move in changes.movedSections { tableView.moveSection(move.from, toSection: move.to) }
    if !changes.deletedRows.isEmpty {
      tableView.deleteRows(at: paths(changes.deletedPaths), with: animation(.deleteRows))
    }
    if !changes.insertedRows.isEmpty {
      tableView.insertRows(at: paths(changes.insertedPaths), with: animation(.insertRows))
    }
    for move in changes.movedRows {
      tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
    }
    if !reloads.isEmpty {
      tableView.reloadRows(at: paths(reloads), with: animation(.refreshRows))
    }
    if !others.isEmpty { tableView.reconfigureRows(at: paths(others)) }
  }

  /// Draws headers and footers again; a section whose header came or went is made anew, in a batch of its own.
  private func refreshEdges(_ changes: ChangeSet, from old: TableLayout) {
    let sections = changes.refreshedSections
    guard !sections.isEmpty else { return }
    let anew = sections.filter { !refreshEdges(of: $0, from: old) }
    tableView.performBatchUpdates {
      guard !anew.isEmpty else { return }
      let animation = UITableView.RowAnimation(changes.animations[.refreshSections])
      self.tableView.reloadSections(IndexSet(anew), with: animation)
    }
  }

  /// Tells the screen what a person did; while the table view asks, right after that.
  func tell(_ event: TableEvent) {
    guard isAsked else { return screen.send(event) }
    Task { [weak self] in self?.screen.send(event) }
  }

  /// Answers the table view, which may not be changed meanwhile.
  func asked(_ answer: () -> Void) {
    let wasAsked = isAsked
    isAsked = true
    answer()
    isAsked = wasAsked
  }

  /// Asks for all rows again, as soon as that can be done.
  func setNeedsReload() {
    guard !needsReload else { return }
    needsReload = true
    Task { [weak self] in self?.reloadIfNeeded() }
  }

  /// Asks for all rows again, where that is due and the table view is in a window.
  func reloadIfNeeded() {
    guard needsReload, isViewLoaded, tableView.window != nil else { return }
    needsReload = false
    shown = screen.layout
    tableView.reloadData()
    reportDisplayed()
  }

  /// Makes the rows before they are seen, and takes those away that turn out to be hidden.
  ///
  /// Rows that come by a scroll the table view makes while it is laid out to be shown, and then may not be changed: what is
  /// hidden of them goes on the next turn.
  func showFirstRows() {
    guard !needsReload, tableView.window != nil else { return }
    host.navigator.drawing { tableView.layoutIfNeeded() }
  }

  /// Draws everything again, as where texts are of another size now.
  func redraw() {
    for row in Array(cells.keys) { refresh(row) }
    redrawEdges()
    showTitleView(before: nil)
    showTableEdges()
    measureRows()
  }

  /// Draws rows again whose neighbors are others now: where they can be moved to is another place.
  func redrawNeighbors() {
    if chrome.isEditing { for row in Array(cells.keys) { refresh(row) } }
  }

  /// Lets the table view measure its rows again, as while a text grows.
  func measureRows() {
    if !needsReload, tableView.window != nil { tableView.performBatchUpdates {} }
  }
}
#endif
