/// The header and footer of a section as a host draws them.
public struct SectionContent: Hashable, Sendable {
  /// The text above the rows, or nil.
  public var title: String?
  /// The text below the rows, or nil.
  public var footer: String?

  /// Creates the header and footer of a section.
  public init(title: String? = nil, footer: String? = nil) {
    self.title = title
    self.footer = footer
  }
}
