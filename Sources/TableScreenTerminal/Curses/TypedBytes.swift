import CNCurses
import Foundation

/// Makes characters of bytes in the encoding of the locale, which may come one by one at any time.
///
/// Where the locale is that of C, which knows ASCII alone, a terminal still sends UTF-8: what is typed is taken as
/// that, though the terminal is not trusted to draw it.
struct TypedBytes {
  /// The beginning of a character.
  private var conversion = mbstate_t()
  /// The beginning of a character in UTF-8 that the locale does not know.
  private var foreign: [UInt8] = []

  /// Takes a byte.
  ///
  /// - Returns: the character that ends with it; nil where it goes on, or where the byte is of none.
  mutating func take(_ byte: UInt8) -> UInt32? {
    if byte < 0x80 { foreign = [] }
    let isBegun = mbsinit(&conversion) == 0
    var (byte, character) = (CChar(bitPattern: byte), wchar_t())
    switch mbrtowc(&character, &byte, 1, &conversion) {
    case -2: return nil
    case -1:
      conversion = mbstate_t()
      // Of a character that was begun before, this byte may begin another one.
      return isBegun ? take(UInt8(bitPattern: byte)) : takeForeign(UInt8(bitPattern: byte))
    default: return UInt32(bitPattern: character)
    }
  }

  private mutating func takeForeign(_ byte: UInt8) -> UInt32? {
    // A byte that may begin a character ends what went before.
    if byte & 0xC0 == 0xC0 { foreign = [] }
    foreign.append(byte)
    guard let text = String(validating: foreign, as: UTF8.self) else {
      if foreign.count >= 4 { foreign = [] }
      return nil
    }
    foreign = []
    return text.unicodeScalars.first?.value
  }
}
