extension Screen {
  /// Whether something can be taken back.
  public var canUndo: Bool { undoHistory.canUndo }

  /// Whether something that was taken back can be done again.
  public var canRedo: Bool { undoHistory.canRedo }

  /// Registers how to take back what was just done; the host offers it.
  ///
  /// - Parameters:
  ///   - title: what would be taken back, as “Delete “Buy milk””.
  ///   - undo: takes it back.
  public func registerUndo(_ title: String, _ undo: @escaping @MainActor () -> Void) {
    if let container { return container.registerUndo(title, undo) }
    let isFresh = undoHistory.register(title, undo)
    guard isFresh else { return }
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
  }

  /// Calls what would be taken back next otherwise, as more of it was done.
  ///
  /// - Returns: whether that is the given step; else nothing is called otherwise.
  func renameUndo(_ title: String, of step: Int?) -> Bool {
    if let container { return container.renameUndo(title, of: step) }
    guard let step, step == undoHistory.next else { return false }
    undoHistory.rename(title)
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
    return true
  }

  /// The step that would be taken back next, or nil.
  var nextUndo: Int? { container?.nextUndo ?? undoHistory.next }

  /// Takes the last step back, or does it again.
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
