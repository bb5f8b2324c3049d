#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// A decoder of the bytes of a bracketed paste, up to the sequence that ends it.
///
/// A piece may end anywhere: within a character, or within the sequence that ends the paste.
struct PastedBytes {
  private static let begin = "\u{1B}[200~"
  private static let end = Array("\u{1B}[201~".utf8)
  /// The number of characters above which one read holds more than a person types at once.
  private static let mostTyped = 16

  /// The number of scalars that are still kept; further bytes are only searched for the end of the
  /// paste.
  private var room: Int
  /// Bytes that may begin the sequence that ends the paste.
  private var held: [UInt8] = []
  /// The decoder of characters, which holds the first bytes of an incomplete one.
  private var typed = TypedBytes()

  init(limit: Int) { room = limit }

  /// Takes a piece.
  ///
  /// - Returns: the text of the piece, and if the paste ends in it, the bytes after the end.
  mutating func take(_ piece: [UInt8]) -> (text: String, behind: [UInt8]?) {
    let bytes = held + piece
    if let start = Self.startOfEnd(in: bytes) {
      held = []
      return (text(of: bytes[..<start]), Array(bytes[(start + Self.end.count)...]))
    }
    let most = min(Self.end.count - 1, bytes.count)
    let count = (0...most).last { bytes.suffix($0).elementsEqual(Self.end.prefix($0)) } ?? 0
    held = Array(bytes.suffix(count))
    return (text(of: bytes.dropLast(count)), nil)
  }

  /// Takes the first piece after a pause so long that the end was taken for lost; nil if a person has typed it.
  ///
  /// It belongs to the paste if the end is in it, or if it is longer than what a person types between two reads.
  mutating func takeLate(_ piece: [UInt8]) -> (text: String, behind: [UInt8]?)? {
    let isTyped = piece.first == 0x1B || piece.count { $0 & 0xC0 != 0x80 } <= Self.mostTyped
    let taken = take(piece)
    // The end of another paste that begins in the piece is not the one that was lost.
    let isEnded = taken.behind != nil && !taken.text.contains(Self.begin)
    return isEnded || taken.behind == nil && !isTyped ? taken : nil
  }

  private static func startOfEnd(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = 0
      while let found = memchr(base + start, Int32(end[0]), bytes.count - start) {
        start = UnsafeRawPointer(found) - base
        if bytes.count - start < end.count { return nil }
        if memcmp(found, end, end.count) == 0 { return start }
        start += 1
      }
      return nil
    }
  }

  /// Decodes bytes as ``TypedBytes`` does; invalid bytes are left out.
  private mutating func text(of bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      guard room > 0 else { break }
      guard let value = typed.take(byte), let scalar = Unicode.Scalar(value) else { continue }
      scalars.append(scalar)
      room -= 1
    }
    return String(scalars)
  }
}
#endif
