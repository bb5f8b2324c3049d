extension ScreenChrome {
  /// A tab as a host draws it.
  public struct Tab: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The badge beside the title, such as a count, or nil.
    public var badge: String?
    /// The name of the tab's picture, or nil.
    public var image: String?
    /// The name of the picture while the tab is selected, or nil for the same one.
    public var selectedImage: String?
  }
}
