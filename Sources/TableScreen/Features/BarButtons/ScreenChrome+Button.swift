import TableCore

extension ScreenChrome {
  /// A button as a host draws it.
  public struct Button: Hashable, Sendable {
    /// What it shows.
    public var face: TableBarButton.Face
    /// What a person reads, or hears.
    public var label: String
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether what it does is running.
    public var isBusy = false
    /// Whether it turns edit mode on and off, as the one that the host offers otherwise.
    public var isEditButton = false
    /// Whether it stands out as what a person most likely wants.
    public var isProminent = false
  }
}
