#if os(macOS) || os(Linux)
import CTerminal

/// The color pairs of the app's own text colors, initialized on first use.
@MainActor final class CursesInks {
  private struct Pair: Hashable {
    let ink: Int16
    let paper: Int16
  }

  private var pairs: [Pair: Int16] = [:]
  private var next: Int16

  nonisolated init(first: Int16) { next = first }

  /// Returns the pair of a text color on a background color, or nil if the terminal has no more pairs.
  func pair(of ink: Int16, on paper: Int16) -> Int16? {
    let wanted = Pair(ink: ink, paper: paper)
    if let pair = pairs[wanted] { return pair }
    guard next < .max, ct_make_pair(next, ink, paper) else {
      return nil
    }
    pairs[wanted] = next
    next += 1
    return next - 1
  }
}
#endif
