import Foundation

// Several choices at once, as a property that a row is bound to.

extension TableValue {
  /// The identities of the chosen items: several, one, or none.
  public var chosenIDs: [String] {
    switch self {
    case .choices(let ids): ids
    case .null: []
    case .text, .integer, .number, .flag, .date, .choice: [choiceID]
    }
  }

  /// The identity of the value as one among choices: a number in its fewest digits, a flag as `true` or `false`, and a
  /// moment in the form of ISO 8601.
  fileprivate var choiceID: String {
    switch self {
    case .date(let date):
      let text = editText
      // The form has no fractions of a second.
      return Date(TableValue.text(text)) == date
        ? text : String(date.timeIntervalSinceReferenceDate)
    case .null, .text, .choice, .choices, .integer, .number, .flag: return editText
    }
  }

  /// The values that an identity among choices may stand for, the likeliest first.
  fileprivate static func values(ofChoice id: String) -> [TableValue] {
    let number = Double(id).flatMap { $0.isFinite ? nil : TableValue.number($0) }
    return [.choice(id), .text(id)] + [Int(id).map { .integer($0) }, number].compactMap { $0 }
  }

  /// Returns the place of the value among choices, or nil.
  ///
  /// A number is also the choice that writes it in another way, as 1.0.
  package func place(among choices: [RowControl.Choice]) -> Int? {
    if case .choices(let ids) = self, ids.count != 1 { return nil }
    let id = choiceID
    if let place = choices.firstIndex(where: { $0.id == id }) { return place }
    switch self {
    case .integer, .number:
      return choices.firstIndex {
        Double(TableValue.text($0.id)).map(TableValue.number) == asNumber
      }
    case .null, .text, .flag, .date, .choice, .choices: return nil
    }
  }

  private var asNumber: TableValue? { Double(self).map { .number($0) } }
}

extension Array: TableValueConvertible where Element: TableValueConvertible {
  /// Reads the value of a control; nil if one of the choices makes no sense as an element.
  public init?(_ value: TableValue) {
    let ids = value.chosenIDs
    let elements = ids.compactMap { id in
      TableValue.values(ofChoice: id).lazy.compactMap { Element($0) }.first
    }
    guard elements.count == ids.count else { return nil }
    self = elements
  }

  /// The value as a control shows it.
  public var tableValue: TableValue { .choices(map(\.tableValue.choiceID)) }
}

extension Set: TableValueConvertible where Element: TableValueConvertible {
  /// Reads the value of a control; nil if one of the choices makes no sense as an element.
  public init?(_ value: TableValue) {
    guard let elements = [Element](value) else { return nil }
    self = Set(elements)
  }

  /// The value as a control shows it, in the order of the identities.
  public var tableValue: TableValue { .choices(map(\.tableValue.choiceID).sorted()) }
}
