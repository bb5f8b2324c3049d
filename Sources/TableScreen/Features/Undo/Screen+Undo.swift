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
  /// A step that registers another one while it is undone can be redone.
  ///
  /// - Parameters:
  ///   - title: the name of the step, as “Delete “Buy milk””.
  ///   - undo: undoes the step.
  public func registerUndo(_ title: String, _ undo: @escaping @MainActor () -> Void) {
    register(title, .now(undo))
  }

  /// Registers the undo of a step that takes time to undo, as that of rows in a database.
  ///
  /// ```swift
  /// func delete(_ note: Note) async throws {
  ///   try await store.delete(note)
  ///   registerUndo("Deleted “\(note.title)”") { [weak self, store] in
  ///     try await store.insert(note)
  ///     self?.registerUndo("Restored “\(note.title)”") { try await self?.delete(note) }
  ///   }
  /// }
  /// ```
  ///
  /// It runs in a task of the screen, which ends with the screen; meanwhile nothing else is undone. What it registers is
  /// its redo. An error goes to ``Screen/onError(_:)``, and the step can then be undone again.
  ///
  /// - Parameters:
  ///   - title: the name of the step.
  ///   - undo: undoes the step.
  public func registerUndo(_ title: String, _ undo: @escaping @MainActor () async throws -> Void) {
    register(title, .later(undo))
  }

  private func register(_ title: String, _ work: UndoHistory.Work) {
    if let container { return container.register(title, work) }
    // Work that goes on although its screen was closed leaves nothing behind for when it is opened again.
    guard !isOver, undoHistory.register(title, work) else { return }
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
  }

  /// Renames the next step to undo, because more was added to it.
  ///
  /// - Returns: whether the next step is the given one; otherwise nothing is renamed.
  func renameUndo(_ title: String, of step: UndoHistory.ID?) -> Bool {
    if let container { return container.renameUndo(title, of: step) }
    guard let step, step == undoHistory.next else { return false }
    undoHistory.rename(title)
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
    return true
  }

  /// The next step to undo, or nil.
  var nextUndo: UndoHistory.ID? { container?.nextUndo ?? undoHistory.next }

  /// Undoes the last step, or redoes the last undone one.
  func takeBack(redo: Bool) {
    notice = nil
    if let step = undoHistory.begin(redo: redo) {
      switch step.work {
      case .now(let work):
        joined { work() }
        undoHistory.finish()
        didTakeBack()
      case .later(let work): start(step.id, work)
      }
    }
    refreshChrome()
  }

  private func start(_ step: UndoHistory.ID, _ work: @escaping @MainActor () async throws -> Void) {
    tasks.start(UndoHistory.Key()) { [weak self] in
      var failure: (any Error)?
      do {
        try await UndoHistory.$step.withValue(step) { try await work() }
      } catch { failure = error }
      // The history of a screen that has ended is another one.
      guard let self, !Task.isCancelled else { return }
      if let failure {
        undoHistory.giveUp()
        if !(failure is CancellationError) { onError(failure) }
      } else {
        undoHistory.finish()
      }
      didTakeBack()
      refreshChrome()
    }
  }
}
