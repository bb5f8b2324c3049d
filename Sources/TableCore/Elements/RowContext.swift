/// A row as a cell class sees it when it makes the row's elements.
public struct RowContext {
  /// The identity of the row.
  public let id: NodeID
  /// The cell as described.
  public let cell: TableCell
  /// Indicates whether edit mode is on.
  public let isEditing: Bool
  /// Whether the elements stand at the end of a row, which shows its names itself.
  package let isAccessory: Bool
  /// The values that the controls of the row show, by name.
  let values: [String: TableValue]
  /// The texts of fields with a format, and of those for numbers that the locale writes in its own way, by name.
  let texts: [String: String]
  /// The values of the properties, without drafts that do not fit.
  let bases: [String: TableValue]

  package init(
    id: NodeID, cell: TableCell, values: [String: TableValue] = [:], texts: [String: String] = [:],
    bases: [String: TableValue] = [:], isEditing: Bool, isAccessory: Bool = false
  ) {
    self.id = id
    self.cell = cell
    self.values = values
    self.texts = texts
    self.bases = bases
    self.isEditing = isEditing
    self.isAccessory = isAccessory
  }

  /// The value of the property that the row is bound to, or of its draft; or nil.
  public var value: TableValue? { values[RowControl.boundName] }

  /// The kind of value that the row is bound to, even while something else is typed; or nil.
  package var boundKind: TableValue.Kind? { cell.binding(of: RowControl.boundName)?.kind }

  /// The named values given under ``TableCell/Key/properties``.
  public var properties: TableArguments { cell.properties }

  /// Returns the value that the control of that name shows, or nil if none is known.
  ///
  /// This is the value of the property that the control is bound to, or the value that it was set to since; see
  /// ``TableCell/Key/bind`` and ``TableCell/Key/controls``.
  public func value(of control: String) -> TableValue? { values[control] }

  /// Returns the value that the control of that name shows as `Value`, or nil.
  public func value<Value: TableValueConvertible>(
    of control: String = RowControl.boundName, as type: Value.Type
  ) -> Value? {
    values[control].flatMap { Value($0) }
  }

  /// Returns the control of that name with the value that it shows now.
  ///
  /// ```swift
  /// override func body(for row: RowContext) -> RowElement {
  ///   .row(.text(row.cell.title ?? ""), .spacer, .control(row.control("count", .stepper(0...9, step: 1))))
  /// }
  /// ```
  ///
  /// The control is disabled if it is bound to an element that is gone.
  ///
  /// - Parameters:
  ///   - name: the name under which the row is bound, or has a handler.
  ///   - kind: the kind of the control.
  ///   - value: the value that it shows if it is not bound and was not set.
  ///   - label: the text that a screen reader speaks; by default the title of the row.
  /// - Returns: the control, for an element of the row.
  public func control(
    _ name: String = RowControl.boundName, _ kind: RowControl.Kind, value: TableValue = .null,
    label: String? = nil
  ) -> RowControl {
    let binding = cell.binding(of: name)
    let kind = cell.isSecret ? kind.hidden : kind
    var control = RowControl(
      name, kind.usable, value: shown(name, kind) ?? value,
      isEnabled: values[name] != nil || binding == nil, label: label ?? cell.title ?? "")
    control.isFormatted = binding?.format != nil
    // A base equal to the shown value would add nothing.
    if let base = bases[name], base != control.value { control.base = base }
    return control
  }

  /// Returns the value that a control shows; a field shows its draft.
  private func shown(_ name: String, _ kind: RowControl.Kind) -> TableValue? {
    switch kind {
    case .field, .textArea: texts[name].map { .text($0) } ?? values[name]
    default: values[name]
    }
  }
}

extension RowControl.Kind {
  /// The kind as a field that hides its text, which has one line on every host; other kinds, and fields for dates, stay
  /// as they are.
  fileprivate var hidden: Self {
    switch self {
    case .field(_, let kind) where kind.isDate: self
    case .field(let placeholder, _), .textArea(let placeholder):
      .field(placeholder: placeholder, kind: .secure)
    default: self
    }
  }

  /// The kind with a positive step and, for a slider, finite ends, because other values end the
  /// program in some hosts.
  fileprivate var usable: Self {
    switch self {
    case .stepper(let range, let step) where !(step > 0 && step.isFinite): .stepper(range, step: 1)
    case .slider(let range, let step):
      .slider(range.finite, step: step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
    default: self
    }
  }
}
