/// An action that a swipe or a row's menu offers, as a host draws it.
public struct RowAction: Hashable, Sendable {
  /// The place of a row action.
  public enum Place: String, Hashable, Sendable {
    /// Under a swipe from the edge where reading ends.
    case trailing
    /// Under a swipe from the edge where reading starts.
    case leading
    /// In the row's menu.
    case menu
  }

  /// The title that a person reads.
  public var title: String
  /// Indicates whether the action removes data, so that hosts mark it.
  public var isDestructive = false

  package init(title: String, isDestructive: Bool = false) {
    self.title = title
    self.isDestructive = isDestructive
  }
}
