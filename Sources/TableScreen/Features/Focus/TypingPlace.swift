import TableCore

/// The field, or the search, in which a person types, as long as they do nothing else.
///
/// Its row can leave meanwhile, and another screen can come before it. The rest of the word would then delete or answer, as
/// commands, or go into the field that has the focus instead. A host asks before each key whether that is so, and drops it;
/// where the app leads the person elsewhere on the screen, it forgets the place.
@MainActor package struct TypingPlace {
  /// What a key means to a person who types.
  package enum Stroke {
    /// It types a character, or deletes some.
    case text
    /// It moves within what is typed, or to another field.
    case move
    /// It ends what is typed, as Return does.
    case end
    /// It does something else.
    case other
  }

  /// How long a person rests at most between two keys of a word.
  package static let pause = Duration.seconds(1)

  private weak var screen: Screen?
  /// The row of the field, or nil for a search.
  private let row: NodeID?
  /// The name of that row, by which it is known where it comes back.
  private let name: RowName?
  private let last: Stroke
  private var time: ContinuousClock.Instant

  /// Creates the place in which a key has left the person.
  package init(
    _ screen: Screen, row: NodeID?, after stroke: Stroke, at time: ContinuousClock.Instant
  ) {
    (self.screen, self.row, self.time) = (screen, row, time)
    name = row.flatMap { (screen as? TableScreen)?.model.name(of: $0) }
    last = stroke
  }

  /// Finds out whether a key was meant for the field, which is not in use any more though the person did not leave it.
  ///
  /// Where the row has left, or they have just typed there, that is so until they press another key than one of a text; on another
  /// screen, which they can see, until they pause.
  ///
  /// - Parameters:
  ///   - stroke: the key.
  ///   - focused: the screen whose field has the focus now, or nil.
  ///   - visible: the screen that has the keys.
  ///   - taking: the row there whose field a key of a text would go into, though it has no focus, or nil.
  ///   - now: the time.
  /// - Returns: true if the key is to be dropped.
  package mutating func cutsOff(
    _ stroke: Stroke, focused: Screen?, visible: Screen?, taking: NodeID? = nil,
    at now: ContinuousClock.Instant
  ) -> Bool {
    guard stroke == .text || stroke == .end, isCut(focused, visible, taking, now) else {
      return false
    }
    time = now
    return true
  }

  private func isNamed(_ row: NodeID) -> Bool {
    name.flatMap { (screen as? TableScreen)?.model.row(named: $0) } == row
  }

  private func isCut(
    _ focused: Screen?, _ visible: Screen?, _ taking: NodeID?, _ now: ContinuousClock.Instant
  ) -> Bool {
    // Where the app has put the focus into another field, that is where the person goes on.
    if let screen, focused === screen { return false }
    if let screen, visible === screen, let row {
      // The field has come back: the word goes on where it began.
      if let taking, row == taking || isNamed(taking) { return false }
      return last == .text || screen.layout.tablePath(of: row) == nil
    }
    return (last == .text || last == .move) && now - time < Self.pause
  }
}
