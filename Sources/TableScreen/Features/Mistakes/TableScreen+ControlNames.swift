import TableCore

// A cell class may show a control only at times, so that a name without a control is no mistake by itself. It is one where
// the row shows the control that is meant.
extension TableScreen {
  /// Reports the names of controls to which a row gives a property or an action and that it does not have: once for rows of
  /// one kind.
  func reportUnknownControls(of row: RowContext, in content: RowContent) {
    let names = row.cell.namesOfControls
    if names.isEmpty { return }
    let controls = content.controls + content.controlsOfAccessory
    formSession.controlNames[content.kind, default: []].formUnion(controls.map(\.name))
    let known = formSession.controlNames[content.kind] ?? []
    for (key, names) in names {
      let unknown = names.subtracting(known)
      for name in unknown.sorted() {
        let others = controls.filter { !names.contains($0.name) && takesName(of: key, $0) }
        let guess = guess(name, among: others, of: row, isOnly: unknown.count == 1)
        guard guess != nil || isSurelyUnknown(name, of: row) else { continue }
        let what = "no control is named \(quoted(name))"
        let misfit = Misfit(rowKind: content.kind, control: name, what: what)
        guard formSession.reportedMisfits.insert(misfit).inserted else { continue }
        model.report(
          .unknownControl, what, row: row.cell.title ?? row.cell.id?.description, key: key,
          remedy: guess.map { "write “\($0)”" })
      }
    }
  }

  /// Returns whether a control can be meant under a key: a button edits nothing.
  private func takesName(of key: String, _ control: RowControl) -> Bool {
    if key == "bind", case .button = control.kind { return false }
    return true
  }

  /// Returns whether a row has no cell class of its own and none of the controls that such a row can have.
  private func isSurelyUnknown(_ name: String, of row: RowContext) -> Bool {
    let usual: Set = [RowControl.boundName, RowControl.accessoryName]
    return row.cell.cellClass == nil && !usual.contains(name)
  }

  /// Returns the name of the control that is meant by a name that no control of the row has, or nil if none surely is.
  ///
  /// A control that the row names is meant only by the same letters in another order: the likes of it, as the second of two
  /// fields, may be there at other times. One that nothing answers to is meant by a similar name. It is meant by any name,
  /// too, if it is the only field or button of the kind, which is of no use to anybody; a choice may lead to other controls.
  private func guess(
    _ name: String, among controls: [RowControl], of row: RowContext, isOnly: Bool
  ) -> String? {
    let letters = name.lowercased().sorted()
    if let same = controls.first(where: { $0.name.lowercased().sorted() == letters }) {
      return same.name
    }
    let usual = RowControl.boundName
    let free = controls.filter {
      !row.cell.names($0.name) || $0.name == usual && !name.hasPrefix(usual)
    }
    if let guess = nearest(name, among: free.map(\.name)) { return guess }
    let idle = free.filter { control in
      switch control.kind {
      case .field, .textArea, .button:
        !row.cell.names(control.name)
          && row.cell.rowCellClass?.action(for: row, control: control.name) == nil
      case .toggle, .slider, .stepper, .segments, .menu, .color, .rating: false
      }
    }
    return isOnly && idle.count == 1 ? idle[0].name : nil
  }
}

extension TableCell {
  /// Returns whether the row gives a control a property or an action.
  fileprivate func names(_ control: String) -> Bool {
    binding(of: control) != nil || handler(of: control, .changed) != nil
      || handler(of: control, .typed) != nil
  }

  /// The names of controls that the row gives properties and actions to, by the key that does.
  fileprivate var namesOfControls: [(key: String, names: Set<String>)] {
    var all: [(key: String, names: Set<String>)] = []
    if case .bindings(let bindings)? = attribute(.bind) {
      all.append(("bind", Set(bindings.fields.map(\.name))))
    }
    if case .handlers(let handlers)? = attribute(.controls) {
      for names in [handlers.handlers.keys, handlers.typing.keys] where !names.isEmpty {
        all.append(("controls", Set(names)))
      }
    }
    return all
  }
}

extension RowContent {
  /// The controls among the elements at the end of the row that a cell class has made.
  fileprivate var controlsOfAccessory: [RowControl] {
    guard case .element(let element) = accessory else { return [] }
    return element.flattened.compactMap {
      if case .control(let control) = $0 { control } else { nil }
    }
  }
}
