import TableScreenRecording

/// The time between two acts of a person, and what a recording says of the work that ran meanwhile.
struct RecordedPause {
  /// The longest time after which a test goes on while work is running, in milliseconds.
  private static let longest = 10_000.0
  /// The longest wait for work that has ended below a modal, in milliseconds, as that of the player.
  static let patience = 60_000

  private let start: Double
  private var (isRunning, isNone) = (true, false)
  /// True if work may have gone on below a modal, and ended later.
  private(set) var endedLate = false
  private var hasFrame = false
  private var isAfterFrame = false
  /// True once something has followed that did not come at once.
  private var isLater = false

  init(start: Double = 0) { self.start = start }

  /// Notes a frame: all work had ended, or went on below a modal.
  mutating func settle() { (isRunning, hasFrame, isAfterFrame) = (false, true, true) }

  /// Notes an act, which says whether work was running; after a frame, only where that has ended since.
  mutating func go(on act: RecordedAct) {
    // What comes at once after what the host did later, such as a field that is left as the cursor moves, says nothing of the work
    // before.
    if act.isAtOnce == true, isLater { return isAfterFrame = false }
    isLater = act.isAtOnce != true
    isNone = act.isAtOnce == true
    if isNone {
      // Even where no work was running, a turn would let the table be read again.
      isRunning = true
    } else if act.isAtRest == true {
      (isRunning, endedLate) = (false, hasFrame)
    } else if !isAfterFrame {
      isRunning = true
    }
    isAfterFrame = false
  }

  /// Returns how long the act before waits for its work; nil if until it has ended, or waits for an answer.
  func wait(until end: Double) -> Int? {
    guard isRunning else { return endedLate ? Self.patience : nil }
    if isNone { return 0 }
    return Int(min(max((end - start) * 1_000, 0), Self.longest).rounded())
  }
}
