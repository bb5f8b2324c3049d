import CNCurses

/// The pairs of colors that the app's own texts need, made when they are needed first.
@MainActor final class CursesInks {
  private struct Pair: Hashable {
    let ink: Int16
    let paper: Int16
  }

  private var pairs: [Pair: Int16] = [:]
  private var next: Int16

  nonisolated init(first: Int16) { next = first }

  /// Returns the pair of an ink on a paper, or nil where the terminal has no more.
  func pair(of ink: Int16, on paper: Int16) -> Int16? {
    let wanted = Pair(ink: ink, paper: paper)
    if let pair = pairs[wanted] { return pair }
    guard next < .max, init_pair(next, ink, paper) == OK else {
      return nil
    }
    pairs[wanted] = next
    next += 1
    return next - 1
  }
}
