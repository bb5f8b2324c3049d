#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The undo history of a screen, for UIKit to use after a shake, a swipe of three fingers, or ⌘Z.
///
/// The steps are those of the core; this manager holds none of its own.
final class ScreenUndo: UndoManager {
  private weak var page: TableScreenController?

  init(_ page: TableScreenController) {
    self.page = page
    super.init()
  }

  override var canUndo: Bool { page?.screen.canUndo ?? false }
  override var canRedo: Bool { page?.screen.canRedo ?? false }
  override var undoActionName: String { page?.screen.undoTitle ?? "" }
  override var redoActionName: String { page?.screen.redoTitle ?? "" }
  override var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  override var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  override func undo() { page?.screen.send(.undo) }
  override func redo() { page?.screen.send(.redo) }
}
#endif
