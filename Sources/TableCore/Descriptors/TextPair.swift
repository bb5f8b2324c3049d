/// A key and its value, in an ordered list of such pairs.
package struct TextPair: Equatable, Sendable {
  /// The name.
  package let key: String
  /// The value of that name.
  package let value: String

  /// Creates a pair.
  package init(key: String, value: String) { (self.key, self.value) = (key, value) }
}
