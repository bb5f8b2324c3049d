/// The emphasis of a part of a text.
public struct TableEmphasis: OptionSet, Hashable, Sendable, Codable {
  /// The marks as bits.
  public let rawValue: UInt8

  /// Creates the value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bolder than the rest.
  public static let bold = TableEmphasis(rawValue: 1 << 0)
  /// Slanted.
  public static let italic = TableEmphasis(rawValue: 1 << 1)
  /// Underlined, as links are.
  public static let underline = TableEmphasis(rawValue: 1 << 2)
  /// Struck through, such as for a task that is done.
  public static let strikethrough = TableEmphasis(rawValue: 1 << 3)
}
