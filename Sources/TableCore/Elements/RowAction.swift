/// Something that a swipe or a row's menu offers, as a host draws it.
public struct RowAction: Hashable, Sendable {
  /// Where a row makes offers.
  public enum Place: String, Hashable, Sendable {
    /// Under a swipe from the edge where reading ends.
    case trailing
    /// Under a swipe from the edge where reading starts.
    case leading
    /// In the row's menu.
    case menu
  }

  /// What a person reads.
  public var title: String
  /// Whether it takes something away.
  public var isDestructive = false

  package init(title: String, isDestructive: Bool = false) {
    self.title = title
    self.isDestructive = isDestructive
  }
}
