/// The row from which an action was started, with its positions and control.
@MainActor public struct TableActionContext {
  /// The row, or nil if the action did not start from one, as a bar button's.
  public let row: NodeID?
  /// The cell of the row.
  public let cell: TableCell
  /// The named values of the cell, as given.
  public let arguments: TableArguments
  /// The new value of the control that was used, or nil.
  public let value: TableValue?
  /// The use of a control that started the action, or nil if none did.
  public let control: TableControlEvent?
  /// The row's position on screen when the action began, or nil.
  public let tablePath: TablePath?
  /// The row's position as written when the action began, which for one that takes time, or asks first, is after its event;
  /// nil if the row is gone.
  public let dataPath: DataPath?
  /// The objects whose methods may answer, the nearest first: the row's groups, then the screen.
  package let targets: [any ActionTarget]
  /// The title of the control that a person used, such as a button, or nil.
  package var used: String?

  package init(
    row: NodeID? = nil, cell: TableCell = TableCell(), arguments: TableArguments? = nil,
    control: TableControlEvent? = nil, tablePath: TablePath? = nil, dataPath: DataPath? = nil,
    targets: [any ActionTarget]
  ) {
    self.row = row
    self.cell = cell
    self.arguments = arguments ?? cell.arguments
    self.value = control?.value
    self.control = control
    self.tablePath = tablePath
    self.dataPath = dataPath
    self.targets = targets
  }

  /// Returns the context with other arguments.
  package func with(_ arguments: TableArguments) -> TableActionContext {
    var context = TableActionContext(
      row: row, cell: cell, arguments: arguments, control: control, tablePath: tablePath,
      dataPath: dataPath, targets: targets)
    context.used = used
    return context
  }

  /// Returns the context with the positions that its row has by now.
  package func at(_ tablePath: TablePath?, _ dataPath: DataPath?) -> TableActionContext {
    var context = TableActionContext(
      row: row, cell: cell, arguments: arguments, control: control, tablePath: tablePath,
      dataPath: dataPath, targets: targets)
    context.used = used
    return context
  }

  /// Returns the context with the title of the control that a person used.
  package func using(_ title: String?) -> TableActionContext {
    var context = self
    context.used = title
    return context
  }

  /// Returns the nearest target of type `Target`.
  ///
  /// - Throws: ``NobodyAnswers`` if neither the screen nor a group around the row is of that type.
  package func target<Target: ActionTarget>(_ type: Target.Type = Target.self) throws -> Target {
    for target in targets { if let answer = target as? Target { return answer } }
    throw NobodyAnswers(wanted: "\(Target.self)", asked: targets.map { "\(Swift.type(of: $0))" })
  }
}

/// An error: an action names a method of a class that neither the screen nor a group around the row is.
package struct NobodyAnswers: Error {
  let wanted: String
  let asked: [String]

  /// Returns the mistake in words: the missing class that `subject` names a member of, and the
  /// classes that are there.
  package static func what(_ subject: String, _ error: any Error) -> String {
    guard let nobody = error as? NobodyAnswers else { return "\(subject) that fails: \(error)" }
    return
      "\(subject) of \(nobody.wanted), but there is only \(nobody.asked.joined(separator: ", "))"
  }
}
