#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

/// The screen that a row opens, shown beside its menu.
@MainActor struct RowPreview {
  let row: NodeID
  /// The controller of the preview, with a screen apart from the one that a tap opens.
  let controller: TableScreenController
}

// The menu of a row: its actions, and a preview of the screen that it opens.
extension TableScreenController {
  /// Returns the menu of a row, with a preview if the screen has one for the row.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = row(at: indexPath), let content = content(at: indexPath) else { return nil }
    let actions = content.rowActions[.menu] ?? []
    let opened = chrome.isEditing || !content.isTappable ? nil : screen.preview(of: row)
    preview = opened.map { RowPreview(row: row, controller: TableScreenController($0)) }
    preview?.controller.isPreview = true
    guard !actions.isEmpty || preview != nil else { return nil }
    let controller = preview?.controller
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: controller.map { controller in { controller } }
    ) { [weak self] _ in
      actions.isEmpty ? nil : self?.menu(of: row, actions)
    }
  }

  private func menu(of row: NodeID, _ actions: [RowAction]) -> UIMenu {
    UIMenu(
      children: actions.enumerated().map { index, action in
        UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) {
          [weak self] _ in
          self?.run(action, .menu, index, of: row)
        }
      })
  }

  /// Taps the row after its preview was tapped.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let row = preview?.row else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.act(.tap(row)) }
  }

  /// Ends the preview together with its menu.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let controller = preview?.controller else { return }
    preview = nil
    let end = { controller.endPreview() }
    if let animator { animator.addCompletion(end) } else { end() }
  }

  /// Ends the screen of a preview.
  private func endPreview() {
    host.wasRemoved(self)
    native.clearIfClosed()
  }
}
#endif
