#if Postgres
import CPostgres
import Foundation
import TableQueries

/// Values as PostgreSQL reads and writes them.
enum PostgresText {
  /// Returns the text of a parameter, or nil for null.
  static func parameter(_ value: PostgresValue) -> [UInt8]? {
    switch value {
    case .null: nil
    case .integer(let integer): Array("\(integer)".utf8)
    case .real(let number): Array(real(number).utf8)
    case .decimal(let text), .text(let text): Array(text.utf8)
    case .malformedText(let bytes): Array(bytes)
    case .blob(let bytes): Array("\\x".utf8) + hex(bytes)
    }
  }

  /// Returns whether a parameter holds a NUL; the C library looks, since bytes may be many.
  static func holdsNUL(_ parameter: [UInt8]?) -> Bool {
    parameter?.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil }
    } ?? false
  }

  /// Returns values as one parameter, an array; null, which is equal to nothing, is left out.
  static func array(_ values: [PostgresValue]) -> PostgresValue {
    var bytes = Data("{".utf8)
    for element in values.lazy.compactMap({ parameter($0) }) {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      for byte in element {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: "}"))
    return .malformedText(bytes)
  }

  /// Returns a value of a result by the number of its type.
  static func value(_ bytes: UnsafeBufferPointer<UInt8>, of type: Oid) -> PostgresValue {
    let text = String(decoding: bytes, as: UTF8.self)
    return switch type {
    case 16: .integer(text == "t" ? 1 : 0)
    case 20, 21, 23, 26: Int64(text).map { .integer($0) } ?? .text(text)
    case 700, 701: Double(text).map { .real($0) } ?? .text(text)
    case 1_700: .decimal(text)
    case 17: .blob(data(bytes))
    default: PostgresValue(text: bytes)
    }
  }

  /// The seconds from 1970 to the ends of PostgreSQL's calendar, from 24 November 4714 before Christ to the end of 294276.
  ///
  /// <https://www.postgresql.org/docs/current/datatype-datetime.html>
  private static let calendar = -210_866_803_200.0..<9_224_318_016_000

  /// Returns a time as PostgreSQL reads it, in UTC; one outside of its calendar as `infinity`, or `-infinity`.
  static func time(_ date: Date) -> String {
    let moment = date.timeIntervalSince1970
    guard calendar.contains(moment) else {
      return moment < calendar.lowerBound ? "-infinity" : "infinity"
    }
    let whole = moment.rounded(.down)
    let (carry, rest) = Int64(((moment - whole) * 1_000_000).rounded()).floored(by: 1_000_000)
    let seconds = Int64(whole) + carry
    let (day, time) = seconds.floored(by: 86_400)
    let parts = StoredTime.day(Int(day))
    func padded(_ number: Int64, _ width: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    // There is no year 0: the one before the first is the first before Christ.
    let isBefore = parts.year < 1
    let year = isBefore ? 1 - parts.year : parts.year
    let dayText = [(year, 4), (parts.month, 2), (parts.day, 2)]
      .map { padded(Int64($0.0), $0.1) }.joined(separator: "-")
    let timeText = [time / 3_600, time / 60 % 60, time % 60].map { padded($0, 2) }
      .joined(separator: ":")
    return "\(dayText) \(timeText).\(padded(rest, 6))+00\(isBefore ? " BC" : "")"
  }

  private static func real(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    return number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
  }

  private static func hex(_ bytes: Data) -> [UInt8] {
    func digit(_ half: UInt8) -> UInt8 { half < 10 ? half &+ 0x30 : half &+ 0x57 }
    return [UInt8](unsafeUninitializedCapacity: bytes.count * 2) { digits, count in
      for byte in bytes {
        digits[count] = digit(byte >> 4)
        digits[count + 1] = digit(byte & 15)
        count += 2
      }
    }
  }

  /// Returns the bytes of a `bytea`, which libpq decodes from a text that ends with a zero.
  private static func data(_ text: UnsafeBufferPointer<UInt8>) -> Data {
    var count = 0
    guard let bytes = PQunescapeBytea(text.baseAddress, &count) else { return Data() }
    defer { PQfreemem(bytes) }
    return Data(bytes: bytes, count: count)
  }
}

extension Int64 {
  /// Returns the quotient and the rest of a division, of which the rest is never negative.
  fileprivate func floored(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
#endif
