// A child screen's steps stand in the history of the screen around it.
extension Screen {
  /// Indicates whether a step can be undone, or a deletion or a redo goes on that an undo follows; a child screen's steps are
  /// among those of the screen around it.
  public var canUndo: Bool { outermost.undoHistory.canUndo }

  /// Indicates whether an undone step can be redone, or an undo goes on that a redo follows.
  public var canRedo: Bool { outermost.undoHistory.canRedo }

  /// The name of the step that an undo takes back, or nil if there is none, or what it takes back goes on.
  public var undoTitle: String? { outermost.undoHistory.undoTitle }

  /// The name of the step that a redo does again, or nil if there is none, or an undo of it goes on.
  public var redoTitle: String? { outermost.undoHistory.redoTitle }

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
  /// func delete(_ id: Note.ID) async throws {
  ///   let note = try await store.delete(id)
  ///   registerUndo("Deleted “\(note.title)”") { [weak self, store] in
  ///     try await store.insert(note)
  ///     self?.registerUndo("Restored “\(note.title)”") { try await self?.delete(id) }
  ///   }
  /// }
  /// ```
  ///
  /// The note that comes back is the one that was deleted last, as the store has returned it: between an undo and a redo a
  /// person may have edited it.
  ///
  /// It runs in a task of the screen, which is cancelled when the screen is closed; what else is undone follows it. While it
  /// runs for longer than a moment, the screen shows ``TableWords/undo`` as what it waits for. What it registers is its redo.
  /// An error goes to ``Screen/onError(_:)``, and the step can then be undone again.
  ///
  /// - Parameters:
  ///   - title: the name of the step.
  ///   - undo: undoes the step.
  public func registerUndo(_ title: String, _ undo: @escaping @MainActor () async throws -> Void) {
    register(title, .later(undo) { [weak self] in self })
  }

  private func register(_ title: String, _ work: UndoHistory.Work) {
    if let container { return container.register(title, work) }
    // Nobody undoes anything on a screen that is closed, and it begins anew when it is opened again.
    guard !isOver, undoHistory.register(title, work) else { return }
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
  }

  /// Renames the last step that was done, because more was added to it.
  ///
  /// - Returns: whether that step is the given one; otherwise nothing is renamed.
  func renameUndo(_ title: String, of step: UndoHistory.ID?) -> Bool {
    if let container { return container.renameUndo(title, of: step) }
    guard let step, step == undoHistory.next else { return false }
    undoHistory.rename(title)
    notice = ScreenChrome.Notice(isError: false, text: title, offersUndo: true)
    refreshChrome()
    return true
  }

  /// The step that was registered last, or nil.
  var registeredUndo: UndoHistory.ID? { outermost.undoHistory.registered }

  /// Notes that a deletion begins: an undo follows it, and takes no longer back what a notice offers to undo.
  func note(_ deletion: OngoingDeletion) {
    if let container { return container.note(deletion) }
    undoHistory.note(deletion)
    guard notice?.offersUndo == true else { return }
    notice = nil
    refreshChrome()
  }

  /// Undoes the last step, or redoes the last undone one, after the one that is running, and after a deletion that was begun
  /// since: a person means the last thing that they did, whether it has its step yet or not.
  func takeBack(redo: Bool) {
    if let container { return container.takeBack(redo: redo) }
    if undoHistory.awaitsDeletion { return undoHistory.request(redo: redo) }
    begin(redo: redo)
  }

  private func begin(redo: Bool, before later: Set<UndoHistory.ID> = []) {
    if !undoHistory.isRunning { notice = nil }
    if let step = undoHistory.begin(redo: redo, before: later) { run(step) }
    refreshChrome()
  }

  private func run(_ step: UndoHistory.Step) {
    switch step.work {
    case .now(let work):
      joined { work() }
      undoHistory.finish()
      didTakeBack()
      takeBackWaiting()
    case .later(let work, let screen):
      tasks.start(UndoHistory.Key(step: step.id)) { [weak self] in
        var failure: (any Error)?
        do {
          try await UndoHistory.$step.withValue(step.id) { try await work() }
        } catch { failure = error }
        // The history of a screen that was closed is another one.
        guard let self, !Task.isCancelled else { return }
        // A child may have been removed since.
        end(failure, for: screen().flatMap { $0.outermost === self ? $0 : nil } ?? self)
      }
      // It is no work of the screen, which nobody has to wait for.
      Task { [weak self] in
        try? await Task.sleep(for: UndoHistory.slowness)
        if let self, undoHistory.noteSlow(step.id) { refreshChrome() }
      }
    }
  }

  private func end(_ failure: (any Error)?, for screen: Screen) {
    joined {
      if let failure {
        undoHistory.giveUp()
        if !(failure is CancellationError) { screen.onError(failure) }
      } else {
        undoHistory.finish()
      }
      didTakeBack()
    }
    refreshChrome()
    takeBackWaiting()
  }

  /// Carries out the next request that came while a step, or a deletion, was running; one that was meant for a deletion that
  /// came to nothing has nothing to take back.
  func takeBackWaiting() {
    if let container { return container.takeBackWaiting() }
    if !undoHistory.isRunning, let request = undoHistory.takeRequest() {
      begin(redo: request.redo, before: request.later)
    }
  }
}
