/// The limit of the work that may follow from one piece of work before it counts as endless.
///
/// Work is counted by rounds: a round is all that the work of the round before has asked for. So any number of pieces
/// may be asked for at once, and only work that goes on asking for more reaches the limit.
struct TurnLimit {
  /// The most rounds.
  private static let rounds = 100
  /// The most pieces of work for each piece of the first round, and the most that are always allowed.
  ///
  /// They end work that asks for more of itself in each round, which doubles from round to round.
  private static let (piecesForEach, pieces) = (100, 250)

  private var round = 0
  private var leftInRound = 0
  private var left = 0

  /// Counts the next piece of work.
  ///
  /// - Parameter waiting: the number of pieces that wait now, the next one among them.
  /// - Returns: whether it may run.
  mutating func allowsNext(of waiting: Int) -> Bool {
    if leftInRound == 0 {
      if round == 0 { left = max(waiting * Self.piecesForEach, Self.pieces) }
      round += 1
      leftInRound = waiting
    }
    leftInRound -= 1
    left -= 1
    return round <= Self.rounds && left >= 0
  }
}
