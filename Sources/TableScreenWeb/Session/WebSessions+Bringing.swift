import TableScreen

/// The way of a window from a store, or from another server, to the server that its page talks to.
extension WebSessions {
  /// Brings the window that a page asks for to this server, where another one, or an earlier run, has kept it.
  ///
  /// - Returns: the address that the page's document shows, where another server has made it.
  func bring(_ message: PageMessage, to visitor: WebGate.Visitor) async -> String? {
    guard case .hello(let id, _, let fresh, let hasLeft) = message, let states else { return nil }
    if id == fresh, let session = sessions[id], session.owner == visitor.owner, !session.hadLine {
      states.claim(id)
      return nil
    }
    await find(id, visitor, isCopy: !fresh.isEmpty && id != fresh && !hasLeft, isNew: id == fresh)
    guard id != fresh, RandomID.isOne(fresh), sessions[fresh] == nil else { return nil }
    guard sessions[id] == nil else { return await states.look(at: fresh, for: visitor)?.address }
    await find(fresh, visitor, isCopy: false, isNew: true)
    return nil
  }

  private func find(
    _ id: String, _ visitor: WebGate.Visitor, isCopy: Bool, isNew: Bool
  ) async {
    guard let states, RandomID.isOne(id) else { return }
    if let session = sessions[id] {
      // A copy of a tab gets a window of its own, see `connect`.
      guard session.owner == visitor.owner, !(isCopy && session.isConnected) else { return }
    } else if sessions.count >= limits.sessions {
      return
    }
    // One browser cannot make another wait.
    let key = id + visitor.owner
    if let task = finding[key] { return await task.value }
    let task = Task { @MainActor in
      if let session = sessions[id] {
        await confirm(session, visitor, states)
      } else {
        await fetch(id, visitor, states, isNew: isNew)
      }
    }
    finding[key] = task
    await task.value
    finding[key] = nil
  }

  /// Looks whether a window that is here was taken by another server meanwhile, and comes back from there.
  private func confirm(
    _ session: WebSession, _ visitor: WebGate.Visitor, _ states: WebStates
  ) async {
    // Where the store does not answer, people go on with what is here.
    guard
      case .taken(let kept, wasOwn: false) = await states.take(
        session.id, for: nil, within: states.patience.answer)
    else { return }
    giveUp(session.id)
    _ = reopen(session.id, kept, visitor)
  }

  /// Takes a window that is not here; asks again for a while where the store fails, or may have it soon.
  private func fetch(
    _ id: String, _ visitor: WebGate.Visitor, _ states: WebStates, isNew: Bool
  ) async {
    let start = ContinuousClock.now
    while true {
      let rest = states.patience.window - (.now - start)
      switch await states.take(id, for: visitor, within: max(rest, .milliseconds(100))) {
      case .taken(let kept, _):
        if sessions[id] == nil { _ = reopen(id, kept, visitor) }
        return
      case .foreign: return
      case .none:
        // The server that has just made the document may not have written it yet.
        guard isNew, .now - start < .seconds(1) else { return }
      case .unknown: guard .now - start < states.patience.window else { return }
      }
      try? await Task.sleep(for: .milliseconds(200))
    }
  }
}
