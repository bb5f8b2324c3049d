package import TableScreen

/// The focus: the element that keys go to.
package enum TextFocus: Hashable, Sendable {
  /// The rows.
  case rows
  /// The search field; the caret stands before the character of that offset.
  case search(caret: Int)
  /// A field, or a text area, of a row.
  case field(TextEdit)
  /// The question whether a row is to be deleted.
  case confirmDelete(NodeID)
  /// A menu over the rows.
  case menu(TextMenu)
  /// The help over the rows, with the number of its lines that are scrolled away.
  case help(scroll: Int)
  /// The index at the edge; the entry of that place is chosen.
  case index(Int)
  /// An element around the rows that can be pressed: a bar button, the way back.
  case bar(TextTarget)
}

/// A text that is being edited in a row.
package struct TextEdit: Hashable, Sendable {
  /// The row.
  package var row: NodeID
  /// The name of the control.
  package var control: String
  /// The text as typed so far.
  package var text: String
  /// The text before it was edited.
  package let original: String
  /// True if the form knows of the text as typed.
  package var isKept = false
  /// The character before which the caret stands, as an offset.
  package var caret: Int

  /// Starts to edit a text, at its end.
  package init(row: NodeID, control: String, text: String) {
    self.row = row
    self.control = control
    self.text = text
    original = text
    caret = text.count
  }
}

/// A menu over the rows.
package struct TextMenu: Hashable, Sendable {
  /// One entry of a menu.
  package struct Item: Hashable, Sendable {
    /// The title that a person reads.
    package var title: String
    /// The text at the end of the entry, such as the key that does the same.
    package var detail = ""
    /// True if the entry is the current choice.
    package var isChecked = false
    /// True if the entry can be chosen.
    package var isEnabled = true

    /// Creates an entry.
    package init(_ title: String, detail: String = "", isChecked: Bool = false) {
      self.title = title
      self.detail = detail
      self.isChecked = isChecked
    }
  }

  /// The row that the menu belongs to, or nil.
  package var row: NodeID?
  /// The title of the menu.
  package var title: String
  /// The sentence above the entries; empty where there is none.
  package var message = ""
  /// The entries, from top to bottom.
  package var items: [Item]
  /// The entry that is chosen now.
  package var selected: Int

  /// The place at which a pointer opened the menu, or nil.
  package var corner: TextFrame.Position?

  /// Creates a menu.
  package init(title: String, row: NodeID? = nil, items: [Item], selected: Int = 0) {
    self.title = title
    self.row = row
    self.items = items
    self.selected = selected
  }
}
