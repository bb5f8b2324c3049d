import TableCore

extension Screen {
  /// The result of an action: its decision on its row's deletion, or nil if it makes none, or an
  /// error.
  typealias ActionEnd = Result<TableDeletion?, any Error>

  /// Runs an action; a thrown error is shown.
  ///
  /// While an asynchronous action runs for `key`, another for the same key is ignored. Its completion is applied in one
  /// update with the other `ends` of that turn.
  ///
  /// - Returns: whether the action was begun.
  @discardableResult
  func perform(
    _ action: TableAction, _ context: TableActionContext, as key: AnyHashable,
    ends: JoinedEnds? = nil, finished: (@MainActor (ActionEnd) -> Void)? = nil
  ) -> Bool {
    switch action.body {
    case .now(let body):
      do {
        try working(.callback, at: place(of: context)) {
          try ActingRow.$row.withValue(context.row) {
            try because(.action(Self.name(of: context))) { try joined { try body(context) } }
          }
        }
        finished?(.success(nil))
      } catch {
        fail(error, context)
        finished?(.failure(error))
      }
      return true
    case .later(let body):
      return begin(context, as: key, ends, finished) {
        try await body($0)
        return nil
      }
    case .deciding(let body):
      return begin(context, as: key, ends, finished) { try await body($0) }
    case .asking(let confirmation, let action):
      // Nobody is asked about what would be ignored then.
      if isIgnored(action, context, as: key) { return false }
      ask(confirmation, context, as: key) { [weak self] isAgreed in
        if let self, isAgreed, let context = answered(context) {
          perform(action, context, as: key, ends: ends, finished: finished)
        } else {
          finished?(.failure(CancellationError()))
        }
      }
      return true
    case .named(let name, _):
      let (action, context) = resolved(action, context)
      guard case .named = action.body else {
        return perform(action, context, as: key, ends: ends, finished: finished)
      }
      reportUnknownAction(name, context)
      finished?(.success(.keep))
      return true
    }
  }

  /// Returns whether an action would be ignored, since one runs for its key, and it takes its time as well.
  func isIgnored(
    _ action: TableAction, _ context: TableActionContext, as key: AnyHashable
  ) -> Bool {
    guard tasks.isRunning(key) else { return false }
    var next = resolved(action, context)
    // A name may lead back to itself through a question.
    for _ in 0..<16 {
      guard case .asking(_, let action) = next.action.body else { break }
      next = resolved(action, next.context)
    }
    return switch next.action.body {
    case .later, .deciding: true
    case .asking, .now, .named: false
    }
  }

  /// Returns the action that a name stands for, with the arguments that the name brings along.
  ///
  /// A name that is unknown, or leads back to itself, stays as it is; every other action is returned unchanged.
  func resolved(_ action: TableAction, _ context: TableActionContext) -> (
    action: TableAction, context: TableActionContext
  ) {
    var next = (action: action, context: context)
    var names: Set<String> = []
    while case .named(let name, let arguments) = next.action.body {
      let known = context.targets.firstNonNil { ($0 as? Screen)?.action(named: name) }
      guard names.insert(name).inserted, let action = known ?? self.action(named: name) else {
        return (action, context)
      }
      next = (action, arguments.map { next.context.with($0) } ?? next.context)
    }
    return next
  }

  private func begin(
    _ context: TableActionContext, as key: AnyHashable, _ ends: JoinedEnds?,
    _ finished: (@MainActor (ActionEnd) -> Void)?,
    _ body: @escaping @MainActor (TableActionContext) async throws -> TableDeletion?
  ) -> Bool {
    let isStarted = tasks.start(key) { [weak self] in
      let result: ActionEnd
      let begun = self?.begun(context, ends) ?? context
      do {
        result = .success(
          try await ActingRow.$row.withValue(context.row) { try await body(begun) })
      } catch { result = .failure(error) }
      guard let self, !Task.isCancelled else { return }
      let end = { @MainActor in
        self.setRunning(false, context)
        if case .failure(let error) = result { self.fail(error, context) }
        finished?(result)
      }
      if let ends { return ends.add(end, of: self) }
      because(.end(Self.name(of: context))) { self.joined(end) }
      Task { self.refreshChrome() }
    }
    if isStarted { setRunning(true, context) }
    return isStarted
  }

  /// Returns the context of an action that begins now, after the turn of its event, with the positions that its row has by
  /// now.
  private func begun(_ context: TableActionContext, _ ends: JoinedEnds?) -> TableActionContext {
    guard !Task.isCancelled, let row = context.row, let table = outermost as? TableScreen else {
      return context
    }
    // Rows that are deleted together begin from the last to the first, so none shifts another, and leave in one update.
    if ends?.isBegun != true {
      table.applyEnds()
      table.readChanges()
    }
    ends?.isBegun = true
    return context.at(table.layout.tablePath(of: row), table.model.dataPath(of: row))
  }

  /// Returns the context of an action whose question a person has answered meanwhile, or nil if its row is gone.
  func answered(_ context: TableActionContext) -> TableActionContext? {
    guard let row = context.row, let table = outermost as? TableScreen else { return context }
    table.readChanges()
    guard table.model.hasRow(row) else { return table.model.isAway(row) ? context : nil }
    return context.at(table.layout.tablePath(of: row), table.model.dataPath(of: row))
  }

  private func fail(_ error: any Error, _ context: TableActionContext) {
    // An unfit value is reported by a message in the row.
    if error is CancellationError || error is UnfitValue { return }
    guard let nobody = error as? NobodyAnswers else {
      // The row may be gone by now; the context still knows its screen, unless that is a child which has been removed.
      let screen = context.screen.flatMap { $0.outermost === outermost ? $0 : nil }
      return (screen ?? self).onError(error)
    }
    TableDiagnostics.report(
      .nobodyAnswers, NobodyAnswers.what("the action names a method", nobody),
      at: place(of: context))
  }

  /// The name of an action for the log: that of its row or button.
  private static func name(of context: TableActionContext) -> String {
    context.row.map { "row \($0)" } ?? "a button"
  }

  private func place(of context: TableActionContext) -> TableDiagnostic.Place {
    .init(screen: "\(type(of: self))", row: context.cell.title, key: "action")
  }

  private func reportUnknownAction(_ name: String, _ context: TableActionContext) {
    TableDiagnostics.report(
      .unknownAction, "no action is named \(name)",
      at: place(of: context))
  }
}
