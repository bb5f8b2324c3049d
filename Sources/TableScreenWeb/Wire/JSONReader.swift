import Foundation

/// The reader of messages from a page, which may be anything.
///
/// Only strict JSON of a small depth is taken. Foundation's readers refuse a text that ends in half of a surrogate pair, as
/// browsers send it while an emoji is edited; here it becomes the sign for a broken character.
struct JSONReader {
  private let bytes: [UInt8]
  private let limit: Int
  private var place = 0

  private init(_ text: String, _ limit: Int) { (bytes, self.limit) = (Array(text.utf8), limit) }

  /// Returns the value that a text is, or nil where it is not one value of JSON, or nested deeper than `depth`; a page sends
  /// two levels.
  static func value(of text: String, depth: Int = 8) -> JSON? {
    var reader = JSONReader(text, depth)
    guard let value = reader.value(0) else { return nil }
    reader.skipSpace()
    return reader.place == reader.bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func take(word: String, _ value: JSON) -> JSON? {
    for byte in word.utf8 where !take(byte) { return nil }
    return value
  }

  private mutating func value(_ depth: Int) -> JSON? {
    guard depth < limit else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "n"): return take(word: "null", .null)
    case UInt8(ascii: "t"): return take(word: "true", .integer(1))
    case UInt8(ascii: "f"): return take(word: "false", .integer(0))
    default: return number()
    }
  }

  private mutating func list(_ depth: Int) -> JSON? {
    place += 1
    var values: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .list(values) }
    while true {
      guard let value = value(depth + 1) else { return nil }
      values.append(value)
      skipSpace()
      if take(UInt8(ascii: "]")) { return .list(values) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func object(_ depth: Int) -> JSON? {
    place += 1
    var values: [String: JSON] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(values) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: ":")), let value = value(depth + 1),
        values.updateValue(value, forKey: key) == nil
      else { return nil }
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(values) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func number() -> JSON? {
    let start = place
    while let byte = next, Self.isPartOfNumber(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let last = text.utf8.last, last != UInt8(ascii: "."), text.first != "+",
      text.first != "."
    else { return nil }
    if let whole = Int(text) { return .integer(whole) }
    return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() -> String? {
    place += 1
    var read: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(bytes: read, encoding: .utf8)
      case 0..<0x20: return nil
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        read += Array(String(scalar).utf8)
      default: read.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return scalar()
    default: return nil
    }
  }

  /// Reads the digits of a scalar, or those of the two halves of one; a half alone becomes the sign for a broken one.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let start = place
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let second = unit(),
      UTF16.isTrailSurrogate(second)
    else {
      place = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + ((UInt32(first) & 0x3FF) << 10) + (UInt32(second) & 0x3FF))
  }

  private mutating func unit() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    place += 4
    return UInt16(digits, radix: 16)
  }
}
