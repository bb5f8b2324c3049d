#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// Rows that can be moved are dragged without edit mode, too, within their table; the core says where they land.
extension TableScreenController: UITableViewDragDelegate {
  /// What a finger holds that has lifted a row.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    // In edit mode a row has a handle for that, and a long press may mean something else to the app.
    guard !chrome.isEditing, let row = row(at: indexPath), let content = content(at: indexPath),
      content.isMoveable, !content.isLongPressable
    else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = DraggedRow(row: row, host: ObjectIdentifier(self))
    return [item]
  }

  /// A row means nothing to other apps.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
}

extension TableScreenController: UITableViewDropDelegate {
  /// Whether what is dragged is a row of this table.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession != nil && session.items.count == 1
      && session.items.first.flatMap(dragged) != nil
  }

  /// What would come of a drop at a position.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let row = session.items.first.flatMap(dragged), let from = shown.tablePath(of: row),
      let proposed = destinationIndexPath?.path
    else { return UITableViewDropProposal(operation: .cancel) }
    // Where the screen sends the row back to its old place it may not be dropped there.
    guard proposed == from || screen.target(of: row, proposed: proposed) != from else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// A row was dropped, and the table view has not moved it by itself.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first?.dragItem, let row = dragged(item),
      let proposed = coordinator.destinationIndexPath
    else { return }
    screen.send(.move(row, to: proposed.path))
    if let path = shown.tablePath(of: row) { coordinator.drop(item, toRowAt: IndexPath(path)) }
  }

  /// Returns the row of this table that is dragged, or nil.
  private func dragged(_ item: UIDragItem) -> NodeID? {
    guard let dragged = item.localObject as? DraggedRow, dragged.host == ObjectIdentifier(self),
      shown.tablePath(of: dragged.row) != nil
    else { return nil }
    return dragged.row
  }
}

/// A row under a finger, and the table that it belongs to.
private struct DraggedRow {
  let row: NodeID
  let host: ObjectIdentifier
}
#endif
