public import Foundation

// Pages: "Supporting drag and drop in table views", "UITableViewDragDelegate", "UITableViewDropDelegate".

open class NSItemProvider: NSObject {
  public override init() { super.init() }
}

@MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@MainActor public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localContext: Any? { get set }
}

@MainActor public protocol UIDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: Sendable { case cancel, forbidden, copy, move }

@MainActor open class UITableViewDropProposal: NSObject {
  public enum Intent: Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let operation: UIDropOperation
  public let intent: Intent
  public init(operation: UIDropOperation) {
    self.operation = operation
    intent = .unspecified
  }
  public init(operation: UIDropOperation, intent: Intent) {
    self.operation = operation
    self.intent = intent
  }
}

@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor public protocol UIDragAnimating: NSObjectProtocol {}

@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
    -> any UIDragAnimating
}

@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What a finger holds.
@MainActor final class Drag: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  /// Whether it comes from another app.
  let isForeign: Bool
  var localDragSession: (any UIDragSession)? { isForeign ? nil : self }
  init(isForeign: Bool) { self.isForeign = isForeign }
}

/// What is dropped, and where.
@MainActor
final class Drop: NSObject, UITableViewDropCoordinator, UITableViewDropItem,
  UIDragAnimating
{
  let drag: Drag
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let destinationIndexPath: IndexPath?
  var session: any UIDropSession { drag }
  var items: [any UITableViewDropItem] { [self] }
  init(_ drag: Drag, _ item: UIDragItem, from source: IndexPath?, to destination: IndexPath?) {
    self.drag = drag
    dragItem = item
    sourceIndexPath = source
    destinationIndexPath = destination
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { self }
}

extension UITableView {
  /// Lifts a row by a press that lasts, outside of edit mode, drags it, and drops it; where it comes from another app only
  /// the drop is here.
  ///
  /// UIKit itself moves the row where the data source can; `isMovedByTable` says whether it does so here, or leaves it to
  /// the drop delegate.
  ///
  /// - Returns: what the table said to the drop, or nil where the row cannot be lifted.
  @discardableResult public func lift(
    _ path: IndexPath, to proposed: IndexPath, isForeign: Bool = false, isMovedByTable: Bool
  ) -> UIDropOperation? {
    guard dragInteractionEnabled, let dragDelegate, let dropDelegate else { return nil }
    let drag = Drag(isForeign: isForeign)
    drag.items =
      isForeign
      ? [UIDragItem(itemProvider: NSItemProvider())]
      : dragDelegate.tableView(self, itemsForBeginning: drag, at: path)
    guard let item = drag.items.first else { return nil }
    guard dropDelegate.tableView(self, canHandle: drag) else { return .cancel }
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: drag, withDestinationIndexPath: proposed)
    guard proposal.operation == .move else { return proposal.operation }
    guard isMovedByTable, dataSource?.tableView(self, canMoveRowAt: path) == true else {
      let source = isForeign ? nil : path
      let drop = Drop(drag, item, from: source, to: proposed)
      dropDelegate.tableView(self, performDropWith: drop)
      return .move
    }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    slots.move(path, to: target)
    dataSource?.tableView(self, moveRowAt: path, to: target)
    return .move
  }
}
