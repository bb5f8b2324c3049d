#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// Row actions of swipes, and the controls of edit mode.
extension TableScreenController {
  /// Returns the row actions of a swipe from the end of a row.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), let content = content(at: indexPath) else { return nil }
    var actions = swipes(.trailing, content, row)
    if content.editing == .delete { actions.insert(deletion(of: row, content), at: 0) }
    return UISwipeActionsConfiguration(actions: actions)
  }

  /// Returns the row actions of a swipe from the start of a row.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), let content = content(at: indexPath) else { return nil }
    return UISwipeActionsConfiguration(actions: swipes(.leading, content, row))
  }

  private func swipes(
    _ place: RowAction.Place, _ content: RowContent, _ row: NodeID
  ) -> [UIContextualAction] {
    (content.rowActions[place] ?? []).enumerated().map { index, action in
      UIContextualAction(
        style: action.isDestructive ? .destructive : .normal, title: action.title
      ) {
        [weak self] _, _, finished in
        self?.run(action, place, index, of: row)
        // `false` ends the swipe and leaves the row, which a change set removes if it has to go.
        finished(false)
      }
    }
  }

  private func deletion(of row: NodeID, _ content: RowContent) -> UIContextualAction {
    UIContextualAction(
      style: .destructive, title: content.deleteTitle ?? TableWords.current.delete
    ) { [weak self] _, _, finished in
      self?.act(.delete([row]))
      finished(false)
    }
  }

  // MARK: Edit mode

  /// Returns the control of edit mode for a row.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch content(at: indexPath)?.editing {
    case .delete: .delete
    case .insert: .insert
    case .off, nil: .none
    }
  }

  /// Tells if edit mode has a button for a row.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    content(at: indexPath).map { $0.editing != .off } ?? false
  }

  /// Returns the title of a row's delete button.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    content(at: indexPath)?.deleteTitle ?? TableWords.current.delete
  }

  /// Returns the position at which a dragged row lands.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    guard let row = row(at: source) else { return proposed }
    return IndexPath(screen.target(of: row, proposed: proposed.path))
  }

  /// Returns the position of a row moved past its neighbor, or nil if it cannot be moved there.
  func target(of row: NodeID, by step: Int) -> TablePath? {
    guard let path = shown.tablePath(of: row),
      let neighbor = shown.neighbor(of: path, by: step)
    else { return nil }
    let target = screen.target(of: row, proposed: neighbor)
    return target == path ? nil : target
  }

  /// Moves a dragged row in the screen, after the table view has moved it.
  func drop(_ row: NodeID, at path: TablePath) {
    let before = shown
    isDropping = true
    screen.send(.move(row, to: path))
    isDropping = false
    shown = screen.layout
    // The table view forbids changes during this call, so any other outcome is reloaded after it.
    if !shown.isSame(as: before, butFor: row, at: path) { return setNeedsReload() }
    asked { redrawNeighbors() }
  }
}

extension TableLayout {
  /// Tells if the layout differs from another one only by a row moved to a position.
  fileprivate func isSame(as other: TableLayout, butFor row: NodeID, at target: TablePath) -> Bool {
    guard sectionCount == other.sectionCount, tablePath(of: row) == target,
      let source = other.tablePath(of: row)
    else { return false }
    return (0..<sectionCount).allSatisfy { section in
      var rows = other.ids(in: section)
      if section == source.section { rows.remove(at: source.row) }
      if section == target.section { rows.insert(row, at: min(target.row, rows.count)) }
      return rows == ids(in: section) && sectionID(at: section) == other.sectionID(at: section)
    }
  }

  private func ids(in section: Int) -> [NodeID] {
    (0..<rowCount(in: section)).compactMap { self.row(at: TablePath(section, $0))?.id }
  }
}
#endif
