#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// What a terminal would show: as much of one as it takes to read what ncurses writes.
///
/// As in any terminal, writing over one half of a wide character blanks its other half.
struct ScreenReader {
  private let columns: Int
  /// True if a terminal joins emoji into one of two columns.
  private let joins: Bool
  /// The characters, with an empty text in the second column of a wide one.
  private var cells: [[String]]
  /// The lines that scroll.
  private var region: Range<Int>
  private var line = 0
  private var column = 0
  private var pending: [UInt8] = []
  private var last: Unicode.Scalar = " "
  /// A sequence whose end has not come.
  private var unread = ""

  init(columns: Int, lines: Int, joins: Bool = false) {
    self.columns = columns
    self.joins = joins
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    region = 0..<lines
  }

  /// The lines as one text.
  var text: String { cells.map { $0.joined() }.joined(separator: "\n") }

  /// The column in which a character begins, in the first line that has it.
  func column(of character: String) -> Int? {
    cells.lazy.compactMap { $0.firstIndex(of: character) }.first
  }

  mutating func feed(_ bytes: some Collection<UInt8>) {
    pending += bytes
    // A character may come in two pieces: then its first one waits.
    let start = pending.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let isWhole = pending.count - start >= Self.length(of: pending[start])
    let whole = isWhole ? pending.count : start
    let text = String(decoding: pending[..<whole], as: UTF8.self)
    pending.removeFirst(whole)
    var rest = (unread + text).unicodeScalars[...]
    unread = ""
    while let scalar = rest.first {
      guard scalar == "\u{1B}" else {
        rest.removeFirst()
        put(scalar)
        continue
      }
      guard let sequence = Self.takeSequence(&rest) else {
        unread = String(rest)
        return
      }
      obey(sequence)
    }
  }

  private static func length(of byte: UInt8) -> Int {
    byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
  }

  /// Takes a sequence off the rest; nil where the end of it has not come.
  private static func takeSequence(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var sequence = rest.dropFirst()
    guard let kind = sequence.popFirst() else { return nil }
    var text = String(kind)
    if kind == "[" {
      while let next = sequence.popFirst() {
        text.unicodeScalars.append(next)
        if (0x40...0x7E).contains(next.value) {
          rest = sequence
          return text
        }
      }
      return nil
    }
    if kind == "(" || kind == ")" { guard sequence.popFirst() != nil else { return nil } }
    rest = sequence
    return text
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": moveDown()
    case "\u{8}": column = max(min(column, columns - 1) - 1, 0)
    case "\t": column = min((column / 8 + 1) * 8, columns - 1)
    case "\u{0}"..<" ": break
    default: write(scalar)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    // Outside a locale with Unicode the C library knows no width.
    let known = Int(ct_width(wchar_t(scalar.value)))
    let isJoined = joins && isJoined(scalar)
    let width = isJoined ? 0 : known < 0 ? 1 : known
    if width == 0 {
      guard var base = cells[line].indices.last(where: { $0 < column }) else { return }
      if cells[line][base].isEmpty, base > 0 { base -= 1 }
      cells[line][base].unicodeScalars.append(scalar)
      if joins, scalar == "\u{FE0F}", base == column - 1, column < columns {
        cells[line][column] = ""
        column += 1
      }
      return
    }
    last = scalar
    if column + width <= columns {
      free(column)
      free(column + width - 1)
      cells[line][column] = String(scalar)
      if width == 2 { cells[line][column + 1] = "" }
    }
    column = min(column + width, columns)
  }

  /// Returns whether a scalar belongs to the emoji before the cursor.
  private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    guard let base = cells[line].indices.last(where: { $0 < column && !cells[line][$0].isEmpty })
    else { return false }
    return scalar.properties.isEmojiModifier || cells[line][base].unicodeScalars.last == "\u{200D}"
  }

  /// Blanks the other half of a wide character before one half is written over.
  private mutating func free(_ column: Int) {
    if cells[line][column].isEmpty, column > 0 {
      cells[line][column - 1] = " "
      cells[line][column] = " "
    } else if column + 1 < columns, cells[line][column + 1].isEmpty {
      cells[line][column + 1] = " "
    }
  }

  private mutating func obey(_ sequence: String) {
    switch sequence {
    case "D": return moveDown()
    case "M":
      if line == region.lowerBound { return scroll(region, by: -1) }
      line = max(line - 1, 0)
      return
    default: break
    }
    guard sequence.first == "[", let kind = sequence.last, !sequence.contains("?") else { return }
    let numbers = sequence.dropFirst().dropLast().split(
      separator: ";", omittingEmptySubsequences: false
    ).map { Int($0) ?? 0 }
    let count = max(numbers.first ?? 1, 1)
    switch kind {
    case "H": move(to: count, numbers.count > 1 ? max(numbers[1], 1) : 1)
    case "d": move(to: count, column + 1)
    case "G": move(to: line + 1, count)
    case "A": move(to: line + 1 - count, column + 1)
    case "B": move(to: line + 1 + count, column + 1)
    case "C": move(to: line + 1, column + 1 + count)
    case "D": move(to: line + 1, column + 1 - count)
    case "K": erase(numbers.first == 1 ? 0..<column + 1 : column..<columns)
    case "X": erase(column..<column + count)
    case "J":
      if numbers.first != 2 { erase(column..<columns) }
      for below in cells.indices where numbers.first == 2 || below > line {
        cells[below] = Array(repeating: " ", count: columns)
      }
    case "b": for _ in 0..<count { write(last) }
    case "Z": column = max((column - 1) / 8 * 8, 0)
    case "P": shift(by: -count)
    case "@": shift(by: count)
    case "r":
      let last = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], cells.count) : cells.count
      region = min(count, last) - 1..<last
      move(to: 1, 1)
    case "S": scroll(region, by: count)
    case "T": scroll(region, by: -count)
    case "L", "M":
      guard region.contains(line) else { return }
      scroll(line..<region.upperBound, by: kind == "L" ? -count : count)
    default: break
    }
  }

  private mutating func moveDown() {
    if line == region.upperBound - 1 { return scroll(region, by: 1) }
    line = min(line + 1, cells.count - 1)
  }

  /// Moves lines up, or down by a number below zero; blank ones come in at the other edge.
  private mutating func scroll(_ lines: Range<Int>, by count: Int) {
    let moved = min(abs(count), lines.count)
    let blank = Array(repeating: Array(repeating: " ", count: columns), count: moved)
    let old = Array(cells[lines])
    cells.replaceSubrange(
      lines, with: count > 0 ? Array(old[moved...]) + blank : blank + old.dropLast(moved))
  }

  private mutating func move(to line: Int, _ column: Int) {
    self.line = min(max(line - 1, 0), cells.count - 1)
    self.column = min(max(column - 1, 0), columns - 1)
  }

  private mutating func erase(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<columns)
    guard let first = range.first, let last = range.last else { return }
    free(first)
    free(last)
    for column in range { cells[line][column] = " " }
  }

  /// Moves what stands from the cursor on to the right, or to the left over what stands there.
  private mutating func shift(by count: Int) {
    guard column < columns else { return }
    free(column)
    let room = columns - column
    let blanks = Array(repeating: " ", count: min(abs(count), room))
    let rest = Array(cells[line][column...])
    let moved = count < 0 ? rest.dropFirst(-count) + blanks : blanks + rest.dropLast(blanks.count)
    cells[line].replaceSubrange(column..., with: moved)
    if cells[line][column].isEmpty { cells[line][column] = " " }
  }
}
#endif
