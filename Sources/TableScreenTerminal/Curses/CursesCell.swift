#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// A character as ncurses writes it, padded or replaced if the C library gives it another width
/// than its cell.
struct CursesCell {
  /// The characters to write, one entry for each column that ncurses counts.
  let groups: [[wchar_t]]

  /// The character as a whole, if ncurses cannot write all of it.
  let whole: Whole?

  /// A character that is written over what ncurses has written of it.
  struct Whole: Hashable {
    var text: String
    /// The most columns that a terminal may fill with it: one that joins no characters shows all of them beside each other.
    var columns: Int
    /// True if it takes the place of such a character, and all of it is written by ncurses, which may hold it as written
    /// already.
    var isOnce = false
  }

  /// What ncurses writes, as a text.
  var written: String {
    let scalars = groups.joined().compactMap { Unicode.Scalar(UInt32($0)) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Creates the characters that ncurses writes for a cell of the grid.
  ///
  /// ncurses counts columns by the C library's `wcwidth`. If that disagrees with the grid, the rest of the line would
  /// shift, so the character is padded or replaced to fit the width of its cell.
  ///
  /// ncurses has no strikethrough attribute, so a combining stroke is added to a struck character.
  init(_ text: String, width: Int, isStruck: Bool = false) {
    var groups: [[wchar_t]] = []
    // What does not fit ends the character; only the columns of the rest are counted.
    var (used, all) = (0, 0)
    var (isWhole, isCut, isTooWide) = (true, false, false)
    for scalar in text.unicodeScalars {
      let character = wchar_t(scalar.value)
      let columns = Int(ct_width(character))
      all += Self.most(scalar, columns)
      if isCut { continue }
      if columns == 0, !groups.isEmpty {
        // ncurses keeps four marks per character. Joiners are left out, since they would join
        // characters across the cut.
        if groups[groups.count - 1].count < Int(ct_longest_cell), !Self.joins(scalar, at: used) {
          groups[groups.count - 1].append(character)
        } else {
          isWhole = false
        }
      } else if columns > 0, used + columns <= width {
        groups.append([character])
        used += columns
      } else {
        (isWhole, isCut) = (false, true)
        guard groups.isEmpty else { continue }
        groups = [[wchar_t(UInt8(ascii: columns == 0 ? " " : "?"))]]
        used = 1
        // As a whole it would cover half of what stands behind it.
        isTooWide = columns > width
      }
    }
    while used < width {
      groups.append([wchar_t(UInt8(ascii: " "))])
      used += 1
    }
    self.groups =
      isStruck ? groups.map { $0.count < Int(ct_longest_cell) ? $0 + [Self.strike] : $0 } : groups
    guard !isWhole, !isTooWide, text.unicodeScalars.allSatisfy(Self.isDrawn) else {
      whole = nil
      return
    }
    whole = Whole(text: isStruck ? "\(text)\(Self.stroke)" : text, columns: max(all, width))
  }

  /// Returns the most columns that a terminal may fill with a scalar, for which the C library counts some.
  private static func most(_ scalar: Unicode.Scalar, _ columns: Int) -> Int {
    // The selector widens a sign, and what the C library does not know is wide at most.
    scalar == emojiSelector ? 1 : columns < 0 ? 2 : columns
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Returns whether a scalar behind a number of columns makes another character of what stands around it.
  private static func joins(_ scalar: Unicode.Scalar, at used: Int) -> Bool {
    // The selector would make the terminal draw two columns where ncurses counts one.
    scalar == "\u{200D}" || scalar == emojiSelector && used == 1
  }

  /// Returns whether a scalar is a part of a drawn character, and does not turn the direction of a line.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: !scalar.properties.isBidiControl
    }
  }

  private static let stroke: Unicode.Scalar = "\u{336}"
  private static let strike = wchar_t(stroke.value)

  /// True if the C library treats the combining stroke as a mark of no width.
  static var canStrike: Bool { ct_width(strike) == 0 }
}
#endif
