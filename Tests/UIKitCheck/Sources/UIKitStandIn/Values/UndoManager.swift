public import Foundation

// Page: "UndoManager". On Linux it is not part of Foundation.

/// A history of what can be taken back.
@MainActor open class UndoManager: NSObject {
  private var done: [(name: String, run: () -> Void)] = []

  public override init() { super.init() }
  open var canUndo: Bool { !done.isEmpty }
  open var canRedo: Bool { false }
  open var undoActionName: String { done.last?.name ?? "" }
  open var redoActionName: String { "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undo() { done.popLast()?.run() }
  open func redo() {}
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }
}
