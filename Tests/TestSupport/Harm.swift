package import Foundation

/// What may not be in a text that a person reads: it would do more than be read.
package enum Harm {
  /// Returns what is harmful in bytes that a program has printed, as numbers of Unicode; empty where nothing is.
  package static func found(in bytes: Data) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return ["invalid UTF-8"] }
    return found(in: text)
  }

  /// Returns what is harmful in a text.
  package static func found(in text: String) -> Set<String> {
    var found: Set<String> = []
    for character in text {
      let scalars = Array(character.unicodeScalars)
      for (place, scalar) in scalars.enumerated() where isHarmful(scalar) {
        // Joiners inside a character are a part of it, and so are the tags of a flag.
        let isInside = place > 0 && place < scalars.count - 1
        if isInside, scalar == "\u{200D}" || scalar == "\u{200C}" { continue }
        if place > 0, scalars[0] == "\u{1F3F4}", (0xE0020...0xE007F).contains(scalar.value) {
          continue
        }
        found.insert(String(scalar.value, radix: 16))
      }
    }
    return found
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
