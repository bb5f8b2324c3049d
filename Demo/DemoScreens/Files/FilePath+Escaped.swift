extension FilePath {
  /// The path as text from which it is made again, whatever its bytes are: all but letters, digits and the usual
  /// marks is escaped as in an address.
  var escaped: String {
    bytes.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "/._-".contains(character)
        ? String(character) : "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }

  /// Creates a path from its text, or nil if the text is no path.
  init?(escaped text: String) {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(escaped)
      rest = rest.dropFirst(2)
    }
    self.init(bytes: bytes)
  }
}
