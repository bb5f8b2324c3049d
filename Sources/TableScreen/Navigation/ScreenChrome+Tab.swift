extension ScreenChrome {
  /// A tab as a host draws it.
  public struct Tab: Hashable, Sendable {
    /// What a person reads.
    public var title: String
    /// What it says beside its title, such as a count, or nil.
    public var badge: String?
    /// The name of its picture, or nil.
    public var image: String?
    /// The name of its picture while it is chosen, or nil for the same one.
    public var selectedImage: String?
  }
}
