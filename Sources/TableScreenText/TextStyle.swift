package import TableScreen

/// The style of a cell of a grid: its role, and marks that need no color.
///
/// A terminal maps roles, and the colors of the app's own texts, to colors that it has, or to none.
package struct TextStyle: Hashable, Sendable {
  /// The role of a text.
  package enum Role: UInt8, Hashable, Sendable, CaseIterable {
    /// An ordinary text.
    case plain
    /// The title of the screen.
    case title
    /// A secondary text, such as a subtitle; drawn dimmer.
    case secondary
    /// The accent: the bar of the cursor, switches that are on, elements that can be pressed.
    case accent
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// A match of a search.
    case match
    /// A mistake.
    case error
    /// A control that can be used.
    case control
    /// A count in a pill.
    case badge
    /// The title bar.
    case bar
    /// Rules and boxes.
    case rule
    /// The text of a notice.
    case notice
    /// A key in the help.
    case key
  }

  /// Marks that need no color.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bolder than the rest.
    package static let bold = Marks(rawValue: 1 << 0)
    /// Dimmer than the rest.
    package static let dim = Marks(rawValue: 1 << 1)
    /// Underlined.
    package static let underline = Marks(rawValue: 1 << 2)
    /// Foreground and background exchanged.
    package static let reverse = Marks(rawValue: 1 << 3)
    /// Part of the row that the cursor is on.
    package static let selected = Marks(rawValue: 1 << 4)
    /// Slanted.
    package static let italic = Marks(rawValue: 1 << 5)
    /// Struck through.
    package static let strikethrough = Marks(rawValue: 1 << 6)
  }

  /// The role of the text.
  package var role: Role
  /// The marks.
  package var marks: Marks
  /// The color that the app gave the text, or nil for that of its role.
  package var color: TableColor?

  /// Creates a style.
  package init(_ role: Role = .plain, _ marks: Marks = [], color: TableColor? = nil) {
    self.role = role
    self.marks = marks
    self.color = color
  }

  /// An ordinary text.
  package static let plain = TextStyle()

  /// Returns the style with more marks.
  package func adding(_ marks: Marks) -> TextStyle {
    TextStyle(role, self.marks.union(marks), color: color)
  }
}
