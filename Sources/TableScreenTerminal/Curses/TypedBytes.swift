#if os(macOS) || os(Linux)
import CTerminal
import Foundation

/// A decoder of typed or pasted bytes, one at a time, into characters in the locale's encoding.
///
/// In the C locale, which has only ASCII, a terminal still sends UTF-8: bytes that the locale cannot decode are decoded
/// as UTF-8, though the terminal is not trusted to draw such characters.
struct TypedBytes {
  /// The decoder's state, which holds the first bytes of an incomplete character.
  private var conversion = mbstate_t()
  /// True while the decoder's state holds some.
  private var isWithin = false
  /// The first bytes of an incomplete UTF-8 character that the locale cannot decode.
  private var foreign: [UInt8] = []

  /// Takes a byte.
  ///
  /// - Returns: the character that the byte completes; nil if it is incomplete or invalid.
  mutating func take(_ byte: UInt8) -> UInt32? {
    if byte < 0x80 {
      if !foreign.isEmpty { foreign = [] }
      // In the encodings of terminals a byte of ASCII begins no character. A paste has many of them.
      if !isWithin { return UInt32(byte) }
    }
    let isBegun = isWithin
    isWithin = false
    var (byte, character) = (CChar(bitPattern: byte), wchar_t())
    switch mbrtowc(&character, &byte, 1, &conversion) {
    case -2:
      isWithin = true
      return nil
    case -1:
      conversion = mbstate_t()
      // A byte that does not continue a character may begin another one.
      return isBegun ? take(UInt8(bitPattern: byte)) : takeForeign(UInt8(bitPattern: byte))
    default: return UInt32(bitPattern: character)
    }
  }

  private mutating func takeForeign(_ byte: UInt8) -> UInt32? {
    // A leading byte of UTF-8 discards an incomplete character before it.
    if byte & 0xC0 == 0xC0 { foreign = [] }
    foreign.append(byte)
    let text = String(decoding: foreign, as: UTF8.self)
    guard text.utf8.elementsEqual(foreign) else {
      if foreign.count >= 4 { foreign = [] }
      return nil
    }
    foreign = []
    return text.unicodeScalars.first?.value
  }
}
#endif
