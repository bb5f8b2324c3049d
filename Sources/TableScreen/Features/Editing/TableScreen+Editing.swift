package import TableCore

/// The state of edit mode.
@MainActor struct EditingSession {
  var isEditing = false
  /// The queue of the hook `onEditingChanged`.
  let turns = HookTurns()
}

extension TableScreen {
  /// Indicates whether edit mode is on; a child screen's is that of the screen around it.
  public var isEditing: Bool { outermostTable.editingSession.isEditing }

  /// Turns edit mode on or off; for a child screen, that of the screen around it.
  public func setEditing(_ isEditing: Bool) { outermostTable.changeEditing(isEditing) }

  private func changeEditing(_ isEditing: Bool) {
    guard self.isEditing != isEditing else { return }
    editingSession.isEditing = isEditing
    inTurn(editingSession.turns, "onEditingChanged") {
      for case let screen as TableScreen in self.withChildren { screen.onEditingChanged(isEditing) }
    }
    refreshChrome()
  }

  /// Toggles edit mode.
  public func toggleEditing() { setEditing(!isEditing) }

  /// The button that toggles edit mode, for the screen to place: it says Edit, or Done while edit mode is on.
  ///
  /// Without it the host adds a button of its own wherever rows can be edited.
  public var editButton: TableBarButton {
    var button = TableBarButton(
      system: isEditing ? .done : .edit, action: .perform(TableScreen.toggleEditing))
    button.isEditButton = true
    return button
  }

  /// Turns edit mode off without running the hook, as the screen is closed.
  func forgetEditing() { editingSession.isEditing = false }

  /// Describes edit mode; the host adds a button for it if the screen has none.
  func describeEditing(in chrome: inout ScreenChrome) {
    chrome.isEditing = isEditing
    chrome.isEditable = settingValues.isEditable || model.isEditable
    let buttons = chrome.leading + chrome.trailing + chrome.toolbar
    chrome.offersEditing =
      (chrome.isEditable || isEditing)
      && !buttons.contains { $0.isEditButton || $0.face == .system(.edit) }
  }

  /// Returns whether edit mode is there for who has seen, of the rows that are made as somebody looks at them, only `seen`.
  package func offersEditing(seen: Set<NodeID>) -> Bool {
    isEditing || settingValues.isEditable || model.isEditable(seen: seen)
  }

  /// Describes the control that a row has in edit mode.
  func describeEditing(of row: RowContext, in content: inout RowContent) {
    content.editing = RowContent.Editing(rawValue: row.cell.editingStyle.rawValue) ?? .off
    content.deleteTitle = row.cell.text(.deleteTitle)
  }
}
