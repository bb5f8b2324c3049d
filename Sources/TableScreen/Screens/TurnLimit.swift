/// The limit of the work that may follow from one piece of work before it counts as endless.
///
/// Work is counted by rounds: a round is all that the work of the round before has asked for. So any number of pieces
/// may be asked for at once, and only work that goes on asking for more reaches the limit.
struct TurnLimit {
  /// The most rounds.
  private static let rounds = 100
  /// The most rounds at least twice as large as the largest of these before, the first included, in work of more than
  /// `pieces`.
  ///
  /// They end work that asks for more of itself in each round, which doubles from round to round; a round that opens
  /// hundreds of screens is one of them.
  private static let (growths, pieces) = (4, 250)

  private var round = 0
  private var leftInRound = 0
  /// The size of the last round that counted as growth.
  private var grownSize = 0
  private var growthCount = 0
  private var pieceCount = 0

  /// Counts the next piece of work.
  ///
  /// - Parameter waiting: the number of pieces that wait now, the next one among them.
  /// - Returns: whether it may run.
  mutating func allowsNext(of waiting: Int) -> Bool {
    if leftInRound == 0 {
      round += 1
      leftInRound = waiting
      if waiting >= 2 * grownSize { (grownSize, growthCount) = (waiting, growthCount + 1) }
    }
    leftInRound -= 1
    pieceCount += 1
    let isGrowing = growthCount > Self.growths && pieceCount > Self.pieces
    return round <= Self.rounds && !isGrowing
  }
}
