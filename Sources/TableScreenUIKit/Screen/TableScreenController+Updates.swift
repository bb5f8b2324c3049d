#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// Updates of the rows, which all go through this file.
extension TableScreenController {
  /// Applies a change set, in batches that the table view accepts.
  func apply(_ changes: ChangeSet, from old: TableLayout, to new: TableLayout) {
    // The table view has already moved a row that is dropped.
    guard isViewLoaded, !isDropping else { return }
    // Outside a window a table view lays out no rows, so they are reloaded when it is back.
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

  /// Tells the table view of the changes, inside a batch.
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

  /// Draws headers and footers again, and reloads a section whose header came or went, in a batch
  /// of its own.
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

  /// Sends an event to the screen; on the next turn while the table view waits for an answer.
  func tell(_ event: TableEvent) {
    guard isAsked else { return screen.send(event) }
    Task { [weak self] in self?.screen.send(event) }
  }

  /// Runs an answer to the table view, which may not be changed meanwhile.
  func asked(_ answer: () -> Void) {
    let wasAsked = isAsked
    isAsked = true
    answer()
    isAsked = wasAsked
  }

  /// Schedules a reload of all rows for the next turn.
  func setNeedsReload() {
    guard !needsReload else { return }
    needsReload = true
    Task { [weak self] in self?.reloadIfNeeded() }
  }

  /// Reloads all rows, if that is due and the table view is in a window.
  func reloadIfNeeded() {
    if needsReload, isViewLoaded, tableView.window != nil { reload() }
  }

  /// Reloads all rows, if that is due, before the view is in a window.
  ///
  /// A table view that a container keeps in its own view is laid out as soon as that is in the window.
  func reloadBeforeAppearing() { if needsReload, isViewLoaded { reload() } }

  private func reload() {
    needsReload = false
    shown = screen.layout
    tableView.reloadData()
    scrollWhereWanted()
    reportDisplayed()
  }

  /// True if the table view can scroll to a row of `shown`.
  var canScroll: Bool { isViewLoaded && !needsReload && tableView.window != nil }

  /// Scrolls to the row that was asked for while the table view could not.
  func scrollWhereWanted() {
    guard canScroll, let wanted = host.takeWantedScroll(of: screen),
      let path = shown.tablePath(of: wanted.row)
    else { return }
    tableView.scrollToRow(
      at: IndexPath(path), at: UITableView.ScrollPosition(wanted.position), animated: false)
  }

  /// Lays the rows out before they are seen, and removes those that turn out to be hidden.
  ///
  /// Rows that a scroll brings are laid out by the table view itself, which may not be changed
  /// then: the hidden ones among them leave on the next turn.
  func showFirstRows() {
    guard !needsReload, tableView.window != nil else { return }
    host.navigator.drawing { tableView.layoutIfNeeded() }
  }

  /// Draws everything again, such as after the size of texts changed.
  func redraw() {
    for row in Array(cells.keys) { refresh(row) }
    redrawEdges()
    showTitleView(before: nil)
    showTableEdges()
    measureRows()
  }

  /// Draws rows again in edit mode, since their neighbors decide where they can be moved.
  func redrawNeighbors() {
    if chrome.isEditing { for row in Array(cells.keys) { refresh(row) } }
  }

  /// Measures the rows again, such as while a text grows.
  func measureRows() {
    if !needsReload, tableView.window != nil { tableView.performBatchUpdates {} }
  }
}
#endif
