/// The color of a text, which every host shows as well as it can.
///
/// A host with themes, as a desktop, has a fitting tone of each named color for light and dark backgrounds;
/// a terminal takes the nearest that it has, or none.
public enum TableColor: Hashable, Sendable, Codable {
  /// The host's color for elements that can be pressed.
  case accent
  /// The host's color for secondary texts.
  case secondary
  /// A named color.
  case red, orange, yellow, green, teal, blue, purple, pink, gray
  /// A color by its parts, the same on every background; a named one is read more easily.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
