/// An accessory: the sign or control at the end of a row.
public struct TableAccessory {
  /// The kinds of accessory.
  package enum Kind {
    case symbol(TableSymbol)
    /// A switch: its state as described, or the binding to read it from; and the action of a change.
    case toggle(isOn: Bool, binding: TableBinding?, changed: TableAction?)
    /// A short text in a pill.
    case badge(String)
    /// A picture.
    case image(TableImage)
    /// A button with a text.
    case button(String)
    /// Elements that a class of the app's own makes.
    case view(TableCellClass, TableArguments)
  }

  package let kind: Kind
  /// The action of a tap on the accessory, beside that of the row.
  package var action: TableAction?
  /// The label of a control for screen readers, or nil for the row's title.
  package var label: String?

  package init(_ kind: Kind, action: TableAction? = nil) {
    self.kind = kind
    self.action = action
  }

  init(_ symbol: TableSymbol) { self.init(.symbol(symbol)) }

  /// Indicates whether the accessory is a switch.
  public var isSwitch: Bool { if case .toggle = kind { true } else { false } }

  /// Sets the label that a screen reader speaks for the control at the end of the row, by default the row's title, or that of a
  /// button.
  public func labeled(_ label: String) -> TableAccessory {
    var accessory = self
    accessory.label = label
    return accessory
  }

  /// The picture at the end of the row, or nil for another accessory.
  var image: TableImage? { if case .image(let image) = kind { image } else { nil } }

  /// The accessory with the nearest radius and size of its picture that there are.
  var fitted: TableAccessory {
    guard let image else { return self }
    var fitted = TableAccessory(.image(image.fitted), action: action)
    fitted.label = label
    return fitted
  }

  func isSameContent(as other: TableAccessory) -> Bool {
    guard label == other.label, (action == nil) == (other.action == nil) else { return false }
    return switch (kind, other.kind) {
    case (.symbol(let a), .symbol(let b)): a == b
    case (.toggle(let a, let x, _), .toggle(let b, let y, _)):
      a == b && x?.identity == y?.identity
    case (.badge(let a), .badge(let b)), (.button(let a), .button(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.view(let a, let x), .view(let b, let y)): a == b && x.isSameContent(as: y)
    default: false
    }
  }
}

extension TableAccessory: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.accessory(self), for: key)
  }
}

extension CellValue where Self == TableAccessory {
  /// A button for details, with its action.
  public static func detail(_ action: TableAction) -> TableAccessory {
    TableAccessory(.symbol(.detail), action: action)
  }

  /// A switch without an action: only the screen's `onValueChanged(_:)` is told of its changes.
  public static func `switch`(_ isOn: Bool) -> TableAccessory {
    TableAccessory(.toggle(isOn: isOn, binding: nil, changed: nil))
  }

  /// A switch that shows and sets a property of `object`.
  @MainActor public static func `switch`<Object: AnyObject>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Bool>
  ) -> TableAccessory {
    TableAccessory(.toggle(isOn: false, binding: .to(object, property), changed: nil))
  }

  /// A switch that shows and sets a property of the screen, or of the group around the row.
  @MainActor public static func `switch`<Target: ActionTarget>(
    _ property: ReferenceWritableKeyPath<Target, Bool>
  ) -> TableAccessory {
    TableAccessory(.toggle(isOn: false, binding: .to(property), changed: nil))
  }

  /// A switch that runs an action, which finds the new state in its context.
  public static func `switch`(_ isOn: Bool, changed: TableAction) -> TableAccessory {
    TableAccessory(.toggle(isOn: isOn, binding: nil, changed: changed))
  }

  /// A switch that calls a method with the new state.
  @MainActor public static func `switch`<Target: ActionTarget>(
    _ isOn: Bool, changed: @escaping @MainActor (Target) -> @MainActor (Bool) -> Void
  ) -> TableAccessory {
    toggle(isOn, .now { try changed($0.target())($0.isOn) })
  }

  /// A switch that calls a throwing method with the new state; an error puts the switch back.
  @MainActor public static func `switch`<Target: ActionTarget>(
    _ isOn: Bool, changed: @escaping @MainActor (Target) -> @MainActor (Bool) throws -> Void
  ) -> TableAccessory {
    toggle(isOn, .now { try changed($0.target())($0.isOn) })
  }

  /// A switch that calls an asynchronous method with the new state; an error puts the switch back.
  @MainActor public static func `switch`<Target: ActionTarget>(
    _ isOn: Bool, changed: @escaping @MainActor (Target) -> @MainActor (Bool) async throws -> Void
  ) -> TableAccessory {
    toggle(isOn, .later { try await changed($0.target())($0.isOn) })
  }

  /// A switch that calls a method with the new state and `value`.
  @MainActor public static func `switch`<Target: ActionTarget, Value>(
    _ isOn: Bool, changed: @escaping @MainActor (Target) -> @MainActor (Bool, Value) -> Void,
    _ value: Value
  ) -> TableAccessory {
    toggle(isOn, .now { try changed($0.target())($0.isOn, value) })
  }

  /// A switch that calls a throwing method with the new state and `value`; an error puts it back.
  @MainActor public static func `switch`<Target: ActionTarget, Value>(
    _ isOn: Bool,
    changed: @escaping @MainActor (Target) -> @MainActor (Bool, Value) throws -> Void,
    _ value: Value
  ) -> TableAccessory {
    toggle(isOn, .now { try changed($0.target())($0.isOn, value) })
  }

  /// A switch that calls an asynchronous method with the new state and `value`; an error puts it back.
  @MainActor public static func `switch`<Target: ActionTarget, Value>(
    _ isOn: Bool,
    changed: @escaping @MainActor (Target) -> @MainActor (Bool, Value) async throws -> Void,
    _ value: Value
  ) -> TableAccessory {
    toggle(isOn, .later { try await changed($0.target())($0.isOn, value) })
  }

  private static func toggle(_ isOn: Bool, _ changed: TableAction.Body) -> TableAccessory {
    TableAccessory(.toggle(isOn: isOn, binding: nil, changed: TableAction(changed)))
  }
}

extension TableActionContext {
  /// The new state of the switch that was used; false if the action did not come from one.
  public var isOn: Bool { value == .flag(true) }
}
