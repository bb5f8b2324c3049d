#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// A character as ncurses writes it, padded or replaced if the C library gives it another width
/// than its cell.
struct CursesCell {
  /// The characters to write, one entry for each column that ncurses counts.
  let groups: [[wchar_t]]

  /// Creates the characters that ncurses writes for a cell of the grid.
  ///
  /// ncurses counts columns by the C library's `wcwidth`. If that disagrees with the grid, the rest of the line would
  /// shift, so the character is padded or replaced to fit the width of its cell.
  ///
  /// ncurses has no strikethrough attribute, so a combining stroke is added to a struck character.
  init(_ text: String, width: Int, isStruck: Bool = false) {
    var groups: [[wchar_t]] = []
    var used = 0
    for scalar in text.unicodeScalars {
      let character = wchar_t(scalar.value)
      let columns = Int(ct_width(character))
      // An emoji selector would make the terminal draw two columns where ncurses counts one.
      if scalar == "\u{FE0F}", used == 1 { continue }
      if columns == 0, !groups.isEmpty {
        // ncurses keeps four marks per character. Joiners are left out, since they would join
        // characters across the cut.
        if groups[groups.count - 1].count < Int(ct_longest_cell), scalar != "\u{200D}" {
          groups[groups.count - 1].append(character)
        }
      } else if columns > 0, used + columns <= width {
        groups.append([character])
        used += columns
      } else if groups.isEmpty {
        groups = [[wchar_t(UInt8(ascii: "?"))]]
        used = 1
      } else {
        break
      }
    }
    while used < width {
      groups.append([wchar_t(UInt8(ascii: " "))])
      used += 1
    }
    self.groups =
      isStruck ? groups.map { $0.count < Int(ct_longest_cell) ? $0 + [Self.strike] : $0 } : groups
  }

  private static let strike: wchar_t = 0x336

  /// True if the C library treats the combining stroke as a mark of no width.
  static var canStrike: Bool { ct_width(strike) == 0 }
}
#endif
