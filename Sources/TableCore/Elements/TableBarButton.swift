/// A button in the bar of a screen.
public struct TableBarButton {
  /// The edge at which the button stands.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// In the toolbar at the bottom.
    case toolbar
  }

  /// The buttons that every host has a look for.
  public enum System: String, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case flexibleSpace, fixedSpace
  }

  /// The face of a button: its text or sign.
  public enum Face: Hashable, Sendable {
    /// A text.
    case title(String)
    /// A picture.
    case image(String)
    /// A standard button, for which the host has its own look.
    case system(System)
    /// Elements that the app has chosen.
    case element(RowElement)
  }

  /// The face of the button.
  public var face: Face
  /// The action of the button.
  public var action: TableAction
  /// Indicates whether the button can be pressed.
  public var isEnabled = true
  /// Indicates whether the button is the one that a person most likely wants, such as the one to
  /// save; hosts highlight it.
  public var isProminent = false
  /// True if the button turns edit mode on and off.
  package var isEditButton = false

  /// Creates a button with a text.
  public init(_ title: String, action: TableAction) {
    face = .title(title)
    self.action = action
  }

  /// Creates a button with the host's own look.
  public init(system: System, action: TableAction) {
    face = .system(system)
    self.action = action
  }

  /// Creates a button with a picture.
  public init(image: String, action: TableAction) {
    face = .image(image)
    self.action = action
  }

  /// Creates a button of elements of the app's own; its label is their texts.
  public init(_ element: RowElement, action: TableAction) {
    face = .element(element.fitted)
    self.action = action
  }

  /// The text that a person reads, or hears, on the button.
  @MainActor public var label: String {
    switch face {
    case .title(let title): title
    case .image(let name): name
    case .system(let system): TableWords.current.name(of: system)
    case .element(let element):
      element.flattened.compactMap { part in
        switch part {
        case .text(let text): text.text.plain
        case .badge(let text): text
        default: nil
        }
      }.joined(separator: " ")
    }
  }
}
