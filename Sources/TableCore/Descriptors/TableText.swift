public import Foundation

/// A text, plain or attributed.
public struct TableText: Hashable, Sendable {
  /// The characters alone.
  public let plain: String
  /// The text with its attributes, or nil if it is plain.
  public let attributed: AttributedString?

  /// Creates a plain text.
  public init(_ plain: String) {
    self.plain = plain
    attributed = nil
  }

  /// Creates an attributed text.
  public init(_ attributed: AttributedString) {
    plain = String(attributed.characters)
    self.attributed = attributed
  }
}

extension TableText: ExpressibleByStringLiteral {
  /// Creates the value from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
