/// The bounds of windows. Those count whose line has come: a document is one more window for the moment in which it may turn out to
/// be that of a page that is loaded again.
extension WebSessions {
  /// The windows of a person, or of a browser where nobody says who that is.
  private func windows(of visitor: WebGate.Visitor) -> [WebSession] {
    // A person without cookies is another browser with each request.
    sessions.values.filter {
      visitor.person == nil ? $0.owner == visitor.owner : $0.person == visitor.person
    }
  }

  /// True if there are as many windows as the server has room for.
  var isFull: Bool { sessions.values.count(where: \.hadLine) >= limits.sessions }

  /// Returns whether a person has as many windows as they may have.
  func hasAll(_ visitor: WebGate.Visitor) -> Bool {
    windows(of: visitor).count(where: \.hadLine) >= limits.sessionsOfOne
  }

  /// Makes room for a document of a person.
  ///
  /// - Parameters:
  ///   - visitor: the person.
  ///   - isWaiting: true for a page that was told already that it is one too many.
  ///   - now: the time.
  /// - Throws: ``WebFault/tooMany`` if it can only be that of one window more.
  func makeRoom(
    forDocumentOf visitor: WebGate.Visitor, isWaiting: Bool, now: ContinuousClock.Instant = .now
  ) throws(WebFault) {
    let own = windows(of: visitor)
    let joined = own.filter(\.hadLine)
    let isFull = sessions.count >= limits.sessions
    if isFull || joined.count >= limits.sessionsOfOne {
      // Who wanted one more waits until a window is left for good; any other document may be that of a page that is loaded
      // again.
      guard !joined.isEmpty,
        !isWaiting && !wasTurnedAway(visitor, now) || joined.contains(where: isLeft)
      else { throw .tooMany }
    }
    let waiting = own.filter { !$0.hadLine }.sorted { $0.lastUse < $1.lastUse }
    let room = isFull ? 1 : max(1, limits.sessionsOfOne - joined.count)
    for session in waiting.dropLast(room - 1) { end(session, .gone) }
  }

  /// Makes room for one more window of a person, whose line has come.
  ///
  /// - Throws: ``WebFault/gone`` if all others are in use: the page asks for its document again, and is told then.
  func makeRoom(for session: WebSession, of visitor: WebGate.Visitor) throws(WebFault) {
    guard isFull || hasAll(visitor) else { return }
    let left = windows(of: visitor).filter { $0.hadLine && isLeft($0) }
    if let oldest = left.min(by: { $0.lastUse < $1.lastUse }) { return end(oldest, .gone) }
    turnAway(visitor)
    end(session, .gone)
    throw .gone
  }

  /// Makes room for a window of a person that comes back from a store; the one that makes room is kept there.
  ///
  /// - Returns: false if all others are in use.
  func makeRoom(forReopeningOf visitor: WebGate.Visitor) -> Bool {
    guard hasAll(visitor) else { return true }
    let left = windows(of: visitor).filter { $0.hadLine && isLeft($0) }
    guard let oldest = left.min(by: { $0.lastUse < $1.lastUse }) else {
      turnAway(visitor)
      return false
    }
    end(oldest, .idle)
    return true
  }

  /// Returns whether a window has been left for so long that its page is not loading again.
  private func isLeft(_ session: WebSession) -> Bool {
    !session.isConnected && .now - session.lastUse > returnTime
  }

  private func turnAway(_ visitor: WebGate.Visitor) {
    // Its page asks for its document again at once; that is six ways and more, of a second and more each on a slow line.
    turnedAway.append((visitor.person ?? visitor.owner, .now + .seconds(15)))
  }

  /// Returns whether the document is that of a page that was turned away; each asks once.
  private func wasTurnedAway(
    _ visitor: WebGate.Visitor, _ now: ContinuousClock.Instant
  ) -> Bool {
    turnedAway.removeAll { $0.until < now }
    let own = turnedAway.firstIndex { $0.owner == visitor.person ?? visitor.owner }
    guard let own else { return false }
    turnedAway.remove(at: own)
    return true
  }
}
