#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The texts that the UIKit host adds to those of the core; an app replaces ``current``.
public struct UIKitWords: Sendable {
  /// The topics, each with its English text.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case expanded = "Expanded"
    case collapsed = "Collapsed"
    case expand = "Expand"
    case collapse = "Collapse"
    case moveUp = "Move up"
    case moveDown = "Move down"
  }

  /// The texts in use.
  @MainActor public static var current = UIKitWords()

  private var texts: [Topic: String] = [:]

  /// Creates the English texts.
  public init() {}

  /// The text about a topic.
  public subscript(topic: Topic) -> String {
    get { texts[topic] ?? topic.rawValue }
    set { texts[topic] = newValue }
  }
}
#endif
