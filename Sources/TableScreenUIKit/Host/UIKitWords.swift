#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The texts of the UIKit host beside the words of the core, in one place; an app replaces ``current`` to say it otherwise.
public struct UIKitWords: Sendable {
  /// The topics of the texts, with the English ones.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case expanded = "Expanded"
    case collapsed = "Collapsed"
    case moveUp = "Move up"
    case moveDown = "Move down"
  }

  /// The words in use.
  @MainActor public static var current = UIKitWords()

  private var texts: [Topic: String] = [:]

  /// Creates the English words.
  public init() {}

  /// The text about a topic.
  public subscript(topic: Topic) -> String {
    get { texts[topic] ?? topic.rawValue }
    set { texts[topic] = newValue }
  }
}
#endif
