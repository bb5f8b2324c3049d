extension Screen {
  /// Indicates whether a step can be undone.
  public var canUndo: Bool { undoHistory.canUndo }

  /// Indicates whether an undone step can be redone.
  public var canRedo: Bool { undoHistory.canRedo }

  /// The name of the step that an undo takes back, or nil if there is none.
  public var undoTitle: String? { undoHistory.undoTitle }

  /// The name of the step that a redo does again, or nil if there is none.
  public var redoTitle: String? { undoHistory.redoTitle }

  /// Registers the undo of a step that was just done; the host offers it.
  ///
  /// A step that registers another one while it is undone can be redone. Work that takes time is begun in a task of the
  /// closure's own, which nobody waits for, and which reports its own errors.
  ///
  /// - Parameters:
  ///   - title: the name of the step, as “Delete “Buy milk””.
  ///   - undo: undoes the step.
  public func registerUndo(_ title: String, _ undo: @escaping @MainActor () -> Void) {
    if let container { return container.registerUndo(title, undo) }
    let isFresh = undoHistory.register(title, undo)
    guard isFresh else { return }
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
  }

  /// Renames the next step to undo, because more was added to it.
  ///
  /// - Returns: whether the next step is the given one; otherwise nothing is renamed.
  func renameUndo(_ title: String, of step: Int?) -> Bool {
    if let container { return container.renameUndo(title, of: step) }
    guard let step, step == undoHistory.next else { return false }
    undoHistory.rename(title)
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
    return true
  }

  /// The next step to undo, or nil.
  var nextUndo: Int? { container?.nextUndo ?? undoHistory.next }

  /// Undoes the last step, or redoes the last undone one.
  func takeBack(redo: Bool) {
    notice = nil
    if let step = undoHistory.begin(redo: redo) {
      joined { step.run() }
      undoHistory.finish()
      didTakeBack()
    }
    refreshChrome()
  }
}
