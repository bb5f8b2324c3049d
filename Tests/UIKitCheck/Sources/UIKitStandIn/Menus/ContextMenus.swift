public import Foundation

// Pages: "UIContextMenuInteractionAnimating", "UIContextMenuInteractionCommitAnimating".

@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Sendable { case dismiss, pop }

@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []
  init(_ preview: UIViewController?) { previewViewController = preview }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func end() { for completion in completions { completion() } }
}

/// The menu of a row, and what shows beside it.
@MainActor public final class OpenMenu {
  public let configuration: UIContextMenuConfiguration
  public let preview: UIViewController?
  private weak var table: UITableView?

  init(_ configuration: UIContextMenuConfiguration, _ table: UITableView) {
    self.configuration = configuration
    self.table = table
    preview = configuration.preview?()
    if let preview, let window = table.window { preview.comeIntoView(in: window) }
  }

  /// Taps the preview, as a person does.
  public func tapPreview() {
    guard let table, preview != nil else { return }
    let animator = MenuAnimator(preview)
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close()
    animator.end()
  }

  /// Puts the menu away.
  public func close() {
    guard let table else { return }
    let animator = MenuAnimator(preview)
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
    preview?.leaveView()
    animator.end()
  }
}

extension UITableView {
  /// Opens the menu of a row, with its preview.
  public func openMenu(_ path: IndexPath) -> OpenMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero).map {
      OpenMenu($0, self)
    }
  }
}
