import TableCore

extension ScreenChrome {
  /// A button as a host draws it.
  public struct Button: Hashable, Sendable {
    /// The face of the button: a title, a picture, the host's own look, or elements.
    public var face: TableBarButton.Face
    /// The label that a person reads, or a screen reader speaks.
    public var label: String
    /// Indicates whether the button can be pressed.
    public var isEnabled: Bool
    /// Indicates whether the button's action is running.
    public var isBusy = false
    /// Indicates whether the button toggles edit mode, so that the host adds none of its own.
    public var isEditButton = false
    /// Indicates whether the button stands out as the most likely choice.
    public var isProminent = false
  }
}
