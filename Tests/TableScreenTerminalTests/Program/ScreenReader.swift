#if os(macOS) || os(Linux)
/// What a terminal would show: as much of one as it takes to read what ncurses writes.
struct ScreenReader {
  private let columns: Int
  private var cells: [[Character]]
  private var line = 0
  private var column = 0
  private var pending: [UInt8] = []
  private var last: Character = " "
  /// A sequence whose end has not come.
  private var unread = ""

  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// The lines as one text.
  var text: String { cells.map { String($0) }.joined(separator: "\n") }

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
    case "\n": line = min(line + 1, cells.count - 1)
    case "\u{8}": column = max(column - 1, 0)
    case "\u{0}"..<" ": break
    default: put(Character(scalar))
    }
  }

  private mutating func put(_ character: Character) {
    if column < columns { cells[line][column] = character }
    last = character
    column = min(column + 1, columns)
  }

  private mutating func obey(_ sequence: String) {
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
    case "b": for _ in 0..<count { put(last) }
    default: break
    }
  }

  private mutating func move(to line: Int, _ column: Int) {
    self.line = min(max(line - 1, 0), cells.count - 1)
    self.column = min(max(column - 1, 0), columns - 1)
  }

  private mutating func erase(_ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) { cells[line][column] = " " }
  }
}
#endif
