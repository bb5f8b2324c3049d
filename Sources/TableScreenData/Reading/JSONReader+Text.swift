import Foundation
import TableScreen

extension JSONReader {
  /// Reads a key: a text in quotes, or a word without them, which is a mistake.
  mutating func readKey() -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return readString() }
    if isCurlyQuote { return readCurlyText() }
    let start = index
    let word = takeWord()
    fault(.unquotedKey, at: start, "the key \(quoted(word)) has no quotes")
    return word
  }

  /// Reads a text in quotes; one that is not closed ends with its line.
  mutating func readString() -> String {
    let start = index
    let quote = bytes[index]
    if quote != UInt8(ascii: "\"") {
      fault(
        .wrongQuotes, at: start, "a text stands in single quotes",
        why: "they are taken for double ones")
    }
    index += 1
    var parts = ""
    var from = index
    while let byte = peek {
      if byte == quote {
        parts += decoded(from..<index)
        index += 1
        return parts
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\\") {
        parts += decoded(from..<index)
        readEscape(into: &parts)
        from = index
      } else {
        if byte < 0x20 {
          let tab = UInt8(ascii: "\t")
          fault(
            .controlCharacter, at: index, "a text holds the control character \(byte)",
            why: "it is kept; a \(byte == tab ? "blank" : "mark") shows in its place",
            remedy: "write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
        }
        index += 1
      }
    }
    parts += decoded(from..<index)
    fault(.unclosedText, at: start, "the text that begins here is not closed")
    return parts
  }

  /// True if a quote of a text processor is next, as “ or ’.
  var isCurlyQuote: Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && 0x98...0x9F ~= bytes[index + 2]
  }

  /// The number of bytes of the blank that is next and none of JSON's, as a no-break space; nil if none is.
  var otherBlank: Int? { otherBlank(at: index) }

  private func otherBlank(at index: Int) -> Int? {
    switch index < bytes.count ? bytes[index] : nil {
    case 0xC2: bytes[index...].starts(with: [0xC2, 0xA0]) ? 2 : nil
    case 0xE2: bytes[index...].starts(with: [0xE2, 0x80, 0x8B]) ? 3 : nil
    case 0xEF: bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : nil
    default: nil
    }
  }

  /// Reads a text between the quotes of a text processor; the last one is that before a sign of JSON or the end of a line.
  mutating func readCurlyText() -> String {
    let start = index
    fault(
      .wrongQuotes, at: start, "a text stands in curly quotes",
      why: "they are taken for straight ones")
    index += 3
    var parts = ""
    var from = index
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      let length = isCurlyQuote ? 3 : byte == UInt8(ascii: "\"") ? 1 : 0
      if length > 0, endsText(at: index + length) {
        parts += decoded(from..<index)
        index += length
        return parts
      }
      if byte == UInt8(ascii: "\\") {
        parts += decoded(from..<index)
        readEscape(into: &parts)
        from = index
      } else {
        index += max(length, 1)
      }
    }
    parts += decoded(from..<index)
    fault(.unclosedText, at: start, "the text that begins here is not closed")
    return parts
  }

  /// Returns whether a text can end before a place: a sign of JSON follows, or the end of the line.
  func endsText(at place: Int, before signs: String = ",:]}") -> Bool {
    let next = bytes[place...].first { $0 == UInt8(ascii: "\n") || !$0.isSpace }
    return next.map { $0 == UInt8(ascii: "\n") || signs.utf8.contains($0) } ?? true
  }

  private mutating func decoded(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    // Foundation's decoding would drop a byte order mark, which is part of the text here.
    let text = String(decoding: bytes[range], as: UTF8.self)
    if !text.utf8.elementsEqual(bytes[range]) {
      fault(.badBytes, at: range.lowerBound, "the text holds bytes that are no UTF-8")
    }
    return text
  }

  private mutating func readEscape(into text: inout String) {
    let start = index
    index += 2
    guard start + 1 < bytes.count else {
      index = bytes.count
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): text += "\""
    case UInt8(ascii: "\\"): text += "\\"
    case UInt8(ascii: "/"): text += "/"
    case UInt8(ascii: "b"): text += "\u{8}"
    case UInt8(ascii: "f"): text += "\u{C}"
    case UInt8(ascii: "n"): text += "\n"
    case UInt8(ascii: "r"): text += "\r"
    case UInt8(ascii: "t"): text += "\t"
    case UInt8(ascii: "u"): text.unicodeScalars.append(readScalar(from: start))
    default:
      index = start + 1
      fault(
        .badEscape, at: start, "this \\ stands before nothing that it can stand for",
        why: "it is taken as it is", remedy: #"write \\"#)
      text += "\\"
    }
  }

  /// What becomes of a character that cannot be read.
  private static let marked = "a mark stands in its place"

  /// Reads the digits after `\u`, and for a surrogate pair those of its second half.
  private mutating func readScalar(from start: Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let first = readDigits() else {
      fault(
        .badEscape, at: start, "\\u needs four digits", why: Self.marked,
        remedy: #"write them, as \u00e9"#)
      return replacement
    }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if 0xD800..<0xDC00 ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let back = index
      index += 2
      if let second = readDigits(), 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
      index = back
    }
    fault(
      .badEscape, at: start, "this is half a character", why: Self.marked,
      remedy: "write both halves, or the character itself")
    return replacement
  }

  private mutating func readDigits() -> UInt32? {
    var number: UInt32 = 0
    guard index + 4 <= bytes.count else { return nil }
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      number = number << 4 + UInt32(digit)
    }
    index += 4
    return number
  }

  /// Reads `true`, `false` or `null`; reports any other word.
  mutating func readWord() -> DataNode.Payload {
    let start = index
    let word = takeWord()
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      let guess = faults.isFull ? nil : nearest(word, among: ["true", "false", "null"])
      fault(
        // A word that resembles none may be a secret without its quotes.
        .unknownWord, at: start, "\(guess == nil ? "this word" : quoted(word)) is no value",
        remedy: guess.map { "write \($0)" } ?? "put a text in double quotes", nearest: guess)
      return .null
    }
  }

  /// Takes the bytes up to the next space or structural character of JSON, but at least one.
  private mutating func takeWord() -> String {
    let start = index
    index = endOfWord
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The place of the next space or structural character of JSON behind the present byte.
  var endOfWord: Int {
    var end = index + 1
    while end < bytes.count, !bytes[end].isSpace, !Self.signs.contains(bytes[end]),
      otherBlank(at: end) == nil
    {
      end += 1
    }
    return end
  }

  private static let signs = Set("{}[]:,\"".utf8)

  /// Reads a number; reports a notation that JSON does not have.
  mutating func readNumber() -> DataNode.Payload {
    let start = index
    while let byte = peek, !byte.isSpace, !Self.signs.contains(byte), otherBlank == nil {
      index += 1
    }
    let word = String(decoding: bytes[start..<index].prefix(1_000), as: UTF8.self)
    guard index - start < 1_000, let number = Double(word), number.isFinite,
      word.utf8.allSatisfy({ Self.digits.contains($0) })
    else {
      // It may be a secret.
      fault(.badNumber, at: start, "this is no number that can be held")
      return .null
    }
    if !Self.isStrict(Array(word.utf8)) {
      fault(.unusualNumber, at: start, "JSON writes this number otherwise")
    }
    return Int(word).map { .integer($0) } ?? .number(number)
  }

  private static let digits = Set("+-.eE0123456789".utf8)

  /// Returns whether a number that `Double` accepts is valid in JSON: no plus sign, no leading
  /// zeros, digits on both sides of the point.
  private static func isStrict(_ word: [UInt8]) -> Bool {
    let unsigned = word.first == UInt8(ascii: "-") ? word.dropFirst() : word[...]
    guard let first = unsigned.first, first.isDigit else { return false }
    if first == UInt8(ascii: "0"), unsigned.dropFirst().first?.isDigit == true { return false }
    guard let point = unsigned.firstIndex(of: UInt8(ascii: ".")) else { return true }
    let behind = unsigned.index(after: point)
    return behind < unsigned.endIndex && unsigned[behind].isDigit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
