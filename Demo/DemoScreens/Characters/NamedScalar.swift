/// A character that has a name in Unicode; four bytes, the rest is looked up when it is shown.
public struct NamedScalar: Identifiable, Hashable, Sendable {
  /// The character.
  public let scalar: Unicode.Scalar

  /// Creates a named character, or nil where `scalar` has no name.
  init?(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    guard properties.name != nil || properties.nameAlias != nil else { return nil }
    self.scalar = scalar
  }

  /// The number of the character.
  public var id: UInt32 { scalar.value }

  /// The name, as “GREEK SMALL LETTER ALPHA”.
  public var name: String { scalar.properties.name ?? scalar.properties.nameAlias ?? "" }

  /// The number, as “U+03B1”.
  public var codePoint: String { "U+" + scalar.value.hexadecimal(digits: 4) }

  /// The character as it can be shown; what has no look of its own shows as nothing.
  public var glyph: String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: ""
    // A mark needs something to stand on.
    case .nonspacingMark, .enclosingMark, .spacingMark: "◌" + String(scalar)
    default: String(scalar)
    }
  }
}
