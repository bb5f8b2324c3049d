package import TableCore

extension TableScreen {
  /// The selected rows, in the order in which they were selected.
  public var selectedRows: [NodeID] { model.selection }

  /// The ids of the selected rows, given by `.id` or by their items, in the same order.
  ///
  /// Rows without an id are left out.
  public var selectedIDs: [TableCell.ID] {
    model.selection.compactMap { model.authorID(of: $0) }
  }

  /// Selects rows, or all rows of a section; if only one can be selected, the last one, and if none can, none.
  ///
  /// While the screen is not open the call waits for that; a selector that matches no row is reported.
  public func select(_ selector: TableSelector) {
    onceLoaded { $0.selectNow(selector) }
  }

  private func selectNow(_ selector: TableSelector) {
    let rows = selectable(selector)
    if rows.isEmpty, selector != .all {
      return model.reportNothing(selector, "select", "row")
    }
    model.update {
      switch selection {
      case .off: return
      case .multiple: model.setSelected(true, rows)
      case .momentary, .single: if let row = rows.last { select(row) }
      }
    }
  }

  /// Selects a row that was selected when the state was saved, beside others where several may have been.
  func restoreSelection(of row: NodeID) {
    switch selection {
    case .off: return
    case .momentary, .multiple: model.setSelected(true, row)
    case .single: model.update { select(row) }
    }
  }

  /// Lets go of rows that the settings, which are others now, do not allow to be selected.
  func fitSelection() {
    guard isLoaded, container == nil else { return }
    switch selection {
    case .off: model.deselectAll()
    case .single: if model.selection.count > 1 { model.deselectAll(but: model.selection.last) }
    case .momentary, .multiple: return
    }
  }

  /// Deselects rows, or all rows of a section; while the screen is not open the call waits for that.
  public func deselect(_ selector: TableSelector) {
    onceLoaded { screen in
      screen.model.update { screen.model.setSelected(false, screen.selectable(selector)) }
    }
  }

  /// The way in which rows are selected; a child screen's is that of the screen around it.
  private var selection: TableSelection { outermostTable.settingValues.selectable.selection }

  /// Returns the rows that a selector matches, without those that cannot be selected, as titles of sections.
  private func selectable(_ selector: TableSelector) -> [NodeID] {
    ((try? model.rows(selector, of: part)) ?? []).filter(model.isSelectable)
  }

  /// Deselects all rows, including those that have left the table and may return, and those that were to be selected once
  /// the screen is open.
  public func clearSelection() {
    onceLoaded { $0.model.deselectAll() }
  }

  /// True if selecting all rows has an effect: several rows can be selected, and there are some.
  var canSelectAll: Bool { selection == .multiple && layout.hasRow(where: model.isSelectable) }

  /// Selects all rows on screen, those of groups, children and child screens among them, as the command of a person
  /// does; rows that are hidden, or left out by a search, stay as they are.
  func selectAllOnScreen() {
    guard selection == .multiple else { return }
    model.setSelected(true, layout.rowIDs.filter { model.isSelectable($0) && !isControl($0) })
  }

  /// Returns whether a row is a control, as far as that is known: to find out, no row is made.
  private func isControl(_ row: NodeID) -> Bool {
    guard let cell = model.madeCell(row), cell.rowCellClass != nil else { return false }
    return isControl(rowContext(of: row, cell))
  }

  /// True if a person can delete a selected row.
  var canDeleteSelection: Bool { model.hasSelected(where: mayDelete) }

  /// Deletes the selected rows on screen that a person can delete.
  func deleteSelection() { send(.delete(selectedRows.filter(mayDelete))) }

  /// Returns whether a person can delete a row on screen, as far as that is known: that of a far row is known only once it
  /// was read.
  private func mayDelete(_ row: NodeID) -> Bool {
    layout.tablePath(of: row) != nil
      && (model.isFar(row) || model.cell(row)?.editingStyle == .delete)
  }

  /// Selects a tapped row, runs `action`, and deselects the row if it does not stay selected.
  ///
  /// A row that is a control is marked only while it is used, and is none of the selected rows.
  func selecting(
    _ row: NodeID, _ cell: TableCell, unless isControl: Bool, _ action: () -> Void
  ) {
    guard model.isSelectable(row) else { return action() }
    if isControl, settingValues.selectable.selection != .momentary { return action() }
    switch settingValues.selectable.selection {
    case .off: action()
    case .momentary:
      model.update {
        model.setSelected(true, row)
        action()
        if cell.flag(.keepSelection) != true, shownDetail?.row != row {
          model.setSelected(false, row)
        }
      }
    case .single:
      let mayChange = model.selection.allSatisfy { $0 == row || mayDeselect($0) }
      if mayChange { model.update { select(row) } }
      action()
    case .multiple:
      let isSelected = isSelected(row)
      if !isSelected || mayDeselect(row) {
        model.update { model.setSelected(!isSelected, row) }
      }
      action()
    }
  }

  /// Returns whether a tap on a row chooses it, whatever else it does.
  func isChosen(byTapOn row: NodeID) -> Bool {
    model.isSelectable(row) && [.single, .multiple].contains(settingValues.selectable.selection)
  }

  private func mayDeselect(_ row: NodeID) -> Bool {
    model.cell(row).map { owner(of: row).shouldDeselect(row, $0) } ?? true
  }

  private func select(_ row: NodeID) {
    if selection != .multiple {
      model.deselectAll(but: row)
    }
    model.setSelected(true, row)
  }

  /// Describes how many rows are selected.
  func describeSelection(in chrome: inout ScreenChrome) {
    chrome.selectsSeveral = settingValues.selectable.selection == .multiple
    guard chrome.selectsSeveral else { return }
    chrome.selectedCount = model.selection.count
  }

  /// Returns whether a row is selected, even if its style does not show it.
  func isSelected(_ row: NodeID) -> Bool { model.isSelected(row) }

  /// Returns whether a row bears the check mark of a selected row.
  func isMarked(_ row: NodeID) -> Bool { settingValues.selectable.marks && isSelected(row) }

  /// Describes whether a row is selected, and can be.
  func describeSelection(of row: RowContext, in content: inout RowContent) {
    content.isSelectable = model.isSelectable(row.id)
    content.isAmongSeveral =
      settingValues.selectable.selection == .multiple && !isControl(row)
    content.isSelected = isSelected(row.id) && row.cell.symbol(.selectionStyle) != .off
  }

  /// Runs the selection hook of the screen and its children, which share one selection.
  func tellSelection() {
    inTurn(selectionTurns, "onSelectionChanged") {
      for case let screen as TableScreen in self.withChildren { screen.onSelectionChanged() }
    }
  }
}
