package import TableCore

// Questions of the inspector; apart from recording, they have no effect.
extension Screen {
  /// Records the screen's updates from now on, and calls `changed` after each change of the screen.
  ///
  /// A screen is recorded for as long as anybody listens. An inspector is not: what it shows of itself would change by being
  /// shown.
  package func record(for listener: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    guard !isInspector else { return }
    let log = log ?? UpdateLog()
    log.listen(listener, changed)
    self.log = log
    (self as? TableScreen)?.model.log = log
  }

  /// Ends the recording for a listener.
  package func stopRecording(for listener: AnyObject) {
    guard let log, !log.forget(listener) else { return }
    self.log = nil
    (self as? TableScreen)?.model.log = nil
  }

  /// The log of the screen's updates, or nil while nobody records.
  package var updateLog: UpdateLog? { log }

  /// The work that the screen and its children wait for, with its progress from 0 to 1, if that is known.
  package var inspectedWaits: [(what: String, fraction: Double?)] {
    withChildren.flatMap(\.waitSession.waits).map { ($0.what, $0.fraction) }
  }

  /// The names of the screen's class and of those of its children, as diagnostics name them.
  package var inspectedClasses: Set<String> { Set(withChildren.map { "\(type(of: $0))" }) }

  /// Handles an event, and notes it as the cause of what follows, unless it only tells what is in view.
  func noting(_ event: TableEvent, _ body: () -> Void) {
    switch event {
    case .displayed, .approaching, .turnedAway, .moved: body()
    default: because(.event(event.words), body)
    }
  }
}

extension TableScreen {
  /// Indicates whether the table is read again only by hand, not when observed objects change.
  package var isReadByHand: Bool { settingValues.updates.isManual }

  /// The settings in force, with their values, in no order.
  package var inspectedSettings: [(name: String, value: Any)] {
    Mirror(reflecting: settingValues).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
  }
}

extension TableEvent {
  /// The event without what was typed or chosen, which may be a secret.
  fileprivate var words: String {
    switch self {
    case .control(let row, let name, _): "control \(name) of \(row)"
    case .typed(let row, let name, _): "typing into \(name) of \(row)"
    case .search: "search"
    default: "\(self)".replacing("TableCore.", with: "").replacing("TableScreen.", with: "")
    }
  }
}
