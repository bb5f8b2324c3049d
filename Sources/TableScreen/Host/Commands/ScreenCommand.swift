package import TableCore

/// A command for the menus and key commands of hosts: its name, its key, and its present effect.
///
/// A host shows ``Screen/commands`` as it shows its own, and hands the chosen one to ``Screen/perform(_:)``.
public struct ScreenCommand: Hashable, Sendable {
  /// The identity of a command, which stays the same while its title and effect change.
  public enum Name: Hashable, Sendable {
    /// Enters the search field.
    case search
    /// Ends the nearest of a search, edit mode, a wait and a modal.
    case leave
    /// Reads the table anew, or retries what failed.
    case refresh
    /// Turns edit mode on or off.
    case edit
    /// Selects all rows, if several can be selected.
    case selectAll
    /// Deletes the selected rows.
    case delete
    /// Presses the button that saves, or submits the form.
    case save
    /// Undoes the last step.
    case undo
    /// Redoes the last undone step.
    case redo
    /// Leaves the screen for the one below.
    case back
    /// Selects the tab behind this one.
    case nextTab
    /// Selects the tab before this one.
    case previousTab
    /// Selects a tab, by its place.
    case tab(Int)
    /// Presses a bar button, by its place at an edge.
    case button(TableBarButton.Edge, Int)
    /// Opens the inspector, or closes it.
    case inspect
  }

  /// A key without its modifiers.
  public enum Key: Hashable, Sendable {
    /// A key with a character on it, as it is typed without shift.
    case character(Character)
    /// The escape key.
    case escape
    /// The key that deletes backward.
    case delete
  }

  /// The keys held down with another one.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int

    /// Creates the value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key for commands: ⌘ on Apple's systems, Control on others.
    public static let command = Modifiers(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = Modifiers(rawValue: 1 << 1)
    /// The key called Option on Apple's keyboards, and Alt on others.
    public static let option = Modifiers(rawValue: 1 << 2)
  }

  /// The effect of a command.
  public enum Effect: Hashable, Sendable {
    /// Sends an event to the screen.
    case send(TableEvent)
    /// Selects all rows.
    case selectAll
    /// Deletes the selected rows that can be deleted.
    case deleteSelection
    /// Goes back in the screen's window.
    case back
    /// Selects a tab of the screen's window.
    case selectTab(Int)
    /// Opens the inspector in the screen's window, or closes it.
    case inspect
  }

  /// The identity of the command.
  public let name: Name
  /// The title that a person reads.
  public let title: String
  /// The key.
  public let key: Key
  /// The keys held down with it.
  public let modifiers: Modifiers
  /// The effect now, or nil while the command does nothing.
  public let effect: Effect?

  /// Indicates whether the command has an effect now.
  public var isEnabled: Bool { effect != nil }

  /// Indicates whether a text field with the keyboard focus has a meaning of its own for the key.
  public var belongsToText: Bool {
    switch name {
    case .undo, .redo, .selectAll, .delete: true
    default: false
    }
  }
}
