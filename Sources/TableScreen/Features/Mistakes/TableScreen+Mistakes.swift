import TableCore

extension TableScreen {
  /// Marks a row that was given a wrong value, and adds the way to the report; to be called after
  /// the row's tap and menu were described.
  func describeMistakes(of row: RowContext, in content: inout RowContent) {
    guard marksMistakes(of: row.cell) else { return }
    var parts = [content.body]
    if case .stack(let stack) = content.body, stack.axis == .horizontal { parts = stack.elements }
    content.body = .stack(RowStack(.horizontal, parts + [.badge("!")]))
    content.rowActions[.menu, default: []].append(RowAction(title: MistakeScreen.name))
    if content.tap == nil { content.tap = .action }
  }

  /// Reports the controls of a row that cannot edit what they are bound to: once for rows of one kind.
  func reportMisfits(of row: RowContext, in content: RowContent) {
    for (name, binding) in row.cell.fields {
      guard let control = content.controls.first(where: { $0.name == name }),
        let wanted = control.misfit(binding)
      else { continue }
      let what = "\(wanted), and the property takes a value of the kind \(binding.kind.rawValue)"
      let misfit = Misfit(rowKind: content.kind, control: name, what: what)
      guard formSession.reportedMisfits.insert(misfit).inserted else { continue }
      model.report(
        .unfitControl, what, row: row.cell.title ?? row.cell.id?.description, key: "bind")
    }
  }

  /// Returns whether a row has a mark that leads to the report of a mistake.
  func marksMistakes(of cell: TableCell) -> Bool {
    cell.isMistaken && TableDiagnostics.marksRows
  }

  /// Opens the report of a row's mistakes.
  func openMistakes(of row: NodeID) { open(MistakeScreen(model.mistakes(of: row))) }
}
