import CNCurses
import Foundation

/// The colours of a terminal: how many it has, and what stands out from its background.
struct CursesColours {
  /// What a colour is for.
  enum Purpose: Int16, CaseIterable {
    case accent = 1
    case dim, error, positive
  }

  /// How many colours are used.
  enum Depth { case none, eight, many }

  /// What is known of the background.
  enum Background: Int { case unknown, dark, light }

  let depth: Depth
  let background: Background

  /// Finds out about the terminal that is open, and prepares its colours.
  @MainActor init(environment: [String: String]) {
    background = Self.background(environment["COLORFGBG"])
    depth = Self.depth(
      count: Int(ts_colour_count()), isRefused: environment["NO_COLOR"].map { !$0.isEmpty } ?? false)
    guard depth != .none, start_color() == OK else { return }
    use_default_colors()
    for purpose in Purpose.allCases { init_pair(purpose.rawValue, colour(of: purpose), -1) }
  }

  static func depth(count: Int, isRefused: Bool) -> Depth {
    if isRefused || count < 8 { return .none }
    return count < 256 ? .eight : .many
  }

  /// Reads `COLORFGBG`, as `15;0` or `0;default;15`: the last number is the background.
  static func background(_ variable: String?) -> Background {
    guard let last = variable?.split(separator: ";").last, let colour = Int(last) else { return .unknown }
    return colour == 7 || colour > 8 ? .light : .dark
  }

  /// The colour for a purpose: the darker ones for light backgrounds, and where nothing is known of the
  /// background, ones in between that can be read on both.
  private func colour(of purpose: Purpose) -> Int16 {
    if depth == .eight {
      switch purpose {
      case .accent: return background == .dark ? 6 : background == .light ? 4 : -1
      case .dim: return -1
      case .error: return 1
      case .positive: return background == .light ? -1 : 2
      }
    }
    let colours: [Int16] =
      switch purpose {
      case .accent: [32, 75, 25]
      case .dim: [244, 246, 241]
      case .error: [167, 203, 160]
      case .positive: [35, 114, 28]
      }
    return colours[background.rawValue]
  }

  /// What to add to a cell for a purpose; where there is no colour for it, an attribute says it.
  func attributes(for purpose: Purpose) -> (attributes: attr_t, pair: Int16) {
    switch (depth, purpose) {
    case (.many, _): (0, purpose.rawValue)
    case (.eight, .dim), (.none, .dim): (TS_DIM, 0)
    case (.eight, _): (TS_BOLD, purpose.rawValue)
    case (.none, .accent), (.none, .error): (TS_BOLD, 0)
    case (.none, .positive): (0, 0)
    }
  }
}
