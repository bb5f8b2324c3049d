import TableCore

extension TableScreen {
  /// Handles a tap on a row: selects it, and runs its action, toggles its expansion, or opens its link.
  ///
  /// Where several rows can be selected, a tap that opens or closes a row selects nothing: who looks into it does not mean it.
  /// Nor does who uses a control that is the whole row, such as a picker, mean the row.
  func tap(_ tapped: NodeID) {
    guard let row = model.cell(tapped).flatMap({ owner(of: tapped).willSelect(tapped, $0) }),
      let cell = model.cell(row)
    else { return }
    let action = action(of: row, cell)
    if action == nil, settingValues.selectable.selection == .multiple,
      let isExpanded = model.isExpanded(row)
    {
      return setExpanded(!isExpanded, of: .node(row))
    }
    selecting(row, cell, unless: action != nil && cell.action(.action) == nil) {
      if let action, let context = model.context(of: row) {
        let title = cell.text(.actionTitle) ?? cell.title
        perform(action, context.using(title), as: ActionKey(row: row, name: "action"))
      } else if let isExpanded = model.isExpanded(row) {
        setExpanded(!isExpanded, of: .node(row))
      } else if [.off, .momentary].contains(settingValues.selectable.selection),
        let link = cell.link
      {
        owner(of: row).open(link)
      } else if marksMistakes(of: cell) {
        owner(of: row).openMistakes(of: row)
      }
    }
  }

  /// Returns the action of a tap on a row: its own, or else that of its cell class.
  func action(of id: NodeID, _ cell: TableCell) -> TableAction? {
    cell.action(.action) ?? cell.rowCellClass?.action(for: rowContext(of: id, cell), control: nil)
  }

  /// Returns whether a row is a control, such as a picker, whose use does not mean the row.
  func isControl(_ row: RowContext) -> Bool {
    row.cell.action(.action) == nil && action(of: row) != nil
  }

  /// Describes the effect of a tap on a row; call it after its expansion was described.
  func describeTap(on row: RowContext, in content: inout RowContent) {
    content.tap = tap(
      on: row.cell, hasAction: action(of: row) != nil, isExpandable: content.isExpanded != nil,
      pressesButton: row.cell.rowCellClass?.pressesButton(of: row) ?? false,
      in: model.isSelectable(row.id) ? settingValues.selectable.selection : .off,
      isSelected: isSelected(row.id))
    content.tapTitle = row.cell.text(.actionTitle)
  }

  private func action(of row: RowContext) -> TableAction? {
    if let action = row.cell.action(.action) { return action }
    return row.cell.rowCellClass?.action(for: row, control: nil)
  }

  private func tap(
    on cell: TableCell, hasAction: Bool, isExpandable: Bool, pressesButton: Bool,
    in selection: TableSelection, isSelected: Bool
  ) -> RowContent.Tap? {
    if hasAction { return pressesButton ? .press : .action }
    if isExpandable { return .expand }
    switch selection {
    case .single: return .select
    case .multiple: return isSelected ? .deselect : .select
    case .off, .momentary: return cell.link == nil ? nil : .link
    }
  }
}
