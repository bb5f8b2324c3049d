import CNCurses
import Foundation

/// Makes characters of bytes in the encoding of the locale, which may come one by one at any time.
struct TypedBytes {
  /// The beginning of a character.
  private var conversion = mbstate_t()

  /// Takes a byte.
  ///
  /// - Returns: the character that ends with it; nil where it goes on, or where the byte is of none.
  mutating func take(_ byte: UInt8) -> UInt32? {
    let isBegun = mbsinit(&conversion) == 0
    var (byte, character) = (CChar(bitPattern: byte), wchar_t())
    switch mbrtowc(&character, &byte, 1, &conversion) {
    case -2: return nil
    case -1:
      conversion = mbstate_t()
      // Of a character that was begun before, this byte may begin another one.
      return isBegun ? take(UInt8(bitPattern: byte)) : nil
    default: return UInt32(bitPattern: character)
    }
  }
}
