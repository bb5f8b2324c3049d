/// The name by which stores know a state: short, and of plain characters, whatever the key is.
package enum StateName {
  private static let longest = 100

  /// Returns the key itself where it is plain, and else a digest of it, which is no plain key.
  package static func of(_ key: String) -> String {
    isPlain(key) ? key : "~" + SHA256.hexadecimal(of: key)
  }

  private static func isPlain(_ key: String) -> Bool {
    1...longest ~= key.utf8.count
      && key.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x61...0x7A, 0x2D: true
        default: false
        }
      }
  }
}
