package import TableCore

/// Whether edit mode is on.
@MainActor struct EditingSession {
  var isEditing = false
  /// Those of the hook of edit mode.
  let turns = HookTurns()
}

extension TableScreen {
  /// Whether edit mode is on.
  public var isEditing: Bool { editingSession.isEditing }

  /// Turns edit mode on or off.
  public func setEditing(_ isEditing: Bool) {
    guard self.isEditing != isEditing else { return }
    editingSession.isEditing = isEditing
    inTurn(editingSession.turns, "onEditingChanged") { self.onEditingChanged(isEditing) }
    refreshChrome()
  }

  /// Turns edit mode on, or off again.
  public func toggleEditing() { setEditing(!isEditing) }

  /// The button of edit mode, to be put where the screen wants it: it says Edit, or Done while edit mode is on.
  ///
  /// Without it the host offers one of its own wherever rows can be edited.
  public var editButton: TableBarButton {
    var button = TableBarButton(
      system: isEditing ? .done : .edit, action: .perform(TableScreen.toggleEditing))
    button.isEditButton = true
    return button
  }

  /// Forgets that edit mode was on, as the screen is opened again.
  func forgetEditing() { editingSession.isEditing = false }

  /// Describes edit mode; the host offers a button for it where none of the screen's own does.
  func describeEditing(in chrome: inout ScreenChrome) {
    chrome.isEditing = isEditing
    chrome.isEditable = settingValues.isEditable || model.isEditable
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    chrome.offersEditing =
      (chrome.isEditable || isEditing)
      && !buttons.contains { $0.isEditButton || $0.face == .system(.edit) }
  }

  /// Describes which control edit mode gives a row.
  func describeEditing(of row: RowContext, in content: inout RowContent) {
    content.editing = RowContent.Editing(rawValue: row.cell.editingStyle.rawValue) ?? .off
    content.deleteTitle = row.cell.text(.deleteTitle)
  }
}
