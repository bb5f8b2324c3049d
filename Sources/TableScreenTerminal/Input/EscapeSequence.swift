#if os(macOS) || os(Linux)
/// The control sequences that most terminals send for keys, even if the terminal database lacks them.
enum EscapeSequence {
  /// Returns the key of a sequence, given without its escape character, or nil if the sequence is unknown.
  static func key(of sequence: [UInt8]) -> Key? {
    guard sequence.count >= 2, let last = sequence.last else { return nil }
    if sequence.count == 2, sequence[0] == UInt8(ascii: "O"), let key = padded[last] { return key }
    let parameters = sequence.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let isShifted = parameters.count > 1 && parameters[1] == 2
    switch last {
    case UInt8(ascii: "A"): return isShifted ? .shiftUp : .up
    case UInt8(ascii: "B"): return isShifted ? .shiftDown : .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "P"): return .function(1)
    case UInt8(ascii: "~"): return parameters.first.flatMap { numbered[$0] }
    default: return nil
    }
  }

  /// The keys of the number pad in the mode for applications, which ncurses turns on.
  private static let padded: [UInt8: Key] = {
    let typed = zip("jklmnopqrstuvwxy".utf8, "*+,-./0123456789").map { ($0, Key.character($1)) }
    return Dictionary(uniqueKeysWithValues: typed + [(UInt8(ascii: "M"), .enter)])
  }()

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    24: .function(12),
  ]
}
#endif
