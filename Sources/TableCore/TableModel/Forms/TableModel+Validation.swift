extension TableModel {
  /// Returns the message of the synchronous checks of a control's value, or nil.
  func problem(
    of name: String, _ value: TableValue, _ context: TableActionContext
  ) throws -> String? {
    for (control, check) in context.cell.checks where control == name {
      let problem = try check.problem(at: context, value) { requiredText(of: name, context) }
      if let problem { return problem }
    }
    return nil
  }

  /// Returns the message about nothing in a control that requires something, or nil.
  func lack(of name: String, _ value: TableValue, _ context: TableActionContext) -> String? {
    context.cell.checks.lazy.filter { $0.control == name }.firstNonNil { _, check in
      guard case .rules(let rules) = check, rules.isRequired, value.isEmpty else { return nil }
      return rules.problem(of: value) { self.requiredText(of: name, context) }
    }
  }

  /// Returns the message about a required control that is empty.
  private func requiredText(of name: String, _ context: TableActionContext) -> String {
    let isTyped = context.row.flatMap { owner?.isTyped(into: name, of: $0) } ?? true
    return isTyped ? TableWords.current.required : TableWords.current.requiredChoice
  }

  /// The rows that a commit of the whole form looks at, in the order of the table: those with checks that are
  /// not hidden by hand, and those with something typed, refused or not.
  package var rowsToCheck: [NodeID] {
    readCollapsedGroups()
    var rows: Set<NodeID> = []
    for section in tree.sections.values {
      if section.rows.isLazy {
        for (row, cell) in section.rows.realized where cell.attribute(.validate) != nil {
          rows.insert(row)
        }
      } else {
        for (index, cell) in section.rows.cells.enumerated()
        where cell.attribute(.validate) != nil {
          rows.insert(section.rows.column.id(at: index))
        }
      }
    }
    rows = rows.filter { !isOutOfForm($0) }
    return inOrder(Array(rows.union(typedRowsToCheck).union(rowsWithRefused)))
  }

  /// The rows in view of the form with a typed text that was refused and still shows, in no order.
  package var rowsWithRefused: [NodeID] {
    rowsWithMessages.filter { !isOutOfForm($0) && !refusedValues(of: $0).isEmpty }
  }

  /// Returns the problems of a row: values that do not fit first, then the checks, asynchronous ones last.
  ///
  /// In a row that is away, or hidden, only controls with something typed are checked.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isTrial: true if a refused text is checked anew, as nobody has tried to set it again.
  /// - Returns: the message by the name of the control.
  /// - Throws: the error of a check.
  package func problems(
    of row: NodeID, isTrial: Bool = false
  ) async throws -> [(control: String, message: String)] {
    guard let context = formContext(of: row) else { return [] }
    var problems: [(control: String, message: String)] = []
    let fields = fieldsToCheck(of: row)
    let looked = isOutOfForm(row) ? Set(fields.map(\.name)) : nil
    for (name, binding, draft) in fields {
      if !draft.isFit {
        problems.append((name, try remedy(of: name, draft.value, binding, context)))
      } else if try binding.read(context) == nil {
        problems.append((name, TableWords.current.propertyGone))
      }
    }
    for (name, binding) in context.cell.fields where looked == nil {
      guard let message = fieldMessage(of: row, name), let refused = message.refused else {
        continue
      }
      if isTrial, let fit = binding.taken(refused, over: boundValue(of: row, binding)),
        try problem(of: name, fit, context) == nil
      {
        continue
      }
      problems.append((name, message.text))
    }
    for isLater in [false, true] {
      for (name, check) in context.cell.checks where check.isLater == isLater {
        guard !problems.contains(where: { $0.control == name }), looked?.contains(name) ?? true
        else { continue }
        let value = values(of: row, context.cell)[name] ?? .null
        do {
          let problem = try await check.problem(with: value, context) {
            requiredText(of: name, context)
          }
          if let problem {
            problems.append((name, problem))
            reportUnchecked(name, of: row, context.cell)
          }
        } catch is CancellationError where !Task.isCancelled {
          // The commit was not cancelled, so the check has failed like any other.
          problems.append((name, TableWords.current.cancelled))
        }
      }
    }
    return problems
  }

  /// Reports a check of a control that the row does not have, which a person cannot satisfy.
  private func reportUnchecked(_ name: String, of row: NodeID, _ cell: TableCell) {
    guard cell.binding(of: name) == nil, overlay.controlValues[row]?[name] == nil,
      owner?.hasControl(name, in: row) == false
    else { return }
    let what = name == TableBinding.name ? "the row edits nothing" : "there is no control \(name)"
    report(
      .uncheckedControl, what, in: tree.find(row)?.section,
      row: cell.title ?? cell.id?.description, key: "validate")
  }
}

extension TableValidation.Body {
  fileprivate var isLater: Bool { if case .later = self { true } else { false } }

  @MainActor fileprivate func problem(
    with value: TableValue, _ context: TableActionContext, required: () -> String
  ) async throws -> String? {
    if case .later(let check) = self { return try await check(context, value) }
    return try problem(at: context, value, required: required)
  }

  /// Returns the message of the synchronous checks, or nil.
  @MainActor fileprivate func problem(
    at context: TableActionContext, _ value: TableValue, required: () -> String
  ) throws -> String? {
    switch self {
    case .now(let check): try check(context, value)
    case .rules(let rules): rules.problem(of: value, required: required)
    case .later: nil
    }
  }
}
