package import TableCore

extension TableScreen {
  /// The rows that are selected, in the order in which they were.
  public var selectedRows: [NodeID] { model.selection }

  /// The ids that the selected rows were given, by `.id` or by their items, in the same order.
  ///
  /// Rows without an id are left out.
  public var selectedIDs: [TableCell.ID] {
    model.selection.compactMap { model.authorID(of: $0) }
  }

  /// Selects rows, of a section all; where only one can be, the last one stays.
  ///
  /// Before the first reading this waits for it; a selector that means no row is reported.
  public func select(_ selector: TableSelector) {
    onceLoaded { self.selectNow(selector) }
  }

  private func selectNow(_ selector: TableSelector) {
    let rows = selectable(selector)
    if rows.isEmpty, selector != .all {
      return model.reportNothing(selector, "select", "row")
    }
    model.update {
      if selection == .multiple {
        model.setSelected(true, rows)
      } else if let row = rows.last {
        select(row)
      }
    }
  }

  /// Lets go of rows, of a section all.
  public func deselect(_ selector: TableSelector) {
    model.update { model.setSelected(false, selectable(selector)) }
  }

  /// How rows are selected, which of a table inside another one that one says.
  private var selection: TableSelection { outermostTable.settingValues.selectable.selection }

  /// The rows that a selector means; titles that stand among them are none.
  private func selectable(_ selector: TableSelector) -> [NodeID] {
    ((try? model.rows(selector, of: part)) ?? []).filter(model.isSelectable)
  }

  /// Lets go of all rows, those that have left and may return among them.
  public func clearSelection() {
    model.deselectAll()
  }

  /// Selects a tapped row, runs `action`, and lets go of the row where it does not stay selected.
  func selecting(_ row: NodeID, _ cell: TableCell, _ action: () -> Void) {
    guard model.isSelectable(row) else { return action() }
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
    guard settingValues.selectable.selection == .multiple else { return }
    chrome.selectedCount = model.selection.count
  }

  /// Whether a row is selected, whatever it looks like.
  func isSelected(_ row: NodeID) -> Bool { model.isSelected(row) }

  /// Whether a row bears a check mark, since it is selected.
  func isMarked(_ row: NodeID) -> Bool { settingValues.selectable.marks && isSelected(row) }

  /// Describes whether a row is selected.
  func describeSelection(of row: RowContext, in content: inout RowContent) {
    content.isSelected = isSelected(row.id) && row.cell.symbol(.selectionStyle) != .off
  }

  /// Tells all screens of the table, of which each sees the same rows selected.
  func tellSelection() {
    inTurn(selectionTurns, "onSelectionChanged") {
      for case let screen as TableScreen in self.withChildren { screen.onSelectionChanged() }
    }
  }
}
