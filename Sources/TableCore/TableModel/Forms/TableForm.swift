/// The form of a table: the drafts of its rows, and their bindings.
///
/// ```swift
/// screen.form["milk"]["count"] = .integer(5)
/// #expect(screen.form.isDirty)
/// try await screen.commitForm()
/// ```
@MainActor public struct TableForm {
  let model: TableModel
  let part: GroupToken?
  let isPart: @MainActor (NodeID) -> Bool

  /// Creates the form of a part of the table, whose rows are those that `isPart` is true for.
  package init(
    model: TableModel, of part: GroupToken?, isPart: @escaping @MainActor (NodeID) -> Bool
  ) {
    (self.model, self.part, self.isPart) = (model, part, isPart)
  }

  /// The rows with something typed that is not written yet, hidden or not, in the order of the table.
  ///
  /// Rows that left the table without being deleted, with the row above them or by themselves, come last.
  ///
  /// A draft that is wrong, or whose element its array no longer has, counts even if its row is
  /// away or hidden, until a commit has written all others. Then such a draft waits until its row
  /// shows, or it can be written, and its row is left out here.
  ///
  /// For a closed screen these are the rows that were dirty when it was closed.
  public var dirtyRows: [NodeID] { rows.filter(isPart) }

  private var rows: [NodeID] {
    guard model.isLetGo else { return model.dirtyRows }
    return model.rowsLeftDirty.filter { model.overlay.drafts.contains($0) }
  }

  /// Indicates whether anything was typed that is not written yet.
  public var isDirty: Bool {
    if model.isLetGo { return !dirtyRows.isEmpty }
    return model.overlay.drafts.typed.keys.contains {
      isPart($0) && !model.dirtyFields(of: $0).isEmpty
    }
  }

  /// The first row that the selector means; its values are nil if there is none.
  ///
  /// In the form of a screen inside another one, a selector means only rows of that screen.
  public subscript(_ selector: TableSelector) -> TableFormRow {
    let rows = model.formRows(selector, of: part)
    let row = rows.first { model.formCell($0) != nil && (part == nil || isPart($0)) }
    return TableFormRow(model: model, id: row)
  }
}

/// The form of one row: its drafts and bindings.
@MainActor public struct TableFormRow {
  let model: TableModel
  /// The row, or nil if there is none.
  public let id: NodeID?

  /// The value that the control of that name shows: its draft, or the value that it is bound to;
  /// nil if neither is known.
  ///
  /// A value that is set waits in a draft, is written if the control is bound at once, or else
  /// stays in the row; `.null` stands for no value, and nil changes nothing.
  public subscript(_ name: String) -> TableValue? {
    get {
      guard let id, let cell = model.formCell(id) else { return nil }
      model.bind(id)
      return model.values(of: id, cell)[name]
    }
    nonmutating set {
      guard let id, let newValue else { return }
      let old = model.typedDrafts[id]?[name]
      defer { model.owner?.noteGiven(name, of: id, over: old) }
      if let away = model.awayRow(id) {
        _ = try? model.setAwayValue(newValue, of: id, name, away, isTyped: false)
      } else {
        model.update { _ = try? model.setValue(newValue, of: id, name, isTyped: false) }
      }
    }
  }

  /// The value of the control that edits what the row is bound to, named ``RowControl/boundName``.
  public var value: TableValue? {
    get { self[TableBinding.name] }
    nonmutating set { self[TableBinding.name] = newValue }
  }

  /// Returns the value of the control of that name as `Value`, or nil if it has none, or one that
  /// does not fit.
  public func value<Value: TableValueConvertible>(
    of name: String = RowControl.boundName, as type: Value.Type
  ) -> Value? {
    guard let id, let binding = model.formCell(id)?.binding(of: name) else {
      return self[name].flatMap { Value($0) }
    }
    return model.isUnfit(id, name, binding) ? nil : self[name].flatMap { Value($0) }
  }

  /// The names of the controls with something typed that is not written yet, in their order.
  public var dirtyNames: [String] { id.map { model.dirtyFields(of: $0).map(\.name) } ?? [] }

  /// Indicates whether anything was typed that is not written yet.
  public var isDirty: Bool { !dirtyNames.isEmpty }

  /// The title of the row, or nil.
  public var title: String? { id.flatMap { model.formCell($0)?.title } }

  /// The validation message of the row, or nil.
  public var message: String? {
    id.flatMap { id in model.formCell(id).flatMap { model.message(of: id, $0) } }
  }
}
