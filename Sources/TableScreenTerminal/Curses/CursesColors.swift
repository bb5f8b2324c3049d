#if os(macOS) || os(Linux)
import CTerminal
import Foundation
import TableScreen
import TableScreenText

/// The colors of a terminal: their number, and the choices that are readable on its background.
struct CursesColors {
  /// The purpose of a color.
  enum Purpose: Int16, CaseIterable {
    case plain = 1
    case accent, dim, error
  }

  /// The number of colors in use: none, eight, or 256.
  enum Depth { case none, eight, many }

  /// The brightness of the background, or unknown.
  enum Background: Int { case unknown, dark, light }

  /// The ncurses attributes and color pair of a cell.
  struct Look: Hashable {
    var attributes: UInt32 = 0
    var pair: Int16 = 0
  }

  let depth: Depth
  let background: Background
  /// The color pairs of the app's own text colors.
  private let inks = CursesInks(first: selectedPairs * 2 + 1)
  /// True if the terminal can strike text through.
  let canStrike: Bool

  /// Detects the capabilities of the open terminal, and initializes its color pairs.
  @MainActor init(environment: [String: String]) {
    background = Self.background(environment["COLORFGBG"])
    depth = Self.depth(
      count: Int(ct_color_count()), isDirect: ct_has_direct_colors(),
      isRefused: environment["NO_COLOR"].map { !$0.isEmpty } ?? false)
    canStrike = ct_capability("smxx") != nil && CursesCell.canStrike
    guard depth != .none, ct_start_color() else { return }
    for purpose in Purpose.allCases {
      _ = ct_make_pair(purpose.rawValue, color(of: purpose), -1)
      _ = ct_make_pair(purpose.rawValue + Self.selectedPairs, color(of: purpose), paper)
    }
  }

  /// The offset from an ordinary pair to the pair for the row with the cursor.
  private static let selectedPairs: Int16 = 8

  /// Returns how many colors are used; with direct colors, a number from 8 on is no place in the usual palette.
  static func depth(count: Int, isDirect: Bool = false, isRefused: Bool) -> Depth {
    if isRefused || count < 8 { return .none }
    return count < 256 || isDirect ? .eight : .many
  }

  /// Returns the background from `COLORFGBG`, as in `15;0` or `0;default;15`: the last number is its color.
  static func background(_ variable: String?) -> Background {
    guard let last = variable?.split(separator: ";").last, let color = Int(last) else {
      return .unknown
    }
    return color == 7 || color > 8 ? .light : .dark
  }

  /// Returns the color for a purpose, or -1 for the terminal's default: lighter on dark backgrounds, darker on light ones,
  /// and a medium color that is readable on both if the background is unknown.
  private func color(of purpose: Purpose) -> Int16 {
    switch (depth, purpose) {
    case (.none, _), (_, .plain), (.eight, .dim): -1
    case (.eight, .accent): [-1, 6, 4][background.rawValue]
    case (.eight, .error): 1
    case (.many, .accent): [32, 75, 25][background.rawValue]
    case (.many, .dim): [244, 246, 241][background.rawValue]
    case (.many, .error): [167, 203, 160][background.rawValue]
    }
  }

  /// The background color of the row with the cursor, or -1 if the terminal's background is unknown.
  private var paper: Int16 { depth == .many ? [-1, 236, 254][background.rawValue] : -1 }

  /// Returns the look of a style; attributes replace colors that the terminal lacks.
  @MainActor func look(of style: TextStyle) -> Look {
    let marks = style.marks
    let purpose = purpose(of: style)
    var look = Look(attributes: attributes(of: style, purpose))
    guard depth != .none else { return look }
    let isSelected = marks.contains(.selected)
    let own = purpose == .plain ? style.color.flatMap { ink(of: $0) } : nil
    look.pair =
      own.flatMap { inks.pair(of: $0, on: isSelected ? paper : -1) }
      ?? purpose.rawValue + (isSelected ? Self.selectedPairs : 0)
    return look
  }

  private func attributes(of style: TextStyle, _ purpose: Purpose) -> UInt32 {
    var attributes: UInt32 = 0
    let marks = style.marks
    if [.title, .header].contains(style.role) || marks.contains(.bold) { attributes |= ct_bold }
    if marks.contains(.italic) { attributes |= ct_italic }
    let isFound = style.role == .match && !marks.contains(.reverse)
    if isFound || marks.contains(.underline) { attributes |= ct_underline }
    if style.role == .badge || marks.contains(.reverse) { attributes |= ct_reverse }
    if marks.contains(.selected), purpose != .dim { attributes |= ct_bold }
    if purpose == .dim, depth != .many { attributes |= ct_dim }
    if marks.contains(.strikethrough), !canStrike { attributes |= ct_dim }
    if [.accent, .error].contains(purpose), depth != .many { attributes |= ct_bold }
    return attributes
  }

  private func purpose(of style: TextStyle) -> Purpose {
    switch style.color {
    case .accent: return .accent
    case .secondary: return .dim
    // Eight colors have no gray.
    case .gray where depth != .many: return .dim
    case .some: return .plain
    case nil: break
    }
    let purpose = Self.purpose(of: style.role)
    return style.marks.contains(.dim) && purpose == .plain ? .dim : purpose
  }

  private static func purpose(of role: TextStyle.Role) -> Purpose {
    switch role {
    case .plain, .title, .header, .bar, .notice: .plain
    case .secondary, .footer, .rule: .dim
    case .accent, .match, .control, .badge, .key: .accent
    case .error: .error
    }
  }
}
#endif
