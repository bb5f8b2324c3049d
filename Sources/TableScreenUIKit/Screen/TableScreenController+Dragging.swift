#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// Movable rows can be dragged without edit mode, too, inside their table; the core decides where
// they land.
extension TableScreenController: UITableViewDragDelegate {
  /// Returns the drag item of a movable row, or none.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    // Edit mode has a handle for dragging, and a long press may mean something else to the app.
    guard !chrome.isEditing, let row = row(at: indexPath), let content = content(at: indexPath),
      content.isMoveable, !content.isLongPressable
    else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = DraggedRow(row: row, host: ObjectIdentifier(self))
    return [item]
  }

  /// Keeps dragged rows inside the app, since they mean nothing to others.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
}

extension TableScreenController: UITableViewDropDelegate {
  /// Tells if a drag holds one row of this table.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession != nil && session.items.count == 1
      && session.items.first.flatMap(dragged) != nil
  }

  /// Proposes a move, unless the screen refuses the row that position.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let row = session.items.first.flatMap(dragged), let from = shown.tablePath(of: row),
      let proposed = destinationIndexPath?.path
    else { return UITableViewDropProposal(operation: .cancel) }
    // The screen refuses a position by sending the row back to its old one.
    guard proposed == from || screen.target(of: row, proposed: proposed) != from else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Moves the dropped row in the screen, since the table view has not moved it by itself.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first?.dragItem, let row = dragged(item),
      let proposed = coordinator.destinationIndexPath
    else { return }
    act(.move(row, to: proposed.path))
    if let path = shown.tablePath(of: row) { coordinator.drop(item, toRowAt: IndexPath(path)) }
  }

  /// Returns the row that a drag item holds, or nil if it is none of this table's.
  private func dragged(_ item: UIDragItem) -> NodeID? {
    guard let dragged = item.localObject as? DraggedRow, dragged.host == ObjectIdentifier(self),
      shown.tablePath(of: dragged.row) != nil
    else { return nil }
    return dragged.row
  }
}

/// A dragged row, with the controller of its table.
private struct DraggedRow {
  let row: NodeID
  let host: ObjectIdentifier
}
#endif
