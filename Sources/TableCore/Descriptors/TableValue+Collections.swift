// Several choices at once, as a property that a row is bound to.

extension TableValue {
  /// The identities of the chosen items: several, one, or none.
  public var chosenIDs: [String] {
    switch self {
    case .choices(let ids): ids
    case .choice(let id), .text(let id): [id]
    case .integer(let integer): [String(integer)]
    case .null, .number, .flag, .date: []
    }
  }
}

extension Array: TableValueConvertible where Element: TableValueConvertible {
  /// Reads the value of a control; nil if one of the choices makes no sense as an element.
  public init?(_ value: TableValue) {
    let ids = value.chosenIDs
    let elements = ids.compactMap { Element(TableValue.choice($0)) }
    guard elements.count == ids.count else { return nil }
    self = elements
  }

  /// The value as a control shows it.
  public var tableValue: TableValue { .choices(compactMap(\.tableValue.chosenIDs.first)) }
}

extension Set: TableValueConvertible where Element: TableValueConvertible {
  /// Reads the value of a control; nil if one of the choices makes no sense as an element.
  public init?(_ value: TableValue) {
    guard let elements = [Element](value) else { return nil }
    self = Set(elements)
  }

  /// The value as a control shows it, in the order of the identities.
  public var tableValue: TableValue { .choices(compactMap(\.tableValue.chosenIDs.first).sorted()) }
}
